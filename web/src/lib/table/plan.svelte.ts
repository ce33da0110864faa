/** The table that somebody is about to open: seats and options, as chosen so far. */

import type { GameDocument, Json, NewSeat, NewTable, OptionDocument } from "../protocol";
import { t } from "../i18n";
import { settings } from "../page/settings.svelte";

/** Who plays a seat: "human", "open" or "bot:<level>". */
export type Player = string;
export type Plan = "solo" | "bots" | "friends" | "hot-seat";

interface ChosenSeat {
  player: Player;
  name: string;
}

export class TablePlan {
  seats = $state<ChosenSeat[]>([]);
  options = $state<Record<string, Json>>({});
  isPublic = $state(false);
  /** May players ask a bot for its move? */
  hasAdvice = $state(true);

  constructor(
    readonly game: GameDocument,
    plan: Plan,
  ) {
    const others: Record<Plan, Player[]> = {
      solo: [],
      bots: [this.usualBot, this.usualBot],
      friends: ["open"],
      "hot-seat": ["human"],
    };
    this.seats = ["human", ...others[plan]].map((player, seat) => this.seat(player, seat));
  }

  /** Everybody that can play a seat, the strongest bot first. */
  get players(): Player[] {
    return ["human", "open", ...this.game.levels.map(({ name }) => `bot:${name}`).reverse()];
  }

  setCount(count: number): void {
    const kind = this.seats.at(-1)?.player ?? this.usualBot;
    const added = Array.from({ length: Math.max(0, count - this.seats.length) }, (_, i) =>
      this.seat(this.seats.length === 1 ? this.usualBot : kind, this.seats.length + i),
    );
    this.seats = [...this.seats.slice(0, count), ...added];
  }

  /** Change who plays a seat; a name that was only proposed changes too. */
  setPlayer(seat: number, player: Player): void {
    this.seats[seat] = this.seat(player, seat);
  }

  setOption(option: OptionDocument, value: Json): void {
    if (value === option.default) delete this.options[option.name];
    else this.options[option.name] = value;
  }

  /** What the server is asked for; options that do not matter are left out. */
  request(matters: (option: OptionDocument) => boolean): NewTable {
    const named = this.game.options.filter((option) => option.name in this.options && matters(option));
    return {
      game: this.game.slug,
      options: Object.fromEntries(named.map(({ name }) => [name, this.options[name] ?? null])),
      seats: this.seats.map(asked),
      public: this.isPublic,
      advice: this.hasAdvice,
    };
  }

  private get usualBot(): Player {
    return `bot:${this.game.usual_level}`;
  }

  private seat(player: Player, seat: number): ChosenSeat {
    if (player === "human" && seat === 0) return { player, name: settings.now.name || t("name.guest") };
    if (player === "human") return { player, name: t("name.player", { number: seat + 1 }) };
    return { player, name: player === "open" ? "" : t("name.bot", { number: seat }) };
  }
}

function asked({ player, name }: ChosenSeat): NewSeat {
  if (player === "open") return { kind: "open" };
  if (player === "human") return { kind: "human", name: name.trim() };
  return { kind: "bot", level: player.slice(4), name };
}
