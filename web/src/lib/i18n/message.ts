/**
 * Messages are sentences with slots for parts:
 *
 * - `{name}`: a text, a number, a part or a list (`Ann, Bea and Cat`; `{names, list, or}` joins with "or").
 * - `{good:genitive}`: a part in a form. A form is an entry of its own (`good.food:genitive`); where a language has
 *   none, the plain entry serves. What has no form of its own in a part gets the form that the part is said in.
 * - `{count, plural, one {# card} other {# cards}}` by the plural categories of the language, `selectordinal` likewise.
 * - `{who, select, you {…} other {…}}` by a value; `{good:gender, select, f {…} other {…}}` by a form of a part.
 */

import { categoryOf, list, number } from "./locale";
import { parse, type Piece, type Slot } from "./parsing";
import { markMessage, stretchText } from "./pseudo";

/** An entry of a catalogue that is said when it is known in which form it is wanted. */
export type Part = (form: string) => string;

type One = string | number | Part;
export type Params = Record<string, One | readonly One[]>;

/** What is known while a message is written. */
interface Writing {
  params: Params;
  language: string;
  /** The form in which the whole message is wanted. */
  form: string;
  /** What `#` means. */
  count: string;
}

/** Return the text of a message with its parts, in a form if it is said inside another message. */
export function format(message: string, params: Params, language: string, form = ""): string {
  return markMessage(write(parse(message), { params, language, form, count: "#" }), language);
}

function write(pieces: Piece[], writing: Writing): string {
  return pieces.map((piece) => (typeof piece === "string" ? literal(piece, writing) : filled(piece, writing))).join("");
}

function literal(text: string, { language, count }: Writing): string {
  return stretchText(text, language).replaceAll("#", count);
}

function filled(slot: Slot, writing: Writing): string {
  const value = writing.params[slot.name] ?? "";
  const said = sayValue(value, slot, writing);
  if (slot.by === "say" || slot.by === "list") return said;
  const { branches } = slot;
  if (slot.by === "select") return write(branches[chosenBy(value, slot)] ?? branches.other ?? [], writing);
  const category = categoryOf(Number(value), writing.language, slot.by === "selectordinal");
  const branch = branches[`=${Number(value)}`] ?? branches[category] ?? branches.other ?? [];
  return write(branch, { ...writing, count: said });
}

/** By what a branch is selected: the value, or a form of a part. */
function chosenBy(value: Params[string], { form }: Slot): string {
  return typeof value === "function" ? value(form) : String(value);
}

function sayValue(value: Params[string], slot: Slot, writing: Writing): string {
  const { language } = writing;
  const form = slot.form || writing.form;
  if (typeof value === "string") return value;
  if (typeof value === "number") return number(value, language);
  if (typeof value === "function") return value(form);
  const said = value.map((one) => sayValue(one, slot, writing));
  return list(said, language, slot.style);
}
