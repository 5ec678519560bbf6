/**
 * The most important first. 'hunt' and 'ski' may close the hike, which nobody knows before the day; 'hunters' are in the park, and
 * nothing recent says that they close this hike.
 */
export const statusKinds = ['closed', 'partly', 'hunt', 'ski', 'hazard', 'hunters', 'information'] as const;
export type StatusKind = (typeof statusKinds)[number];
