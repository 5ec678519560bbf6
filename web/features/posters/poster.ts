/** What a poster is made of; how it is drawn stands in draw-poster.ts, which is fetched only by who makes one. */

export const posterSize = { width: 1080, height: 1350 } as const;

export type PosterContent = {
  /** In large capitals. */
  title: string;
  lines: readonly string[];
  pictures: readonly { src: string; width: number; height: number }[];
  /** The color of the band, by day and by night. */
  band: string;
  /** The site, and the first name of the hiker who wants it there. */
  left: string;
  right: string;
};
