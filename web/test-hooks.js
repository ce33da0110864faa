/** Lets Node run modules of the client as they are: `$lib` is a folder, imports without an ending mean TypeScript. */

import { registerHooks } from "node:module";

const LIB = new URL("src/lib/", import.meta.url).href;

registerHooks({
  resolve(name, context, next) {
    const path = name.replace(/^\$lib\//, LIB);
    const ours = path.startsWith(".") || path.startsWith(LIB);
    return next(ours && !/\.(ts|js|json)$/.test(path) ? `${path}.ts` : path, context);
  },
});
