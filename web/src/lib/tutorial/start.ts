/** Start a tutorial: from the lobby, and from the menu of a table. */

import { t } from "../i18n";
import * as api from "../net/api";
import { report } from "../net/failures";
import { settings } from "../page/settings.svelte";
import { enter } from "../table/actions";
import { noteOrigin } from "../table/seats";
import { progress } from "./progress.svelte";

/** Open a table for the lesson of a game and go there. */
export async function startLesson(game: string): Promise<void> {
  const names = { name: settings.now.name || t("name.guest"), bot: t("tutorial.bot") };
  try {
    const opened = await api.openLesson(game, names);
    noteOrigin(opened.table);
    progress.change(opened.table, { step: 0 });
    enter(opened, game);
  } catch (error) {
    report(error);
  }
}
