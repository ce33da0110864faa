/** Documents to and from a person's files. */

import type { Json } from "../protocol";

export function download(name: string, document_: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(document_, null, 1)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The JSON in a file; throws if it is none. */
export async function readJson(file: File): Promise<Json> {
  return JSON.parse(await file.text()) as Json;
}
