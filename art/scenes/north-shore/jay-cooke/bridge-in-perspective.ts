/** The Swinging Bridge of Jay Cooke from the rocks beside its near end: it runs off to the far bank on the right. */
import { lerp, type Point } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

/** In meters: across the bridge (the viewer stands on the negative side), along it from the near tower, over its deck. */
type Place = readonly [across: number, along: number, up: number];

const SPAN = 36;
const EYE = { across: -13, along: -8, up: -4.2, yaw: 0.535, pitch: 0.12, focal: 900 } as const;

export function besideBridge([across, along, up]: Place): Point {
  const [x, y, z] = [across - EYE.across, along - EYE.along, up - EYE.up];
  const forward = x * Math.sin(EYE.yaw) + y * Math.cos(EYE.yaw);
  const side = x * Math.cos(EYE.yaw) - y * Math.sin(EYE.yaw);
  const depth = forward * Math.cos(EYE.pitch) + z * Math.sin(EYE.pitch);
  const height = z * Math.cos(EYE.pitch) - forward * Math.sin(EYE.pitch);
  return [800 - (EYE.focal * side) / depth, 400 - (EYE.focal * height) / depth];
}

const solid = (...places: Place[]): string => polygon(places.map(besideBridge));

/** Between the towers the deck hangs; beyond them it runs level to the banks. */
const deck = (along: number): number =>
  along < 0 || along > SPAN ? 0 : -4 * 1.1 * (along / SPAN) * (1 - along / SPAN);
const cable = (along: number): number => {
  if (along < 0) return lerp(TOWER.top - 0.2, 0.6, -along / 13);
  if (along > SPAN) return lerp(TOWER.top - 0.2, 0.6, (along - SPAN) / 13);
  return deck(along) + 1.2 + (TOWER.top - 1.4) * ((2 * along) / SPAN - 1) ** 2;
};
const TOWER = { top: 5.2, foot: -7.5, inner: 0.95, outer: 2.25, depth: 1.5 } as const;

export interface BridgeOptions<Ink extends string> {
  stones: readonly Ink[];
  shaded: readonly Ink[];
  mortar: Ink;
  dark: Ink;
  timber: Ink;
  lit: Ink;
  /** Where on the span, and who: drawn between the two rails. */
  people?: readonly Layer<Ink>[];
  seed?: number;
}

export function bridgeInPerspective<Ink extends string>(options: BridgeOptions<Ink>): Layer<Ink> {
  const { stones, shaded, mortar, dark, timber, lit, people = [], seed = 5 } = options;
  return (canvas) => {
    const random = new Random(seed * 41 + 9);
    const wall = (face: (t: number, up: number) => Place, inks: readonly Ink[], joint: Ink, tall: number) => {
      const { top, foot } = TOWER;
      canvas.fill(joint, solid(face(0, foot), face(1, foot), face(1, top), face(0, top)));
      const sorted = inks.map(() => '');
      let up: number = foot;
      for (let row = 0; up < top - 0.05; row++) {
        const next = Math.min(top, up + tall * random.between(0.75, 1.25));
        const cuts = row % 3 === 1 ? [0, 1] : [0, random.between(0.3, 0.7), 1];
        cuts.slice(1).forEach((to, i) => {
          const from = cuts[i] ?? 0;
          const pick = Math.floor(random.next() * inks.length);
          sorted[pick] += solid(
            face(from + 0.025, up + 0.05),
            face(to - 0.025, up + 0.03 + random.jitter(0.03)),
            face(to - 0.025, next - 0.05),
            face(from + 0.025, next - 0.04 + random.jitter(0.03)),
          );
        });
        up = next;
      }
      inks.forEach((ink, i) => {
        canvas.fill(ink, sorted[i] ?? '');
      });
    };
    /** One pier of a tower: the end that looks to us along the bridge, and the flank toward the viewer. */
    const pier = (along: number, from: number, to: number, tall: number) => {
      const half = TOWER.depth / 2;
      wall((t, up) => [lerp(to, from, t), along - half, up], stones, mortar, tall);
      wall((t, up) => [from, along - half + t * TOWER.depth, up], shaded, dark, tall);
      const cap = (low: number, high: number, out: number, ink: Ink, flank: Ink) => {
        canvas.fill(
          ink,
          solid(
            [to + out, along - half - out, low],
            [from - out, along - half - out, low],
            [from - out, along - half - out, high],
            [to + out, along - half - out, high],
          ),
        );
        canvas.fill(
          flank,
          solid(
            [from - out, along - half - out, low],
            [from - out, along + half + out, low],
            [from - out, along + half + out, high],
            [from - out, along - half - out, high],
          ),
        );
      };
      cap(TOWER.top, TOWER.top + 0.4, 0.16, lit, shaded[0] ?? dark);
    };
    const band = (
      across: number,
      from: number,
      to: number,
      line: (along: number) => number,
      thick: number,
      steps = 15,
    ) => {
      const stations = Array.from({ length: steps + 1 }, (_, i) => lerp(from, to, (i / steps) ** 1.2));
      return solid(
        ...stations.map((along): Place => [across, along, line(along) + thick]),
        ...stations.reverse().map((along): Place => [across, along, line(along) - thick]),
      );
    };
    const side = (across: number, from: number, to: number, thick: number, apart: number) => {
      let hangers = '';
      for (let along = from + apart / 2; along < to; along += apart) {
        const half = 0.025 * thick;
        hangers += solid(
          [across, along - half, deck(along)],
          [across, along - half, cable(along)],
          [across, along + half, cable(along)],
          [across, along + half, deck(along)],
        );
      }
      const rails = (thick > 1 ? [1.1, 0.75, 0.4] : [1.1])
        .map((up) => band(across, from, to, (along) => deck(along) + up, up > 1 ? 0.05 : 0.02))
        .join('');
      canvas.fill(dark, hangers + rails);
    };
    const [near, far] = [-1.15, 1.15];
    const cables = (across: number) =>
      band(across, -13, 0, cable, 0.075) +
      band(across, 0, SPAN, cable, 0.075, 24) +
      band(across, SPAN, SPAN + 4, cable, 0.075);

    pier(SPAN, TOWER.inner, TOWER.outer, 2);
    canvas.fill(dark, cables(far));
    side(far, -13, SPAN, 1, 2.9);
    // Underneath: the floor beams and the boards they bear.
    const [start, end] = [-13, SPAN + 4];
    const stations = Array.from({ length: 20 }, (_, i) => lerp(start, end, (i / 19) ** 1.2));
    canvas.fill(
      timber,
      solid(
        ...stations.map((along): Place => [near, along, deck(along)]),
        ...stations.toReversed().map((along): Place => [far, along, deck(along)]),
      ),
    );
    let beams = '';
    for (let along = -12; along < SPAN; along += 2.4) {
      beams += solid(
        [near, along, deck(along) - 0.02],
        [near, along + 0.3, deck(along) - 0.02],
        [far, along + 0.3, deck(along) - 0.02],
        [far, along, deck(along) - 0.02],
      );
    }
    canvas.fill(dark, beams);
    pier(SPAN, -TOWER.outer, -TOWER.inner, 2);
    for (const layer of people) layer(canvas);
    canvas.fill(
      dark,
      band(near, -13, SPAN + 4, (along) => deck(along) - 0.08, 0.14, 20),
    );
    canvas.fill(
      lit,
      band(near, -13, SPAN + 4, (along) => deck(along) + 0.04, 0.025, 20),
    );
    pier(0, TOWER.inner, TOWER.outer, 0.86);
    side(near, -13, SPAN, 1.3, 1.75);
    canvas.fill(dark, cables(near));
    pier(0, -TOWER.outer, -TOWER.inner, 0.86);
  };
}
