/** Who collects: an account is a hiker, and may bring others along, each with a collection of their own. */

export const hikerLimits = {
  /** Beside the account's own hiker. */
  others: 8,
  name: 24,
} as const;

/** What a patch may be sewn of. The account's own hiker has the night blue of the site, which nobody else can choose. */
export const patchColors = ['pine', 'lake', 'sumac', 'goldenrod', 'aster', 'clay', 'birch'] as const;
export type PatchColor = (typeof patchColors)[number];

/** Two hikers of one account are told apart by their names. */
export const sameHikerName = (a: string, b: string): boolean => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');
