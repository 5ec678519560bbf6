import { at, type Point, round } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { blob, lens, polygon } from '../../kit/path.ts';
import { noise, Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { lakes } from '../../motifs/lakes.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const blaze = {
  ink: '#2b1a1c',
  wine: '#7b2b2b',
  red: '#c0432c',
  orange: '#e5832b',
  gold: '#f4c04b',
  cream: '#fdf1cf',
  lake: '#2f7fae',
  sky: '#79b9d6',
  pale: '#c6e2e2',
  fir: '#3d5c3f',
};

/** Evening in October; the sun sets behind us. */
const leafHills = values({
  dark: { ink: '#2a181c', wine: '#6b2429' },
  middle: { red: '#a93828', lake: '#4394cb', orange: '#dd7a2c' },
  glow: { gold: '#f2b84b', pale: '#a9d3df', cream: '#fff1d0' },
  accent: { blue: '#1f5f96', night: '#2f3a66', dusk: '#4c1a24' },
});
const evening = { from: [-0.5, 1], ink: 'cream', shadow: 'ink' } as const;

/** The country below is level, and goes back to this line. */
const HORIZON = 118;
/** How much smaller than at the foot of the sheet things are at this height of it. */
const depth = (y: number) => (y - HORIZON) / 700;

type Lake = readonly [x: number, y: number, width: number, bays?: number];

/** From the far ones to the near. */
const FAR: readonly Lake[] = [
  [60, 129, 90], [330, 132, 130], [590, 130, 90], [800, 132, 140], [1060, 131, 110], [1310, 133, 150], [1560, 130, 110],
  [140, 144, 150], [430, 147, 190], [660, 146, 120], [920, 145, 160], [1170, 147, 200], [1430, 146, 180],
];
const MID: readonly Lake[] = [
  [30, 165, 180], [270, 170, 190], [520, 168, 130], [760, 170, 210], [1010, 168, 130], [1290, 172, 200], [1560, 168, 150],
  [150, 200, 200], [420, 202, 160], [640, 204, 150], [900, 206, 230], [1130, 200, 110], [1450, 208, 230],
  [20, 246, 190], [310, 248, 230], [590, 252, 170], [1230, 250, 240],
];
const NEAR: readonly Lake[] = [[1540, 280, 240], [100, 318, 270], [860, 336, 560, 0.26], [396, 350, 190], [1330, 340, 220], [110, 436, 330, 0.24], [520, 470, 330]];

function outline([x, y, width, bays = 0.3]: Lake): Point[] {
  const random = new Random(x * 7 + y);
  const [wide, high] = [width / 2, (width / 2) * Math.min(0.34, depth(y) * 1.1)];
  const [one, two, three] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const count = width > 240 ? 22 : width > 150 ? 14 : 9;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const reach = 1 + bays * (0.5 * Math.sin(2 * angle + one) + 0.6 * Math.sin(3 * angle + two) + 0.5 * Math.sin(5 * angle + three));
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach];
  });
}

/** Water with the dark of the far shore in it, and light on the near one. */
function waters(all: readonly Lake[], ink: Ink, far: Ink, shore: Ink, step: number): Layer<Ink> {
  const water = all.map((lake) => blob(outline(lake))).join('');
  return (canvas) => {
    const id = canvas.silhouette((sheet) => sheet.fill(ink, water));
    const stamp = (color: Ink, down: number) => canvas.add(`<use href="#${id}" color="${canvas.color(color)}" fill="${canvas.color(color)}" transform="translate(0 ${down})"/>`);
    stamp(shore, step * 1.7);
    stamp(far, 0);
    stamp(ink, step);
  };
}

type Ink = 'ink' | 'wine' | 'red' | 'orange' | 'gold' | 'lake' | 'blue' | 'night' | 'dusk' | 'pale' | 'cream';

const ALL = [...FAR, ...MID, ...NEAR].map((lake) => outline(lake));
function wet(x: number, y: number): boolean {
  return ALL.some((edge) => {
    let inside = false;
    edge.forEach(([x1, y1], i) => {
      const [x2, y2] = at(edge, (i + 1) % edge.length);
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside;
  });
}

/** A stand of trees: narrow crowns of unequal height, each with a side in the shade. */
function stand(seed: number, length: number): string {
  const random = new Random(seed * 31);
  let crowns = '';
  let shades = '';
  let x = 0;
  while (x < length) {
    const width = random.between(12, 20);
    const edge = Math.min(1, Math.min(x, length - x) / 30);
    const height = random.between(22, 38) * (0.55 + 0.45 * edge);
    const [w, h] = [round(width), round(height)];
    const left = round(x);
    crowns += `M${left} 0q-4-${round(h * 0.8)} ${round(w * 0.55)}-${h} ${round(w * 0.75)} ${round(h * 0.3)} ${round(w * 0.6)} ${h}z`;
    shades += `M${round(left + w * 0.7)} 0q${round(w * 0.1)}-${round(h * 0.5)}-${round(w * 0.15)}-${h}q${round(w * 0.75)} ${round(h * 0.3)} ${round(w * 0.6)} ${h}z`;
    x += width * 0.82;
  }
  return `<path d="${crowns}"/><path fill="currentColor" d="${shades}"/>`;
}

const LOOKS = { gold: ['gold', 'orange'], orange: ['orange', 'red'], red: ['red', 'wine'], shaded: ['dusk', 'ink'] } as const satisfies Record<string, readonly [Ink, Ink]>;
type Look = keyof typeof LOOKS;

/** Stands at these places, far to near; neighbors of one color share a group. */
function stands(all: readonly (readonly [x: number, y: number, size: number, look: Look])[], seed: number, length = 100): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    const ids = [1, 2, 3].map((form) => canvas.symbol(`stand ${form} ${length}`, () => stand(form, length)));
    let run = '';
    let last = at(all, 0)[3];
    for (const [x, y, size, look] of all) {
      if (look !== last) {
        canvas.group(LOOKS[last][0], LOOKS[last][1], run);
        run = '';
        last = look;
      }
      run += canvas.copy(at(ids, Math.floor(random.next() * 3)), x, y, size);
    }
    canvas.group(LOOKS[last][0], LOOKS[last][1], run);
  };
}

const tint = (tone: number): Look => (tone > 0.25 ? 'gold' : tone > -0.35 ? 'orange' : 'red');

/** From the foot of the sheet to its soft tip; the edge dips and climbs as the land does, and is frayed where it crosses woods. */
const SHADOW: readonly Point[] = [[-60, 720], [60, 640], [150, 600], [196, 560], [290, 520], [352, 470], [430, 440], [486, 392], [560, 366], [610, 322], [668, 306], [702, 270], [752, 254], [782, 224], [824, 210], [850, 188], [880, 176], [906, 164], [936, 160], [968, 164], [996, 178], [1030, 190], [1056, 214], [1100, 226], [1130, 256], [1182, 272], [1214, 306], [1270, 326], [1312, 366], [1380, 392], [1420, 440], [1500, 476], [1550, 530], [1660, 580]];
function inShade(x: number, y: number): boolean {
  const [left, right] = [SHADOW.slice(0, 19), SHADOW.slice(18)].map((side) => {
    for (let i = 1; i < side.length; i++) {
      const [[x1, y1], [x2, y2]] = [at(side, i - 1), at(side, i)];
      if (y1 !== y2 && (y - y1) * (y - y2) <= 0) return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
    }
    return 0;
  });
  return left !== undefined && right !== undefined && x > left - 60 && x < right + 60;
}

/** Woodlots over the land between two heights: each a calm patch of one color, with crowns only along its far edge. */
function woods(from: number, to: number, shaded = false): Layer<Ink> {
  const random = new Random(from * 3 + 1);
  const drift = noise(from + 2);
  const all: [number, number, number, Look][] = [];
  const patches: Record<Look, string> = { gold: '', orange: '', red: '', shaded: '' };
  for (let y = from; y < to; y += Math.max(8, 92 * depth(y))) {
    const size = round(14 + depth(y) * 190) / 100;
    let x = -60 - random.between(0, 120);
    while (x < 1640) {
      const count = 1 + Math.floor(random.between(0, 3.4));
      const [wide, place] = [size * 92 * count, round(y + random.jitter(18 * depth(y) + 1))];
      const look = tint(drift(x / 420 + y / 58) * 1.3);
      const deep = Math.max(4, 62 * depth(y)) * random.between(0.7, 1.1);
      if (![0.04, 0.3, 0.5, 0.7, 0.96].some((along) => wet(x + wide * along, place - 2) || (along > 0.1 && along < 0.9 && wet(x + wide * along, place + deep * 0.6)))) {
        // Crowns only where the woods are deep; the rest lies calm.
        if (count > 2) for (let i = 0; i < count; i++) all.push([round((x + i * size * 92) / 4) * 4, place, size, look]);
        patches[look] += count > 2 ? polygon([[x, place - 2], [x + wide, place - 2], [x + wide * 1.04, place + deep * 0.7], [x + wide * 0.8, place + deep], [x + wide * 0.36, place + deep * 0.84], [x + wide * 0.1, place + deep * 0.96], [x - wide * 0.03, place + deep * 0.5]]) : lens(x + wide / 2, place + deep * 0.3, wide * 1.5, deep * 0.9);
      }
      x += wide * random.between(0.96, 1.3);
    }
  }
  const under: typeof all = shaded ? all.filter(([x, y, size]) => inShade(x + size * 46, y)).map(([x, y, size]) => [x, y, size, 'shaded']) : all;
  const trees = under.length ? stands(under, from) : undefined;
  return (canvas) => {
    for (const look of ['red', 'orange', 'gold'] as const) canvas.fill(shaded ? 'dusk' : LOOKS[look][0], patches[look]);
    trees?.(canvas);
  };
}

const hillShadow: Layer<Ink> = (canvas) => {
  const edge = blob([...SHADOW, [1660, 860], [-60, 860]]);
  canvas.fill('wine', edge);
  canvas.inside(edge, () => {
    spray<Ink>({ ink: 'ink', from: [0, 760], to: [0, 330], size: 3 })(canvas);
    woods(162, 262, true)(canvas);
    waters([...MID, ...NEAR], 'night', 'ink', 'dusk', 4)(canvas);
    woods(272, 640, true)(canvas);
  });
};

/** The one who sits in the grass and leans back on a hand, in units of which a seated person is 120 high. */
const FAR_LEG = `${limb([[8, -14, 15], [-40, -46, 11], [-40, -46, 10], [-64, 10, 7]])}M-74 18c-2-6 2-12 8-13l10 5 2 10z`;
const NEAR_LEG = `${limb([[8, -13, 16], [-50, -12, 11], [-96, 18, 8], [-102, 20, 7]])}M-90 30L-104 34C-114 28-118 10-114 4-108 1-104 8-102 16L-88 14z`;
const BACK = 'M-8-2C-10-26-2-58 8-80 14-92 30-98 42-92 50-84 46-60 38-36 34-20 32-8 30 0z';
const NEAR_ARM = limb([[34, -82, 10], [50, -46, 8], [64, -12, 6]]);
const FAR_ARM = limb([[20, -80, 9], [-8, -50, 7], [-36, -50, 5]]);
const HANDS = 'M58-12l10-2 4 8 6 4-2 5H59zM-32-56C-40-58-48-52-52-42l5 1 6-6 1 6 6-1 2-4z';
const HEAD = 'M21-88L20-98C12-97 9-100 10-105L7-108 11-114C11-126 22-132 32-128 42-122 41-108 34-101L37-88z';
const HAIR = 'M11-115C8-130 22-138 34-132 46-125 45-108 40-98 44-92 48-90 52-92 48-84 38-84 33-90 35-102 30-106 26-106 24-112 20-116 11-115z';
/** Nose to the wind. */
const DOG = 'M-47-87L-42-91-22-98C-14-107 0-106 6-94 10-82 14-70 20-56 30-42 38-28 36-8 44-4 54-8 62-20 67-12 57 2 40 3L-4 3C-4-2 0-5 6-6-2-12-4-22-3-32L-9-2-7 3-27 3C-29-2-24-6-19-6L-20-40C-26-50-26-60-22-70L-38-76C-45-78-47-82-47-87z';
const DOG_EAR = 'M-8-98C-2-100 6-94 8-84 10-76 6-70 2-72-2-78-4-86-8-98z';

type Sweep = readonly [start: Point, lift: Point, pull: Point, end: Point];

/** A fold of the bald top: prairie grass, bent by the wind from the left, stands all along its edge. */
function prairie(sweep: Sweep, size: number, seed: number): Layer<Ink> {
  const [start, lift, pull, end] = sweep;
  return (canvas) => {
    const random = new Random(seed);
    const id = canvas.symbol('tuft', () => {
      let blades = '';
      for (let i = 0; i < 11; i++) {
        const [x, high, over] = [round(i * 5 - 26 + random.jitter(2)), round(random.between(18, 58)), round(random.between(12, 46))];
        blades += `M${x} 6q${round(over * 0.1)}-${round(high * 0.7)} ${over}-${high} ${2 - round(over * 0.8)} ${round(high * 0.4)} ${4 - over} ${high}z`;
      }
      return `<path d="${blades}"/>`;
    });
    const along = (t: number, i: 0 | 1) => (1 - t) ** 3 * start[i] + 3 * (1 - t) ** 2 * t * lift[i] + 3 * (1 - t) * t * t * pull[i] + t ** 3 * end[i];
    let run = '';
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) * 1.1;
    for (let t = 0.01; t < 1; t += (size * random.between(30, 80)) / length) {
      run += canvas.copy(id, along(t, 0), along(t, 1) + 3, size, round(size * random.between(0.6, 1.2) * 10) / 10);
    }
    canvas.fill('ink', `M${start}C${lift} ${pull} ${end}V840z`);
    canvas.group('ink', 'ink', run);
  };
}

const placed = (x: number, y: number, scale: number, layers: readonly Layer<Ink>[]): Layer<Ink> => (canvas) => {
  canvas.add(`<g transform="translate(${x} ${y})scale(${scale})">`);
  for (const layer of layers) layer(canvas);
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'A hiker and a dog sit in the golden grass on top of Inspiration Peak and watch the great pointed shadow of their hill reach out over red and gold woods and lake after lake to the horizon.',
    focus: { x: 0.44, y: 0.6 },
    palette: leafHills,
    layers: [
      sky({ bands: [['pale', 0], ['cream', 50]], waver: 10, seed: 4 }),
      drawn({ ink: 'pale', path: 'M-20 118V98Q200 88 420 98T900 92T1300 100T1640 92V140H-20z' }),
      shape({ ink: 'gold', points: [[-20, HORIZON], [1640, HORIZON], [1640, 820], [-20, 820]] }),
      shape({ ink: 'orange', points: [[-20, 150], [1640, 148], [1640, 820], [-20, 820]] }),
      shape({ ink: 'red', points: [[-20, 260], [1640, 266], [1640, 820], [-20, 820]] }),
      waters(FAR, 'cream', 'lake', 'gold', 2),
      woods(140, 158),
      waters(MID, 'lake', 'blue', 'gold', 3),
      woods(162, 262),
      waters(NEAR, 'lake', 'blue', 'gold', 8),
      woods(272, 640),
      hillShadow,
      // The bald top.
      mass({ ink: 'gold', light: evening, rim: 3, layers: [prairie([[-140, 850], [240, 560], [860, 470], [1760, 830]], 0.7, 2)] }),
      mass({ ink: 'orange', light: { ...evening, ink: 'cream' }, rim: 3, layers: [prairie([[120, 860], [460, 670], [880, 600], [1520, 860]], 1.2, 7)] }),
      placed(742, 610, 1.3, [
        mass({ light: evening, shadow: { y: 0, length: 1, opacity: 0.45 }, layers: [drawn({ ink: 'ink', path: BACK + HEAD + NEAR_ARM })] }),
        mass({ ink: 'ink', light: evening, rim: 3, layers: [drawn({ ink: 'ink', path: FAR_LEG + NEAR_LEG + HEAD })] }),
        mass({ ink: 'pale', light: evening, rim: 3, layers: [drawn({ ink: 'pale', path: FAR_ARM })] }),
        drawn({ ink: 'cream', path: BACK }),
        drawn({ ink: 'pale', path: 'M42-92C50-84 46-60 38-36 34-20 32-8 30 0L8-2C24-30 24-60 42-92z' }),
        drawn({ ink: 'cream', path: NEAR_ARM }),
        drawn({ ink: 'orange', path: HEAD + HANDS }),
        drawn({ ink: 'ink', path: HAIR }),
      ]),
      placed(500, 640, 1.15, [
        mass({ ink: 'orange', light: evening, rim: 3, shadow: { y: 0, length: 1, opacity: 0.45 }, layers: [drawn({ ink: 'orange', path: DOG })] }),
        drawn({ ink: 'red', path: DOG_EAR }),
      ]),
    ],
  },
  badge: {
    alt: 'A hiker on the bald top of Inspiration Peak above lakes and autumn maples',
    palette: blaze,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['pale', 126]] }),
      cumulus({ x: 272, y: 150, width: 140, height: 50, ink: 'cream', seed: 5, bumps: 6 }),
      ridge({ ink: 'orange', y: 196, swell: 3, seed: 11, cover: 'hardwood', height: [10, 18] }),
      lakes({ ink: 'lake', items: [[100, 214, 130, 16], [292, 212, 140, 16]], unrest: 0.06, seed: 4 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[20, 252], [370, 248]], depth: 34, rows: 2, size: [50, 70], rise: 0.8, seed: 8 }),
      ridge({ ink: 'wine', y: 290, swell: 3, seed: 3 }),
      bank({ ink: 'orange', points: [[10, 380], [80, 300], [150, 246], [200, 232], [250, 246], [320, 304], [380, 380]], close: [] }),
      bank({ ink: 'gold', points: [[10, 380], [80, 300], [150, 246], [200, 232], [226, 262], [250, 320], [260, 380]], close: [] }),
      river({ ink: 'cream', path: [[196, 238, 5], [184, 258, 9], [202, 286, 15], [176, 330, 28], [168, 372, 42]] }),
      hiker({ x: 196, y: 242, height: 124, ink: 'ink', pack: 'red', hat: 'ink' }),
    ],
  },
});
