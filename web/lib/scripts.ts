/**
 * The lines that stand in every page, if it has been built, and where the scripts lie: the one of every page and then all that it imports;
 * the same of each island, and of the small one, if it has one, that comes before the island for what cannot wait.
 */
export type Scripts = {
  starting?: string;
  site: string[];
  islands: Record<string, string[]>;
  first: Record<string, string[]>;
};
