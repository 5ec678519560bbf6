/** Under the title of a policy, before its two dates; the policies themselves are content/legal. */
export const legalDates = { effective: 'Effective', changed: 'last updated' };
