/** The nodding wild onion. */
import { alternating, type Spot, scatter } from '../../../kit/figure.ts';
import { around } from '../../../kit/geometry.ts';
import { numbers, petal } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface OnionsOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  /** The nearer bells. */
  lit: Ink;
}

/** A bare stem, bent over at the top, and a close tuft of bells that hang from it; a wider fan looks like fireworks. */
export function onions<Ink extends string>({ items, stem, petal: bell, lit }: OnionsOptions<Ink>): Layer<Ink> {
  const fan = (angles: readonly number[], reach: number) =>
    angles.map((angle) => [...around(18, -92, reach, angle), angle] as const);
  const outer = fan([20, 52, 84, 116, 148, 176], 11);
  const inner = fan([36, 68, 100, 132, 160], 5);
  const leaves = petal(0, 2, 62, 3, -104) + petal(0, 2, 56, 3, -68) + petal(-2, 2, 44, 3, -128);
  const stalk = 'M-1 2Q-4-60 4-90 9-104 17-100 21-98 19-91h-2q1-6-3-5-5 0-7 8Q0-58 2 2z';
  const stalks = outer.map(([, , angle]) => petal(18, -92, 15, 0.9, angle));
  return (canvas) =>
    scatter(canvas, 'onion', alternating(items), [
      [stem, stalk + leaves + stalks.join('')],
      [bell, outer.map(([x, y, angle]) => petal(x, y, 10, 6, angle)).join('')],
      [lit, inner.map(([x, y, angle]) => petal(x, y, 8, 5, angle)).join('')],
    ]);
}

export interface OnionHeadOptions<Ink> {
  /** The tip of the stem, from which all florets spread. */
  x: number;
  y: number;
  /** From the tip to a floret. */
  reach: number;
  /** What the florets hang on. */
  thread: Ink;
  /** From the throat and the side away from the light to the side that faces it. */
  tones: readonly [throat: Ink, shade: Ink, petal: Ink, lit: Ink];
}

/** Rings of florets around the tip: degrees from straight down, then degrees around, 0 toward the viewer. */
const RINGS: readonly (readonly [down: number, around: readonly number[]])[] = [
  [7, [40]],
  [33, [-128, -58, 12, 72, 132]],
  [57, [-136, -96, -56, -18, 22, 60, 98]],
  [80, [-116, -82, -46, -8, 30, 66, 100]],
  [103, [-96, -64, -28, 14, 50, 84]],
  [124, [-60, -2, 56]],
];

/** Tepals as `[degrees, length]`: pointed, each by itself, on a floret whose throat is at 0, 0. */
const tepals = (of: readonly (readonly [number, number])[], half: number) =>
  of.map(([angle, length]) => petal(0, 0, length, half, angle)).join('');
/** Seen into: a star of three tepals over three. */
const STAR_UNDER = tepals(
  [
    [30, 43],
    [150, 42],
    [270, 44],
  ],
  15,
);
const STAR_OVER = tepals(
  [
    [90, 43],
    [210, 42],
    [330, 41],
  ],
  15,
);
const STAR_STAMENS = [4, 62, 118, 184, 240, 300];
/** From the side: a shallow cup whose points flare. */
const CUP_BEHIND = 'M-22 14-13 46 0 28 14 46 22 14z';
const CUP_SIDES =
  'M0-4C-16-4-25 8-26 22-27 32-32 40-40 45-24 46-12 38-6 18zM0-4C16-4 25 8 26 22 27 32 32 40 40 45 24 46 12 38 6 18z';
const CUP_MIDDLE = 'M0-4C-11 4-14 14-13 26-12 36-6 44 0 52 6 44 12 36 13 26 14 14 11 4 0-4z';

/** Near and large: the nodding head as one round cluster of small stars, for a bent stem drawn by hand. Light from the right. */
export function onionHead<Ink extends string>(options: OnionHeadOptions<Ink>): Layer<Ink> {
  const { x, y, reach, thread, tones } = options;
  const size = reach / 164;
  const florets = RINGS.flatMap(([down, turns]) =>
    turns.map((turn) => {
      const [theta, phi] = [(down * Math.PI) / 180, (turn * Math.PI) / 180];
      const across = Math.sin(theta) * Math.sin(phi);
      const near = Math.sin(theta) * Math.cos(phi);
      const below = Math.cos(theta);
      const light = across * 0.8 - below * 0.4 + near * 0.35;
      const tone = near < -0.2 || light < -0.36 ? 0 : light < 0.2 ? 1 : 2;
      return {
        across: across * reach,
        below: (below + 0.1) * reach,
        near,
        tone,
        lean: Math.atan2(below + 0.55, across),
      };
    }),
  ).sort((one, other) => one.near - other.near);
  return (canvas) => {
    const inked = (parts: readonly (readonly [Ink, string])[]) =>
      parts.map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join('');
    const stamens = (tips: readonly (readonly [number, number])[], ink: Ink, anther: Ink) =>
      `<path stroke="${canvas.color(ink)}" stroke-width="2.6" d="${tips.map(([tipX, tipY]) => `M0 0L${numbers([tipX, tipY])}`).join('')}"/>` +
      `<path stroke="${canvas.color(anther)}" stroke-width="6.6" stroke-linecap="round" d="${tips.map(([tipX, tipY]) => `M${numbers([tipX, tipY])}h.1`).join('')}"/>`;
    const [throat, , petalInk, lit] = tones;
    const starTips = STAR_STAMENS.map(
      (angle, i) => around(0, 0, i % 2 ? 24 : 19, angle).map(Math.round) as [number, number],
    );
    const symbols = [0, 1, 2].map((tone) => {
      const [under, over] = [tones[tone] as Ink, tones[tone + 1] as Ink];
      return {
        star: canvas.symbol(
          `onion star ${tone}`,
          () =>
            inked([
              [under, STAR_UNDER],
              [over, STAR_OVER],
              [throat, petal(-7, 0, 14, 7, 0)],
            ]) + stamens(starTips, tone ? throat : petalInk, lit),
        ),
        cup: canvas.symbol(
          `onion cup ${tone}`,
          () =>
            stamens(
              [
                [-16, 58],
                [-5, 66],
                [6, 64],
                [17, 57],
              ],
              petalInk,
              lit,
            ) +
            inked([
              [throat, CUP_BEHIND],
              [under, CUP_SIDES],
              [over, CUP_MIDDLE],
            ]),
        ),
      };
    });
    canvas.stroke(
      thread,
      4 * size,
      florets
        .map(
          ({ across, below }) =>
            `M${numbers([x, y])}q${numbers([across * 0.6, below * 0.4 - 26, across, below].map(Math.round))}`,
        )
        .join(''),
      'round',
    );
    canvas.add(
      florets
        .map(({ across, below, near, tone, lean }) => {
          const seenInto = near > 0.42;
          const id = symbols[tone]?.[seenInto ? 'star' : 'cup'];
          const degrees = Math.round((lean * 180) / Math.PI - 90);
          const scale = size * (1 + near * 0.12);
          const place = numbers([Math.round(x + across), Math.round(y + below)]);
          return `<use href="#${id}" transform="translate(${place})rotate(${degrees})scale(${numbers([scale, scale * (seenInto ? 0.7 + near * 0.3 : 1)])})"/>`;
        })
        .join(''),
    );
  };
}
