import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { waterTower } from '../../motifs/water-tower.ts';
import { aspens } from './lake-bronson/aspens.ts';

const stormLight = {
  ink: '#1f2a33',
  storm: '#3d566c',
  slate: '#6b8a9e',
  mist: '#b4c6c6',
  cream: '#fdf1d0',
  gold: '#f2bf45',
  amber: '#d58f2f',
  straw: '#d9b765',
  olive: '#7f7a3c',
  stone: '#e2c3a0',
  rose: '#b98a72',
  umber: '#6d4d45',
};

/** The last sun before a storm, low on the left. */
const beforeTheStorm = values({
  dark: { ink: '#18222c', storm: '#33495e' },
  middle: { umber: '#6f4c43', slate: '#64849a', rose: '#b98668' },
  glow: { stone: '#e4c49c', mist: '#bcccc9', cream: '#fef2d4' },
  accent: { gold: '#f0a92c' },
});
const lastSun = { from: [-1, -0.4], ink: 'gold', shadow: 'ink' } as const;

type Spot3 = readonly [across: number, away: number, up: number];
/** We stand at the foot of the tower and look up past it; heights in heights of the tower. */
const EYE: Spot3 = [0.34, -0.8, 0.03];
const PITCH = (37 * Math.PI) / 180;
const FOCAL = 690;
const seen = ([across, away, up]: Spot3): Point => {
  const [x, y, z] = [across - EYE[0], away - EYE[1], up - EYE[2]];
  const [ahead, above] = [y * Math.cos(PITCH) + z * Math.sin(PITCH), z * Math.cos(PITCH) - y * Math.sin(PITCH)];
  return [860 + (x * FOCAL) / ahead, 430 - (above * FOCAL) / ahead];
};
const flat = (...corners: Spot3[]): string => polygon(corners.map(seen));
/** A corner of the hexagon, of this reach, at this height; numbers between whole ones lie on the side between two corners. */
const corner = (i: number, reach: number, up: number): Spot3 => {
  const spot = (turn: number): readonly [number, number] => [Math.cos((turn * 60 + 16) * (Math.PI / 180)) * reach, Math.sin((turn * 60 + 16) * (Math.PI / 180)) * reach];
  const [[x1, y1], [x2, y2]] = [spot(Math.floor(i)), spot(Math.floor(i) + 1)];
  const part = i - Math.floor(i);
  return [lerp(x1, x2, part), lerp(y1, y2, part), up];
};
/** The sides that one sees, from the sunny one on the left to the one in the shade. */
const SIDES = [[3, 'cream', 'stone'], [4, 'stone', 'rose'], [5, 'umber', 'ink']] as const;
type Stone = 'cream' | 'stone' | 'rose' | 'umber' | 'ink' | 'storm' | 'gold';
/** How far the eave reaches. */
const EAVE = 0.37;
const ring = (side: number, low: number, foot: number, high: number, top: number): string => flat(corner(side, low, foot), corner(side + 1, low, foot), corner(side + 1, high, top), corner(side, high, top));
const tower: Layer<Stone> = (canvas) => {
  const random = new Random(8);
  // The eave from below: its rafters all run to the peak.
  canvas.fill('ink', polygon([0, 1, 2, 3, 4, 5].map((i) => seen(corner(i, EAVE, 0.94)))));
  canvas.fill('umber', Array.from({ length: 24 }, (_, i) => flat(corner(i / 4 - 0.03, EAVE, 0.94), corner(i / 4 + 0.03, EAVE, 0.94), corner(i / 4 + 0.03, 0.12, 0.99), corner(i / 4 - 0.03, 0.12, 0.99))).join(''));
  for (const [side, lit, dim] of SIDES) {
    canvas.fill(lit, ring(side, 0.31, -0.1, 0.235, 0.6));
    const stones = { dim: '', deep: '' };
    const reach = (up: number) => lerp(0.31, 0.235, up / 0.6);
    for (let up = 0.02, course = 0; up < 0.57; course++) {
      const top = Math.min(0.59, up + random.between(0.034, 0.052));
      for (let along = course % 2 ? 0.02 : -0.08; along < 0.96; ) {
        const end = along + random.between(0.13, 0.26);
        const [from, to] = [Math.max(side === 3 ? 0.5 : 0.015, along), Math.min(side === 5 ? 0.92 : 0.985, end - 0.016)];
        const pick = random.next();
        if (to - from > 0.05 && pick < 0.62) {
          stones[pick < 0.47 ? 'dim' : 'deep'] += flat(corner(side + from, reach(up), up), corner(side + to, reach(up), up + 0.003), corner(side + to - 0.01, reach(top), top - 0.007), corner(side + from + 0.008, reach(top), top - 0.006));
        }
        along = end;
      }
      up = top;
    }
    canvas.fill(dim, stones.dim);
    canvas.fill(side === 3 ? 'rose' : side === 4 ? 'umber' : 'ink', stones.deep);
    // A window; under the deck the wall leans out, and is in its own shade.
    canvas.fill('ink', flat(corner(side + 0.41, reach(0.36), 0.36), corner(side + 0.59, reach(0.36), 0.36), corner(side + 0.59, reach(0.46), 0.46), corner(side + 0.41, reach(0.46), 0.46)));
    canvas.fill(side === 3 ? 'rose' : side === 4 ? 'umber' : 'ink', ring(side, 0.235, 0.6, 0.295, 0.67));
    canvas.fill('ink', [0.1, 0.36, 0.64, 0.9].map((at) => flat(corner(side + at - 0.03, 0.236, 0.575), corner(side + at + 0.03, 0.236, 0.575), corner(side + at + 0.03, 0.292, 0.668), corner(side + at - 0.03, 0.292, 0.668))).join(''));
    canvas.fill(lit, ring(side, 0.295, 0.67, 0.295, 0.735));
  }
};
/** What stands before the eave: posts, the rail, and the edge of the roof that the sun strikes. */
const deck: Layer<Stone> = (canvas) => {
  const post = (i: number) => flat(corner(i - 0.05, 0.29, 0.735), corner(i + 0.05, 0.29, 0.735), corner(i + 0.05, 0.29, 0.93), corner(i - 0.05, 0.29, 0.93));
  canvas.fill('rose', post(4) + post(5) + SIDES.map(([side]) => ring(side, 0.29, 0.768, 0.29, 0.778)).join(''));
  canvas.fill('umber', post(6) + ring(5, 0.29, 0.92, 0.29, 0.945));
  canvas.fill('stone', post(3) + ring(3, 0.29, 0.92, 0.29, 0.945));
  canvas.fill('rose', ring(4, 0.29, 0.92, 0.29, 0.945));
  canvas.fill('gold', ring(3, EAVE, 0.94, EAVE, 0.965) + SIDES.slice(0, 2).map(([side]) => ring(side, 0.297, 0.728, 0.297, 0.738)).join(''));
  canvas.fill('umber', ring(4, EAVE, 0.94, EAVE, 0.965));
  canvas.fill('storm', ring(5, EAVE, 0.94, EAVE, 0.965));
};

/** Aspens lean together overhead, as all that is upright does when one looks up: foot, top, and where leaves hang about them. */
const TRUNKS = [[[1730, 860, 30], [1560, 560, 22], [1400, 300, 12], [1330, 180, 6]], [[1420, 860, 24], [1310, 600, 17], [1200, 372, 9], [1160, 290, 5]], [[1560, 640, 9], [1520, 540, 8], [1500, 420, 6], [1510, 330, 4]]] as const;
const CLUMPS = [
  [1250, 120, 64, 46], [1340, 168, 84, 58], [1420, 96, 70, 50], [1440, 250, 92, 60], [1530, 176, 80, 62], [1500, 356, 84, 50], [1590, 60, 60, 70], [1600, 290, 70, 60],
  [1130, 290, 56, 40], [1200, 330, 64, 44], [1160, 374, 48, 30], [1270, 424, 62, 38], [1226, 458, 34, 20],
] as const;
/** A leaf of an aspen, round with a short tip, that hangs in one of eight ways. */
const leaf = (x: number, y: number, turn: number, size: number): string => {
  const [along, across] = [Math.cos((turn * Math.PI) / 4) * size, Math.sin((turn * Math.PI) / 4) * size];
  const spot = (u: number, v: number): string => `${Math.round(along * u - across * v)} ${Math.round(across * u + along * v)}`;
  return `M${Math.round(x)} ${Math.round(y)}c${spot(0, 0.7)} ${spot(1, 0.7)} ${spot(1.6, 0)} ${spot(-0.6, -0.7)} ${spot(-1.6, -0.7)} ${spot(-1.6, 0)}z`;
};
/** Clumps thick with leaves, each with a fringe of them, and some that hang loose. */
const foliage = (): string => {
  const random = new Random(5);
  let data = '';
  for (const [x, y, wide, tall] of CLUMPS) {
    const count = Math.round((wide + tall) / 7);
    const rim = Array.from({ length: count }, (_, i): Point => {
      const [angle, far] = [((i + random.between(-0.3, 0.3)) / count) * Math.PI * 2, random.between(0.72, 1)];
      return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * tall * far];
    });
    data += polygon(rim);
    rim.forEach(([atX, atY], i) => {
      data += leaf(atX, atY, Math.round((i / count) * 8 + random.between(-0.6, 1.2)), i % 2 ? 18 : 22);
    });
  }
  return data;
};
/** Leaves upon the clumps: the sun finds those on the left of each, and there are gaps on the right. */
const upon = (seed: number, side: number): string => {
  const random = new Random(seed);
  return CLUMPS.flatMap(([x, y, wide, tall]) =>
    Array.from({ length: Math.round(wide / (side > 0 ? 20 : 36)) }, () => leaf(x + wide * (side * 0.4 + random.between(-0.4, 0.3)), y + tall * (side * 0.35 + random.between(-0.5, 0.4)), Math.floor(random.between(0, 4)), 16)),
  ).join('');
};

export default trailArt({
  hero: {
    alt: 'Straight up from the foot of the fieldstone water tower at Lake Bronson: it leans away, huge in the last sun, two people at the rail of its deck; golden aspens stand against a storm.',
    focus: { x: 0.34, y: 0.3 },
    palette: beforeTheStorm,
    layers: [
      sky({ bands: [['storm', 0]] }),
      spray({ ink: 'ink', from: [0, 0], to: [0, 420] }),
      // The front of the storm: great rolls, pale underneath where the sky is still clear.
      drawn({ ink: 'slate', path: 'M-20 560C120 520 180 560 300 520 420 480 900 470 1000 420 1090 372 1150 400 1240 350 1330 300 1400 330 1480 280 1540 244 1590 250 1640 220V860H-20z' }),
      drawn({ ink: 'mist', path: 'M-20 690C160 640 260 680 420 640 700 600 960 620 1080 560 1180 510 1270 540 1360 480 1450 424 1540 440 1640 380V860H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 790C300 750 900 770 1120 700 1300 640 1450 640 1640 560V860H-20z' }),
      tower,
      enlarged({ by: 0.86, from: [600, 256], to: [626, 262], layers: [
        drawn({ ink: 'gold', path: 'M541 256L540 216Q543 203 555 201L564 202 575 206 606 181 612 188 580 218 572 221 573 256zM544 204L549 213 539 228 550 240 544 246 528 229z' }),
        drawn({ ink: 'cream', path: 'M625 256L625 216Q628 203 640 202 652 203 656 214L657 256zM650 204L668 212 655 197 660 191 679 215 674 222 652 218zM629 205L634 213 624 230 635 240 630 246 613 231z' }),
        drawn({ ink: 'rose', path: 'M550 190a10 10 0 0120 0L568 199 563 205H556L555 199zM605 183L611 175 620 174 615 180 612 188zM634 190a10 10 0 0120 0L652 199 647 205H640L639 199z' }),
        drawn({ ink: 'umber', path: 'M548 192Q546 178 558 176 570 175 572 185L563 186 558 196 552 200zM632 192Q630 178 642 176 654 175 656 183L648 186 644 196 642 206 631 208zM648 186H667V196H648z' }),
      ] }),
      deck,
      mass({ ink: 'stone', light: { ...lastSun, ink: 'cream' }, rim: 6, layers: [drawn({ ink: 'stone', path: TRUNKS.map((joints) => limb(joints, 1)).join('') })] }),
      drawn({ ink: 'ink', path: 'M1606 690L1640 680 1630 692zM1556 596L1590 580 1582 596zM1480 470L1506 462 1500 474zM1352 740L1384 730 1376 744zM1302 610L1324 598 1318 612z' }),
      mass({ ink: 'gold', light: { from: [1, 0.6], ink: 'umber', shadow: 'ink' }, rim: 14, layers: [drawn({ ink: 'gold', path: foliage() })] }),
      drawn({ ink: 'umber', path: upon(2, 1) }),
      drawn({ ink: 'cream', path: upon(3, -1) }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The fieldstone water tower of Lake Bronson between golden aspens, with a storm behind it',
    palette: stormLight,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['storm', 0], ['slate', 150], ['mist', 210]] }),
      ridge({ ink: 'amber', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [14, 26], floor: 310 }),
      ridge({ ink: 'olive', points: [[0, 302], [195, 294], [390, 302]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 330, height: 238, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 16 }),
      ridge({ ink: 'straw', points: [[0, 326], [130, 324], [195, 320], [270, 324], [390, 330]], swell: 2, seed: 5 }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 8, seed: 6, boughs: 4, items: [[80, 350, 220, 0.04], [316, 350, 240, -0.04]] }),
    ],
  },
});
