/**
 * The inline script of every page, if built, and the URLs of the scripts: the site script with its imports; the same
 * for each island, and for the small script that some islands load first.
 */
export type Scripts = {
  starting?: string;
  site: string[];
  islands: Record<string, string[]>;
  first: Record<string, string[]>;
};
