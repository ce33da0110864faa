/** Ringed: legal now. Plain: legal after another choice, or nothing to choose. Locked: not legal, tells why. */
export type Look = "ringed" | "plain" | "locked";
