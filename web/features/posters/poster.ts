/** The model of a poster; draw-poster.ts draws it, and is loaded on demand. */

/** A sheet with a margin, and a phone wallpaper, which leaves the top free for the clock. */
export const posterSizes = {
  poster: { width: 1080, height: 1350 },
  wallpaper: { width: 1170, height: 2532 },
} as const;
export type PosterSize = keyof typeof posterSizes;

/** The hike's picture, and its focal point as a fraction from the left. */
export type Scene = { src: string; focus: number };

export type PosterContent = {
  /** In large capitals. */
  title: string;
  lines: readonly string[];
  pictures: readonly { src: string; width: number; height: number }[];
  scene?: Scene | undefined;
  /** The color of the band, in light and dark mode. */
  band: string;
  /** The site, and the hiker's first name on request. */
  left: string;
  right: string;
};
