/** The parts of a table that every game uses. */

export { default as AmountList } from "./AmountList.svelte";
export { default as CardFrame } from "./CardFrame.svelte";
export { default as ChatPanel } from "./ChatPanel.svelte";
export { default as ChoiceChip } from "./ChoiceChip.svelte";
export { default as Fold } from "./Fold.svelte";
export { default as LargeCard } from "./LargeCard.svelte";
export { default as LogPanel } from "./LogPanel.svelte";
export { default as OfferButton } from "./OfferButton.svelte";
export { default as OutcomeFrame } from "./OutcomeFrame.svelte";
export { default as PhoneFrame } from "./PhoneFrame.svelte";
export { default as Pill } from "./Pill.svelte";
export { default as PlayerBadge } from "./PlayerBadge.svelte";
export { default as PlayersTable } from "./PlayersTable.svelte";
export { default as PromptBar } from "./PromptBar.svelte";
export { default as SidePanel } from "./SidePanel.svelte";
export { default as StatusBar } from "./StatusBar.svelte";
export { default as Tabs } from "./Tabs.svelte";
export { default as TurnButtons } from "./TurnButtons.svelte";
export { default as WhoseLine } from "./WhoseLine.svelte";
