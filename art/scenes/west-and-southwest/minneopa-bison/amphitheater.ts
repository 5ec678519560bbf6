/** The head of a gorge from inside: beds of soft rock that run round it like the rows of a theater. */
import { lerp, type Point, type Range } from '../../../kit/geometry.ts';
import { ribbonBetween } from '../../../kit/path.ts';
import { noise, Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

/** Heights over the eye and radii, both in units of the gorge; a small radius stands out, a large one lies back. */
type RockBed = readonly [top: number, foot: number, radius: number];

export interface AmphitheaterOptions<Ink> {
  /** Where the eye looks: straight at the back wall. */
  x: number;
  y: number;
  /** How large a unit is one unit away. */
  scale: number;
  /** How far the eye stands from the middle of the gorge, toward us. */
  behind: number;
  /** From the top down. */
  beds: readonly RockBed[];
  /** From the lit wall to the one in the shade. */
  tones: readonly Ink[];
  /** Below what hangs over. */
  under: Ink;
  /** Degrees from the back wall to the wall that faces the light: negative is on the left. */
  lit: number;
  /** Light that grazes the crests of what stands out on the wall in the shade. */
  graze?: Ink;
  /** Below this the rock lies in the shadow of the other rim. */
  dusk?: number;
  /** How far to either side it is drawn, in degrees. */
  span?: number;
  /** Narrowest and widest plane, in degrees. */
  planes?: Range;
  /** How far the beds swell and shrink. */
  unrest?: number;
  seed?: number;
}

const RADIANS = Math.PI / 180;

export function amphitheater<Ink extends string>(options: AmphitheaterOptions<Ink>): Layer<Ink> {
  const { x, y, scale, behind, beds, tones, under, lit, graze, seed = 1 } = options;
  const { dusk = -9, span = 84, planes = [9, 30], unrest = 0.03 } = options;
  const place = (degrees: number, height: number, radius: number): Point => {
    const away = behind + radius * Math.cos(degrees * RADIANS);
    return [x + (scale * radius * Math.sin(degrees * RADIANS)) / away, y - (scale * height) / away];
  };
  return (canvas) => {
    const random = new Random(seed * 83 + 9);
    const arc = (from: number, to: number, at: (degrees: number) => Point): Point[] => {
      const pieces = Math.max(2, Math.round(Math.abs(to - from) / 5));
      return Array.from({ length: pieces + 1 }, (_, i) => at(lerp(from, to, i / pieces)));
    };
    const highest = Math.max(...beds.map(([top]) => top)) - unrest;
    const lowest = Math.min(...beds.map(([, foot]) => foot));
    const back = (height: number) => (degrees: number) => place(degrees, height, 1.05);
    canvas.fill(under, ribbonBetween(arc(-span, span, back(highest)), arc(span, -span, back(lowest))));
    // The farthest first: what stands out covers what lies back.
    for (const [index, [top, foot, radius]] of [...beds].sort((a, b) => b[2] - a[2]).entries()) {
      const swell = noise(seed * 13 + index);
      const edge = (height: number, wave: number) => (degrees: number) => {
        const out = radius + unrest * swell(degrees / 16);
        return place(degrees, height + unrest * 0.45 * swell(degrees / 11 + wave), out);
      };
      const facets = new Map<Ink, string>();
      let [from, slant] = [-span, 0];
      while (from < span) {
        const to = Math.min(span, from + random.between(...planes));
        const lean = to < span ? random.jitter(5) : 0;
        const facing = Math.cos(((from + to) / 2 + random.jitter(14) - lit) * RADIANS);
        const inShade = (top + foot) / 2 < dusk ? 0.34 : 0;
        const dark = (1 - facing) / 2 + (radius > 1 ? 0.24 : 0) + inShade;
        const tone = Math.min(tones.length - 1, Math.max(0, Math.round(dark * 1.25 * (tones.length - 1))));
        const ink = tones[tone] as Ink;
        // A plane reaches under the next one, so that no gap shows between them.
        const crest = arc(from + slant - 0.4, to + lean, edge(top, 0));
        const base = arc(to - lean, from - slant - 0.4, edge(foot, 7));
        facets.set(ink, (facets.get(ink) ?? '') + ribbonBetween(crest, base));
        [from, slant] = [to, lean];
      }
      for (const [ink, data] of facets) canvas.fill(ink, data);
      if (graze && radius <= 1) {
        const [near, far] = [lit < 0 ? span : -span, lit < 0 ? random.between(6, 24) : -random.between(6, 24)];
        const rim = (thick: number) => (degrees: number) =>
          edge(top - (thick * (degrees - far)) / (near - far), 0)(degrees);
        canvas.fill(graze, ribbonBetween(arc(far, near, rim(0)), arc(near, far, rim(0.014))));
      }
    }
  };
}
