/** Addresses to hand on. Secrets stand behind `#`, which no server or proxy sees. */

export function inviteLink(table: string, invitation: string): string {
  return `${tableLink(table)}#i=${encodeURIComponent(invitation)}`;
}

/** Carries a seat, with all rights, to another device of the same person. */
export function seatLink(table: string, token: string): string {
  return `${tableLink(table)}#s=${encodeURIComponent(token)}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}

export function replayLink(table: string): string {
  return `${location.origin}/replay/${encodeURIComponent(table)}`;
}
