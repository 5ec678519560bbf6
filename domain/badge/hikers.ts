/** Hikers: an account is one, and can add other hikers, each with their own collection. */

export const hikerLimits = {
  /** In addition to the account's own hiker. */
  others: 8,
  name: 24,
} as const;

/** Avatar colors. Night blue is reserved for the account's own hiker. */
export const patchColors = ['pine', 'lake', 'sumac', 'goldenrod', 'aster', 'clay', 'birch'] as const;
export type PatchColor = (typeof patchColors)[number];

/** Names are unique within an account. */
export const sameHikerName = (a: string, b: string): boolean => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');
