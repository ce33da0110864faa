/** Lets Node run modules of the client as they are: imports without an ending mean TypeScript. */

import { registerHooks } from "node:module";

registerHooks({
  resolve(name, context, next) {
    return next(name.startsWith(".") && !/\.(ts|js|json)$/.test(name) ? `${name}.ts` : name, context);
  },
});
