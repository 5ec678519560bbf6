/** The wish list: hikes by their ids, region and name as in the address of their pages. */

export const wishLimits = {
  /** Of one call: a device with more to say calls again. */
  changes: 100,
} as const;

/** /trails/north-shore/split-rock → north-shore/split-rock */
export const hikeAt = (path: string): string => path.replace(/^\/trails\//, '');
