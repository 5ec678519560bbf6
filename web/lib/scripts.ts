/**
 * Where the built scripts lie. Of an island, its own script first and then all that it imports; and the same of the small one, if it has
 * one, that comes before the island for what cannot wait.
 */
export type Scripts = { site: string; islands: Record<string, string[]>; first: Record<string, string[]> };
