/** What a poster is made of; draw-poster.ts draws it, and is loaded only by who makes one. */

/** A sheet with a margin, and a picture for the screen of a phone, which keeps the top free for the clock. */
export const posterSizes = {
  poster: { width: 1080, height: 1350 },
  wallpaper: { width: 1170, height: 2532 },
} as const;
export type PosterSize = keyof typeof posterSizes;

/** The picture of the hike, and how far from its left edge the eye lands, as a fraction. */
export type Scene = { src: string; focus: number };

export type PosterContent = {
  /** In large capitals. */
  title: string;
  lines: readonly string[];
  pictures: readonly { src: string; width: number; height: number }[];
  scene?: Scene | undefined;
  /** The color of the band, by day and by night. */
  band: string;
  /** The site, and the first name of the hiker who wants it there. */
  left: string;
  right: string;
};
