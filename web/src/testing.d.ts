/** As much of Node's test runner as the client's own tests use. */

declare module "node:test" {
  export default function test(sentence: string, run: () => void | Promise<void>): void;
  export const mock: {
    timers: { enable(which: { apis: string[] }): void; reset(): void; tick(milliseconds: number): void };
  };
}

declare module "node:assert/strict" {
  export function equal(found: unknown, expected: unknown, message?: string): void;
  export function notEqual(found: unknown, expected: unknown, message?: string): void;
  export function deepEqual(found: unknown, expected: unknown, message?: string): void;
  export function ok(found: unknown, message?: string): void;
  export function throws(run: () => unknown): void;
  export function rejects(promise: Promise<unknown>): Promise<void>;
}

declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
}
