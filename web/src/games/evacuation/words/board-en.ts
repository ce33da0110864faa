/** The maps in English. */
export default {} as const;
