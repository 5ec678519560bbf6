/** Where the built scripts lie. Of an island, its own script first and then all that it imports. */
export type Scripts = { site: string; islands: Record<string, string[]> };
