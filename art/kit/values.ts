/** The value plan of a poster: three groups of inks that stay apart, and one accent. */
import type { Palette } from './canvas.ts';

export interface ValuePlan<Dark extends string, Middle extends string, Glow extends string, Accent extends string> {
  /** The foreground. */
  dark: Palette<Dark>;
  /** The subject. */
  middle: Palette<Middle>;
  /** The distance, and what the light touches. */
  glow: Palette<Glow>;
  /** Kept for the subject alone. */
  accent: Palette<Accent>;
}

/** Without the accent. */
const MOST_INKS = 8;

/** How light a color looks, 0 to 100 (CIE L*). */
export function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
}

/** One palette of all groups. Throws where a dark ink is as light as a middle one, or a middle one as light as a glow. */
export function values<Dark extends string, Middle extends string, Glow extends string, Accent extends string>(
  plan: ValuePlan<Dark, Middle, Glow, Accent>,
): Palette<Dark | Middle | Glow | Accent> {
  const { dark, middle, glow, accent } = plan;
  const tones = [dark, middle, glow].map((group) => Object.values<string>(group).map(lightness));
  const [darks = [], middles = [], glows = []] = tones;
  if (Math.max(...darks) >= Math.min(...middles)) throw new Error('A dark ink is as light as a middle one.');
  if (Math.max(...middles) >= Math.min(...glows)) throw new Error('A middle ink is as light as one that glows.');
  const count = tones.flat().length;
  if (count > MOST_INKS) throw new Error(`${count} inks without the accent; ${MOST_INKS} are enough.`);
  return { ...dark, ...middle, ...glow, ...accent } as Palette<Dark | Middle | Glow | Accent>;
}
