/** "I was there, but…": what a hiker may say against a refused try, and what may become of it. */

/** Why the try came to nothing: what the server said, or that the device told no position at all. */
export const appealReasons = ['too-far', 'too-vague', 'too-fast', 'no-position'] as const;
export type AppealReason = (typeof appealReasons)[number];

export const appealStates = ['open', 'granted', 'declined'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealLimits = {
  words: 1000,
  /** Open at the same time, for one account. */
  open: 5,
} as const;

/** Whether a refusal can be appealed against. The others can be mended on the spot: a clock is set, a late try was told when. */
export const isAppealable = (outcome: string): outcome is AppealReason =>
  appealReasons.some((reason) => reason === outcome);
