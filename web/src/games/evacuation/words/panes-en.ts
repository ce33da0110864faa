/** The panes in English. */
export default {} as const;
