/** A request that was refused, with the reason. */

import type { ErrorReason } from "../protocol";

export class Refused extends Error {
  constructor(
    readonly reason: ErrorReason,
    readonly status = 0,
  ) {
    super(reason.message);
  }
}

export const NO_ANSWER: ErrorReason = { code: "no_answer", rule: "", message: "", params: {}, fixes: [] };
