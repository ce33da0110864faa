/** The parts of a table that every game uses. */

export { default as AmountList } from "./cards/AmountList.svelte";
export { default as CardFrame } from "./cards/CardFrame.svelte";
export { default as ChatPanel } from "./side/ChatPanel.svelte";
export { default as ChoiceChip } from "./controls/ChoiceChip.svelte";
export { default as EndPart } from "./controls/EndPart.svelte";
export { default as Eye } from "./controls/Eye.svelte";
export { default as Fold } from "./controls/Fold.svelte";
export { default as LargeCard } from "./cards/LargeCard.svelte";
export { default as LogPanel } from "./side/LogPanel.svelte";
export { default as OfferButton } from "./controls/OfferButton.svelte";
export { default as OutcomeFrame } from "./cards/OutcomeFrame.svelte";
export { default as PhoneFrame } from "./frame/PhoneFrame.svelte";
export { default as Pill } from "./controls/Pill.svelte";
export { default as PlayerBadge } from "./players/PlayerBadge.svelte";
export { default as PlayersTable } from "./players/PlayersTable.svelte";
export { default as PromptBar } from "./prompt/PromptBar.svelte";
export { default as SidePanel } from "./side/SidePanel.svelte";
export { default as StatusBar } from "./frame/StatusBar.svelte";
export { default as Tabs } from "./controls/Tabs.svelte";
export { default as TurnButtons } from "./prompt/TurnButtons.svelte";
export { default as WhoseLine } from "./players/WhoseLine.svelte";
