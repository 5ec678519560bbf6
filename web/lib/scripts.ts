/** The kinds of pages by their scripts: each is an entry in web/site-script/reading or, with islands, in web/site-script/app. */
export type PageKind = 'article' | 'list' | 'now' | 'trail' | 'app' | 'hikes';

/** The inline script of every page, if built, and the URLs of the scripts, each with its imports: itself first. */
export type Scripts = {
  starting?: string;
  kinds: Record<PageKind, string[]>;
  islands: Record<string, string[]>;
  /** The small script that some islands load first. */
  first: Record<string, string[]>;
};
