/** Rows of icons without what is clear anyway: goods are gained unless they are paid, one is one. */

const PIECES = new Set(["farm", "desal", "lab", "tunnel", "building", "structure", "city", "white_city", "symbiotic_city"]);
const ONE_OF = new Set(["build", "upgrade", "use", "ready", "produce", "or"]);
const QUIET_AFTER = new Set(["and", "or", "arrow", "open", "action", "production", "also"]);

export function condensed(icons: readonly string[]): string[] {
  return icons.filter((icon, i) => {
    const before = icons[i - 1];
    const after = icons[i + 1];
    if (icon === "gain") return !(before === undefined || QUIET_AFTER.has(before)) || after === "1" && icons[i + 2] === "metropolis";
    if (icon === "1") return !(before !== undefined && ONE_OF.has(before) && isThing(after));
    if (icon === "card") return icons[i - 2] !== "draw";
    if (icon === "action_card") return !(before === "use" || (before === "1" && icons[i - 2] === "use"));
    return true;
  });
}

function isThing(icon: string | undefined): boolean {
  return icon !== undefined && (PIECES.has(icon) || icon === "action_card");
}
