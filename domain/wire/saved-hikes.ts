export const savedHikeLimits = {
  /** Per request: a device with more changes sends another. */
  changes: 100,
} as const;
