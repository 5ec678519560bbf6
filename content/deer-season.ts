/** Days are inclusive. By rule: computed, and not announced yet. */
type DeerSeason = { from: string; to: string; sure: 'announced' | 'by rule' };

/**
 * The statewide firearms deer season, by year: every page says so on its days. By the DNR's rule it opens on the Saturday nearest
 * November 6, and the last region closes sixteen days later.
 */
export const deerSeasons: readonly DeerSeason[] = [
  { from: '2026-11-07', to: '2026-11-22', sure: 'by rule' },
  { from: '2027-11-06', to: '2027-11-21', sure: 'by rule' },
];
