export const wishLimits = {
  /** Of one call: a device with more to say calls again. */
  changes: 100,
} as const;
