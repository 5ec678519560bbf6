/** The time is handed in, so that a test can be at any. */
export type Clock = () => Date;
