/** How a card is shown: its edge, the icon of its type, and what is read aloud. */

import type { CardDocument, CardType, Colour } from "../../documents";
import type { IconName } from "../../icons/glyphs";
import { t } from "../../words";

export const TYPES: Record<CardType, IconName> = {
  instant: "instant",
  permanent: "whenever",
  action: "action",
  production: "production",
  final: "final",
};

/** The edge of what has a colour. */
export function edgeOf(colour: Colour | null): string | undefined {
  return colour ? `var(--slot-${colour})` : undefined;
}

export function labelOf({ name, colour, type, text }: CardDocument): string {
  return t(colour ? "card.label" : "card.labelPlain", {
    name,
    colour: colour ? t.part(`colour.${colour}`) : "",
    type: t.part(`type.${type}`),
    text,
  });
}
