/**
 * Where the built scripts lie: the one of every page and then all that it imports; the same of each island, and of the small one, if it has
 * one, that comes before the island for what cannot wait.
 */
export type Scripts = { site: string[]; islands: Record<string, string[]>; first: Record<string, string[]> };
