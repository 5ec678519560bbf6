/** Falling water as one mass: a torn outline, and a few large planes of shade or light inside it. */
import { alongSmoothStations, lerp, type Point, type Range, type Station } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

/** A tongue of water: across the fall from 0 (left edge) to 1, and along it from the brink (0) to the foot (1). */
export interface Tongue<Ink> {
  ink: Ink;
  across: Range;
  along?: Range;
  /** Where it has narrowed to at its foot; the same as `across` without. */
  toward?: Range;
  /** How far its left and its right edge are torn, in units of the sheet. */
  tear?: readonly [left: number, right: number];
  /** Pointed at the top, at the foot, both or neither. */
  points?: 'top' | 'foot' | 'both' | 'none';
}

export interface CataractOptions<Ink> {
  /** The middle of the fall and half its width, from the brink to the foot. */
  path: readonly Station[];
  tongues: readonly Tongue<Ink>[];
  /** About how many tatters hang on an edge. */
  tatters?: number;
  seed?: number;
}

/** The swell of it, its tip, and where the next one begins. */
type Tatter = readonly [swell: Point, tip: Point, back: Point];

export function cataract<Ink extends string>(options: CataractOptions<Ink>): Layer<Ink> {
  const { path, tongues, tatters = 7, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 9);
    const place = (across: number, t: number, away: number): Point => {
      const [x, y, half] = alongSmoothStations(path, t);
      return [Math.round(x + (across * 2 - 1) * half + away), Math.round(y)];
    };
    for (const { ink, across, along = [0, 1], toward = across, tear = [10, 10], points = 'none' } of tongues) {
      const [top, foot] = [points === 'top' || points === 'both', points === 'foot' || points === 'both'];
      const middle = (s: number) => lerp((across[0] + across[1]) / 2, (toward[0] + toward[1]) / 2, s);
      /** How wide it is there, of its full width. */
      const open = (s: number) =>
        Math.min(top ? Math.min(1, s / 0.3) ** 0.8 : 1, foot ? Math.min(1, (1 - s) / 0.4) ** 0.8 : 1);
      const edgeAt = (side: 0 | 1, s: number, away = 0): Point => {
        const lane = lerp(middle(s), lerp(across[side], toward[side], s), open(s));
        return place(lane, lerp(along[0], along[1], s), away);
      };
      /** Water leaves the edge in tatters that hang: each swells outward on its way down and breaks off. */
      const edge = (side: 0 | 1): Tatter[] => {
        const out = side ? 1 : -1;
        const hanging: Tatter[] = [];
        for (let s = 0; s < 1; ) {
          const next = s > 0.86 ? 1 : Math.min(1, s + random.between(0.35, 1.9) / tatters);
          const reach = tear[side] * random.between(0.3, 1) ** 1.6 * Math.min(1, open(next) + 0.1);
          const before = lerp(s, next, 0.55);
          const tip = edgeAt(side, next, next < 1 ? out * reach : 0);
          const back = edgeAt(side, lerp(s, next, 0.93), next < 1 ? -out * reach * 0.1 : 0);
          hanging.push([edgeAt(side, before, out * reach * 0.35), tip, next < 1 ? back : tip]);
          s = next;
        }
        return hanging;
      };
      const right = edge(1);
      const left = edge(0);
      let data = `M${numbers(edgeAt(0, 0))}L${numbers(edgeAt(1, 0))}`;
      for (const [swell, tip, back] of right) data += `Q${numbers([...swell, ...tip])}L${numbers(back)}`;
      const upward = left.toReversed();
      const [lowest] = upward;
      if (lowest) data += `L${numbers(lowest[1])}`;
      upward.forEach(([swell], i) => {
        const above = upward[i + 1];
        // Up along the tatter, to where the one above it broke off.
        const end = above ? above[2] : edgeAt(0, 0);
        data += `Q${numbers([...swell, ...end])}`;
        if (above) data += `L${numbers(above[1])}`;
      });
      canvas.fill(ink, `${data}z`);
    }
  };
}
