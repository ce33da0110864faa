/** The tab says whose turn it is, by title and icon. */

import plain from "../../favicon.svg";
import turn from "../../favicon-turn.svg";
import { t } from "../i18n";

export function notice(title: string, isMyTurn: boolean): void {
  const name = title ? t("app.titleOf", { title }) : t("app.title");
  document.title = isMyTurn ? t("app.yourTurn", { name }) : name;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isMyTurn ? turn : plain);
}
