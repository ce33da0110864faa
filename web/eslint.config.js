import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

/** Rules that need types are for modules only: in components they would take three times as long. */
export default defineConfig(
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { ignores: ["src/lib/protocol.ts", "src/games/*/shapes.ts"] }, // generated
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-dynamic-delete": "off", // records are our dictionaries
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check decides which warnings there are
      "svelte/prefer-svelte-reactivity": "off", // sets and maps that are only filled while they are made
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ["src/**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/unbound-method": "off", // interfaces write their callbacks as methods
    },
  },
);
