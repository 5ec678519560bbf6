import { at, lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { blob, petal, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, enlarged, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { bisonBelowTheCliff } from '../posters/bison.ts';

const quartzite = {
  ink: '#2a1a22',
  maroon: '#6f2c35',
  red: '#bd5745',
  pink: '#e99b7c',
  gold: '#e8b548',
  olive: '#8c8a3e',
  sky: '#7fb8b6',
  pale: '#bcd9c6',
  cream: '#fdf0cf',
};

/** Evening, the sun low on the left. */
const quartziteEvening = values({
  dark: { ink: '#22161d', maroon: '#5c2530' },
  middle: { red: '#b5503f', olive: '#8b8440', sky: '#7aa9ae' },
  glow: { pink: '#f0ab88', pale: '#c4dcd0', cream: '#fdf0d0' },
  accent: { gold: '#f3b840' },
});
const lowSun = { from: [-1, -0.7], ink: 'gold', shadow: 'ink' } as const;

/** Hump, back, rump and thigh, from the chest on the left; he stands turned away to the right. */
const BODY =
  'M430 830c3-43 7-87 6-130-1-33-12-67-10-100 2-34 19-66 20-100 0-14-17-26-16-40 1-28 14-53 22-80 8-27 14-54 24-80 13-34 25-69 44-100 19-32 42-63 70-88 29-26 64-47 100-62 31-13 66-20 100-20 31 0 62 6 90 18 30 13 55 35 80 56 28 23 51 53 80 76 25 20 51 38 80 52 28 14 60 19 90 30 27 9 56 15 80 30 24 15 46 34 60 58 16 27 24 59 28 90 4 33-2 67-6 100-4 34-15 66-20 100-5 33-8 67-8 100 0 30 3 60 6 90z';

/** Seen from before and a little above. */
const HEAD = [
  mass({ ink: 'ink', light: lowSun, rim: 5, layers: [drawn({ ink: 'ink', path: 'M532 410c-10 5-21 9-32 10-13 1-26-1-38-6-13-6-25-15-34-26-10-13-18-28-20-44-3-22 0-45 4-68 5 16 9 32 18 46 6 10 16 18 26 24 10 5 22 7 34 8 15 1 29-2 44-4zM752 350c13 3 25 5 38 4 12-1 25-4 36-10 10-5 18-13 24-22 9-15 13-31 18-48 5 22 10 44 8 66-1 16-9 33-18 46-8 12-21 22-34 28-12 5-25 7-38 6-12-1-23-5-34-10z' }), drawn({ ink: 'ink', path: 'M528 478c-4 9-18 6-28 8-10 2-20 4-30 4-11 0-21-3-32-6 8-11 15-22 26-30 10-8 22-12 34-16 9-3 22-12 28-4 9 12 9 31 2 44zM758 434c6-8 19 1 28 4 12 4 24 9 34 16 11 8 19 18 28 28-11 4-21 7-32 8-10 1-20-2-30-4-10-2-25 1-30-8-7-13-7-32 2-44z' })] }),
  drawn({ ink: 'cream', path: 'M500 378c-2 6 18 11 12 14-13 6-28 3-42 0-11-2-21-9-30-16-10-8-18-19-24-30-5-9-6-20-7-30-1-9 1-17 2-26 4 14 7 28 15 40 6 10 16 18 26 24 10 6 22 8 34 9 13 1 25-1 38-3-10 4-20 9-24 18zM790 364c6-11 25-4 36-10 10-6 20-14 26-24 7-12 11-26 14-40 0 14 0 27-4 40-4 11-12 20-20 28-8 7-17 15-28 16-9 1-28-3-24-10z' }),
  // Beard and cheeks.
  drawn({ ink: 'ink', path: 'M762 444c14 2 13 26 14 40 1 17-3 33-8 50 12 13 25 25 22 40-3 15-18 22-34 30 11 13 22 27 16 40-6 14-24 17-42 20 9 13 19 27 14 40-6 16-23 23-40 30 7 17 14 34 8 50-4 10-18 10-32 10 4 22 7 43-4 60-6 9-18-1-30-10-2 32-5 65-26 60-24-5-22-38-20-70-12 15-24 30-30 20-14-23-11-51-8-80-10 4-20 7-22 0-5-20 2-40 8-60-10-1-20-2-24-10-6-13-3-29 0-44-12 1-23 2-26-6-5-13 3-26 10-40-8-6-17-11-18-20-2-14 4-27 10-40 0-17 1-34 4-50 3-17-1-46 16-50 79-18 162-19 242-10z' }),
  // The front of the face, and its side toward the sun.
  drawn({ ink: 'maroon', path: 'M584 484c15-11 37-10 56-10 20 0 44-3 60 10 14 11 15 33 16 50 1 27-7 53-10 80-2 20-3 40-6 60-2 14 0 31-10 40-13 11-33 12-50 12-17 0-36 0-50-10-12-9-15-27-18-42-5-20-4-40-6-60-2-27-10-54-6-80 3-18 9-39 24-50z' }),
  drawn({ ink: 'red', path: 'M528 524c3-9 16 11 24 16 7 5 18 6 22 14 9 19 9 40 12 60 2 15 6 31 4 46-1 8-9 13-12 20-3 8 0 24-8 24-9 0-8-16-10-24-4-15-4-31-8-46-4-17-12-33-16-50-4-20-15-41-8-60zM600 494c7-11 27-7 40-6 10 1 26 2 28 12 3 18-12 36-16 54-4 20-4 40-6 60-2 13 2 29-6 40-5 7-20 11-24 4-10-19-4-43-6-64-2-17-4-33-6-50-2-17-13-36-4-50z' }),
  // Nose, nostrils, mouth.
  drawn({ ink: 'ink', path: 'M562 690c0-9 3-19 10-24 9-7 21-9 32-10 12-1 24 6 36 6 12 0 24-7 36-6 11 1 22 3 30 10 7 6 8 17 8 26 0 12-3 24-10 34-7 10-17 17-28 22-12 5-27 6-40 6-13 0-26-1-38-6-10-4-20-11-26-20-7-11-10-25-10-38z' }),
  drawn({ ink: 'maroon', path: 'M570 690C574 670 592 662 608 664 626 668 636 672 650 668 668 660 690 664 696 684 692 708 676 724 660 728H612C588 722 572 710 570 690z' }),
  drawn({ ink: 'red', path: 'M572 682C580 666 596 662 610 664 626 668 636 674 634 690 620 682 610 688 608 704 598 716 586 716 578 706 572 698 570 690 572 682z' }),
  drawn({ ink: 'ink', path: 'M586 690C594 680 610 682 612 692 612 702 600 708 592 706 598 700 596 692 586 690zM682 690C674 680 660 682 658 692 658 702 668 708 676 706 672 700 674 692 682 690zM634 696Q638 710 636 728H632Q634 710 634 696z' }),
  drawn({ ink: 'pink', path: 'M576 680C584 668 598 666 610 669 598 670 586 674 576 680z' }),
  // Eyes, wide apart under the brow.
  drawn({ ink: 'ink', path: 'M520 522c0-7 9-12 16-14 7-2 15-1 22 2 6 3 13 9 14 16 0 6-7 10-12 12-7 2-15 3-22 0-7-3-17-8-18-16zM716 524c0-7 8-13 14-15 7-3 15-2 22 1 6 3 14 7 14 14-1 7-9 12-16 14-7 3-15 3-22 0-6-2-12-8-12-14z' }),
  drawn({ ink: 'red', path: 'M526 528c3.5 3 7.5 6.5 12 8 4.5 1.5 9.5 2 14 1 5.5-1 11-4 16-7-3.5 5-6.5 10-12 12-5.5 2-12.5 2.5-18 0-5.5-2.5-9-8.5-12-14zM722 526c3.5 4 7 7.5 12 9 4.5 1.5 9.5.5 14-1 4.5-1.5 8.5-5 12-8-3.5 5.5-6.5 11.5-12 14-5 2.5-11.5 2.5-16 0-5-2.5-7.5-8.5-10-14z' }),
  drawn({ ink: 'gold', path: 'M536 520c0-2 3-3.5 5-3.5 2 0 4 1.5 4 3.5 0 2-2 4-4 4-2 0-5-2-5-4zM737 520c0-1 2-2 3-2 1 0 3 1 3 2 0 1-2 2-3 2-1 0-3-1-3-2z' }),
  // The mop.
  drawn({ ink: 'ink', path: 'M640 524c-3-14-5-27-16-30-8-2-11 10-14 22-2-14-5-29-16-34-8-4-13 7-18 18 0-14 0-28-10-36-7-5-15 2-24 10 1-12 2-24-6-32-6-6-15-2-24 2 5-11 11-23 8-34-2-8-11-12-20-16 9-7 18-14 20-24 2-8-4-16-10-24 12 0 23 0 30-8 6-7 4-17 2-28 10 5 21 11 30 6 9-5 10-16 12-28 7 8 15 16 24 14 10-2 14-13 18-24 6 9 13 18 22 18 10 0 17-8 24-16 4 10 7 19 16 22 9 3 17-3 26-8-1 10-1 21 6 26 7 6 18 3 28 0-3 10-6 19 0 26 6 7 17 8 28 8-7 7-13 14-12 22 2 10 11 16 20 22-10 4-20 7-22 16-3 11 4 21 10 32-11-2-21-4-28 2-7 7-7 18-6 30-8-6-16-12-22-8-9 7-11 19-12 32-5-11-10-22-18-18-11 5-12 20-14 34-3-15-5-30-16-28-12 2-14 18-16 34z' }),
  drawn({ ink: 'maroon', path: 'M641 305c-6 9-12 19-14 30-2 10 1 19 4 29l-2 0c-9-10-18-20-16-31 2-13 14-21 26-30zM691 318c-4 11-8 21-8 32 0 9 4 17 8 26l-2 0c-10-7-20-15-20-26 0-13 10-23 20-32zM731 355c-5 9-11 19-12 30-1 9 1 18 4 27l-2 0c-9-9-17-18-16-29 2-13 13-21 24-30zM661 374c-5 10-9 20-10 31-1 11 1 22 4 33l-2 0c-9-11-17-22-16-35 1-12 12-21 22-29zM707 425c-5 8-9 17-11 26-2 9-2 18-1 27l-2 0c-6-10-11-19-9-29 3-11 12-18 21-26zM611 384c-4 10-8 21-10 31-2 10-1 21 0 31l-2 0c-7-11-14-21-12-33 2-12 12-21 22-29z' }),
  drawn({ ink: 'red', path: 'M591 311c-8 9-15 18-18 29-3 8-1 17 0 26l-2 0c-7-10-15-20-12-30 4-13 17-20 30-27zM551 355c-6 8-11 16-13 26-2 10 1 19 3 29l-2 0c-7-10-15-20-13-31 2-11 13-18 23-26zM575 395c-6 8-11 17-13 26-2 10-1 19 1 29l-2 0c-7-10-13-20-11-31 3-11 13-18 23-26zM611 454c-3 7-6 13-7 20-1 8 1 16 3 24l-2 0c-5-8-10-16-9-24 1-8 7-14 13-20z' }),
] as const;

/** The cliff of quartzite: squared buttresses that break back in benches, far to near. */
const BUTTRESSES: readonly (readonly [left: number, right: number, benches: readonly number[]])[] = [
  [306, 430, [232, 318, 420, 560]],
  [196, 318, [176, 262, 400, 560]],
  [92, 214, [124, 300, 372, 560]],
  [-40, 106, [84, 190, 346, 560]],
];
const quartziteCliff: Layer<'maroon' | 'red' | 'pink' | 'cream'> = (canvas) => {
  const random = new Random(8);
  for (const [left, right, benches] of BUTTRESSES) {
    for (let i = benches.length - 2; i >= 0; i--) {
      const [high, foot] = [at(benches, i), at(benches, i + 1) + 6];
      const end = right - (benches.length - 2 - i) * random.between(8, 16);
      const edge = end - (right - left) * random.between(0.22, 0.4);
      canvas.fill('maroon', polygon([[left, high + 10], [end, high + 10], [end + 4, foot], [left, foot]]));
      canvas.fill('red', polygon([[edge, high + 2], [end - 4, high + 9], [end, foot], [edge + 4, foot]]));
      canvas.fill('pink', polygon([[left, high], [edge, high + 2], [edge + 4, foot], [left, foot]]));
      canvas.fill('cream', polygon([[left, high - 2], [edge, high], [end - 4, high + 8], [edge, high + 9], [left, high + 6]]));
      const [bed, crack] = [lerp(high, foot, random.between(0.3, 0.7)), lerp(left, edge, random.between(0.3, 0.8))];
      const cuts = [
        polygon([[left, bed], [edge - random.between(10, 60), bed + 2], [left, bed + 7]]),
        polygon([[crack, bed], [crack + 6, bed], [crack + 3, foot]]),
        polygon([[edge, bed - 30], [edge - 40, bed - 27], [edge, bed - 24]]),
      ];
      canvas.fill('red', cuts.filter(() => random.chance(0.55)).join(''));
    }
  }
};

/** Pads of prickly pear: middle, half width, half height, lean. */
const PADS: readonly (readonly [x: number, y: number, across: number, up: number, lean: number])[] = [
  [40, 640, 56, 74, -10],
  [196, 660, 54, 70, 16],
  [110, 744, 70, 84, -4],
  [262, 780, 66, 62, 34],
];
const pad = ([x, y, across, up, lean]: (typeof PADS)[number], grow = 0) =>
  blob(
    Array.from({ length: 10 }, (_, i): Point => {
      const [turn, tilt] = [(i * Math.PI) / 5, (lean * Math.PI) / 180];
      const [px, py] = [Math.cos(turn) * (across + grow) * 1.05, Math.sin(turn) * (up + grow) * (Math.sin(turn) > 0 ? 1.1 : 1)];
      return [x + px * Math.cos(tilt) - py * Math.sin(tilt), y + px * Math.sin(tilt) + py * Math.cos(tilt)];
    }),
  );
const pricklyPear: Layer<'ink' | 'olive' | 'cream' | 'gold' | 'red' | 'pink'> = (canvas) => {
  for (const one of PADS) {
    const [x, y, across, up, lean] = one;
    canvas.fill('ink', pad(one, 6));
    canvas.fill('cream', pad(one));
    canvas.fill('olive', pad([x + 5, y + 4, across - 2, up - 2, lean]));
    let spines = '';
    for (const [i, j] of [[-0.5, -0.4], [0, -0.6], [0.5, -0.35], [-0.25, 0], [0.3, 0.05], [-0.5, 0.4], [0.05, 0.5], [0.5, 0.45]] as const)
      spines += petal(x + i * across, y + j * up, 17, 2, -120, 1) + petal(x + i * across, y + j * up, 15, 2, -50, 1);
    canvas.fill('cream', spines);
  }
  for (const [x, y, turn, size] of [[30, 570, -96, 66], [222, 592, -70, 74], [330, 742, -40, 54]] as const) {
    const fan = (spread: readonly number[], length: number, width: number) => spread.map((off) => petal(x, y, length, width, turn + off, 1)).join('');
    canvas.fill('gold', fan([-70, 70, -40, 40, -14, 14], size, size * 0.3));
    canvas.fill('cream', fan([-40, 40, 0], size * 0.7, size * 0.16));
    canvas.fill('red', fan([-26, 0, 26], size * 0.42, size * 0.14));
  }
};

export default trailArt({
  poster: bisonBelowTheCliff,
  hero: {
    alt: 'A bison bull, too close to fit the picture, lowers his dark head toward us in evening sun; behind him the pink quartzite cliff of Blue Mounds, in front a prickly pear in bloom.',
    focus: { x: 0.32, y: 0.5 },
    palette: quartziteEvening,
    layers: [
      sky({ seed: 2, waver: 8, bands: [['sky', 0], ['pale', 300]] }),
      drawn({ ink: 'pale', path: 'M1640 96Q1420 84 1300 108Q1180 128 1040 120Q1200 150 1380 140Q1520 134 1640 150z' }),
      ridge({ ink: 'sky', y: 420, swell: 6, swells: 2, seed: 3, floor: 470 }),
      // The cliff: blocks on blocks, the sun on their left.
      quartziteCliff,
      ridge({ ink: 'gold', points: [[-20, 560], [300, 540], [600, 490], [1000, 440], [1640, 430]], swell: 4, swells: 3, seed: 8 }),
      dryBrush({ ink: 'olive', bristles: 6, thickness: [3, 8], strokes: [[[40, 680], [380, 650], 60], [[1380, 640], [1660, 610], 60], [[1380, 540], [1640, 520], 40]], seed: 4 }),
      enlarged({ by: 1.26, from: [640, 830], to: [690, 850], layers: [
      mass({ ink: 'maroon', light: lowSun, rim: 9, layers: [drawn({ ink: 'maroon', path: BODY })] }),
      // The cape over hump and shoulder is paler than the rest of him.
      drawn({ ink: 'red', path: 'M436 560c2-20 5-40 4-60-1-14-10-26-8-40 3-27 14-53 22-80 8-27 14-54 24-80 13-33 25-68 44-98 19-31 42-62 70-86 29-25 64-45 100-60 31-12 65-20 98-20 28 0 57 6 82 18 22 10 43 26 58 46 15 20 25 45 30 70 4 20 0 40-4 60-12-13-24-26-26-16-6 28 2 57 10 86-15-11-30-21-34-10-10 28-2 59 6 90-16-10-32-20-36-8-10 28-1 58 8 88-15-10-29-21-34-10-12 28-6 59 0 90-16-11-33-22-40-10-16 26-13 58-10 90-21-15-41-29-60-20-42 21-56 82-100 100-43 18-92 9-140 0z' }),
      drawn({ ink: 'pink', path: 'M627 144c5 5 9 10 8 16-2 7-9 11-16 15 2-5 5-10 6-15 1-5 2-11 2-16zM615 226c3 8 5 15 2 22-4 9-12 14-21 19 4-6 9-13 12-20 3-7 5-14 7-21zM584 283c2 8 4 15 0 21-5 8-13 11-22 15 5-5 9-11 13-17 4-6 6-12 9-19zM496 372c3 7 5 15 2 21-4 8-12 12-20 17 4-6 8-12 11-18 3-6 5-13 7-20zM557 216c3 7 6 13 3 19-4 7-12 11-20 14 4-5 7-10 10-16 3-5 5-11 7-17zM533 339c5 6 9 11 7 17-3 7-11 9-19 11 3-4 5-8 7-13 2-5 4-10 5-15zM584 164c4 6 7 13 4 18-4 7-13 8-22 9 3-4 7-8 10-13 3-4 5-9 8-14zM536 271c3 6 6 11 4 16-3 7-11 10-18 13 3-5 7-9 9-14 2-5 4-10 5-15zM708 80c4 7 8 14 6 21-3 9-10 15-18 21 3-7 6-14 8-21 2-7 3-14 4-21zM476 416c3 6 5 13 2 18-4 6-12 8-20 9 4-4 7-8 10-12 3-5 6-10 8-15zM670 136c4 6 8 11 5 16-4 7-12 9-20 11 3-4 6-8 9-13 2-4 4-9 6-14zM619 188c2 7 5 15 2 21-4 8-12 14-20 19 4-6 9-12 12-19 3-7 4-14 6-21zM508 301c1 8 1 17-4 22-7 7-17 7-27 8 6-4 12-9 17-14 5-5 10-10 14-16z' }),
      drawn({ ink: 'maroon', path: 'M908 114c5 5 10 9 10 15 0 8-6 14-12 20 1-6 3-12 3-18 0-6 0-11-1-17zM683 190c4 5 9 9 7 14-2 7-9 10-16 14 3-5 5-9 7-14 1-4 2-9 2-14zM838 140c4 6 7 12 6 18-2 8-8 13-15 19 3-6 5-12 7-18 2-6 2-13 2-19zM761 122c3 7 6 14 4 21-3 9-10 15-17 22 3-7 7-14 9-21 2-7 3-15 4-22zM904 220c6 3 12 6 12 11 0 7-6 12-12 17 1-5 2-9 2-14 0-5-1-9-2-14zM865 324c6 3 11 6 12 12 1 7-3 14-7 21 0-6 1-11 0-17-1-6-3-11-5-16zM806 82c4 6 7 11 6 17-1 7-7 13-13 18 2-6 5-11 6-17 1-6 1-12 1-18zM723 228c5 6 10 12 9 19-1 9-8 17-14 24 2-7 4-15 5-22 1-7 0-14 0-21zM842 445c6 5 12 11 13 18 1 9-5 18-10 26 1-7 1-15 1-22-1-7-2-15-4-22zM823 522c6 3 11 5 11 10 0 7-5 12-11 17 1-5 2-9 2-14 0-4-1-9-2-13zM845 381c6 3 11 6 12 11 1 7-3 13-7 20 0-5 1-11 0-16-1-5-3-10-5-15zM786 289c5 6 9 12 9 19 0 9-5 18-10 26 1-8 3-15 3-23 0-7-1-15-2-22zM768 73c4 6 7 11 6 17-1 8-7 13-13 19 2-6 5-12 6-18 1-6 1-12 1-18zM681 266c6 6 12 12 11 19-1 9-9 14-17 20 2-6 4-13 5-19 1-7 1-13 1-20zM756 250c5 6 10 13 10 20 0 10-6 18-12 26 1-8 3-16 3-24 0-7 0-15-1-22zM749 198c4 5 9 10 8 16-1 8-7 13-13 19 2-6 4-11 5-17 1-6 0-12 0-18zM656 231c2 8 5 16 1 23-5 8-14 12-23 16 4-6 8-12 12-18 4-7 7-14 10-21zM846 190c6 3 12 5 13 11 1 8-4 14-9 21 0-6 1-11 0-17-1-5-2-10-4-15zM808 410c5 3 10 6 9 11-1 7-6 11-12 16 2-5 3-9 4-14 0-4 0-9-1-13zM640 273c4 8 8 16 5 23-4 9-13 14-22 19 4-7 7-14 10-21 3-7 5-14 7-21zM882 161c5 5 10 9 9 15-1 7-7 12-13 17 2-5 3-11 4-16 1-5 0-11 0-16zM862 88c5 6 10 12 10 19 0 9-6 16-12 23 1-7 3-14 3-21 0-7 0-14-1-21zM708 126c5 6 10 13 8 19-3 8-12 12-21 16 3-6 6-11 8-17 2-6 4-12 5-18zM824 275c5 4 10 8 9 14-1 7-6 11-12 16 2-5 3-10 4-15 0-5 0-10-1-15zM866 228c6 5 13 9 14 16 2 9-2 18-6 27 0-7-1-15-2-22-1-7-4-14-6-21zM793 347c6 3 13 7 13 13 0 8-5 14-11 21 1-6 1-11 1-17 0-6-2-11-3-17zM811 224c7 5 14 9 15 17 1 9-4 18-10 26 0-7 0-15-1-22-1-7-2-14-4-21zM798 173c5 6 11 12 10 19-1 8-7 15-13 22 1-7 3-13 3-20 1-7 0-14 0-21zM923 179c6 2 13 4 14 10 1 7-3 14-8 21 0-5 0-11-1-16-1-5-3-10-5-15zM896 262c7 4 14 7 15 14 2 9-3 17-8 25 0-7-1-13-2-20-1-6-3-13-5-19zM731 157c6 4 11 8 10 13-2 7-9 9-17 12 2-4 4-8 5-12 1-4 2-9 2-13zM840 484c5 4 10 8 9 13-2 7-9 10-16 14 2-5 4-9 5-14 1-4 2-9 2-13zM734 289c4 7 9 15 6 22-3 9-12 15-21 21 3-7 6-14 9-21 3-7 4-15 6-22zM824 324c4 6 8 12 7 19-1 8-8 14-14 20 2-6 5-12 6-19 1-7 1-13 1-20z' }),
      // Shaggy forelegs, and the sun on the near one.
      drawn({ ink: 'ink', path: 'M770 600l36 120 6-80 34 140 4-80 22 130 8-70 20 70-352 0c-5-43-10-87-8-130 2-27 11-54 20-80z' }),
      drawn({ ink: 'red', path: 'M452 640l10 120 8-60 10 110 12-40 8 60-68 0c2-43 4-87 4-130 0-40-3-80-6-120z' }),
      // Back and hip catch the sun; flank and belly turn from it, and the grass shines below them.
      drawn({ ink: 'red', path: 'M890 76C930 96 990 160 1040 192 1110 240 1230 276 1292 304 1330 326 1350 352 1362 392 1330 350 1290 336 1256 342 1240 330 1216 322 1196 326 1180 312 1150 304 1130 308 1112 290 1080 278 1056 280 1040 258 1010 244 990 244 970 210 930 180 902 172z' }),
      drawn({ ink: 'ink', path: 'M922 840C926 760 900 690 906 610 960 640 1050 640 1120 570 1150 540 1160 480 1150 430 1190 500 1196 560 1186 640 1180 710 1196 760 1180 840z' }),
      drawn({ ink: 'gold', path: 'M940 840C944 780 930 730 938 690 990 708 1040 704 1078 684 1070 740 1062 780 1066 840zM1118 840C1112 780 1122 710 1138 660 1150 710 1142 780 1152 840z' }),
      drawn({ ink: 'red', path: 'M1228 372C1186 410 1176 470 1192 540 1202 590 1200 640 1190 690 1184 740 1190 780 1190 840H1224C1222 780 1228 740 1238 690 1246 640 1234 600 1228 550 1216 480 1210 420 1228 372z' }),
      drawn({ ink: 'pink', path: 'M1222 384C1190 424 1184 474 1198 530 1190 470 1196 430 1222 384zM1040 196C1090 232 1180 262 1250 290 1180 276 1090 250 1040 196z' }),
      spray({ ink: 'ink', from: [1390, 740], to: [1280, 620], size: 3, within: [[1236, 420], [1366, 420], [1346, 640], [1338, 830], [1230, 830]] }),
      // The head: horns and ears, the beard, the face between shaggy cheeks, the mop over the brow.
      ...HEAD,
      ] }),
      // A prickly pear in flower on a knob of the rock.
      mass({ ink: 'maroon', light: { ...lowSun, ink: 'pink' }, rim: 7, layers: [shape({ ink: 'maroon', points: [[-20, 508], [90, 520], [150, 548], [262, 560], [300, 610], [372, 640], [396, 720], [440, 760], [480, 840], [-20, 840]] })] }),
      pricklyPear,
      grass({ ink: 'olive', lit: 'gold', y: 824, x: [400, 1620], count: 22, height: [70, 150], seed: 4, forms: 3, unrest: 10 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A bison in the prairie grass below the pink quartzite cliff of Blue Mounds',
    palette: quartzite,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 138]] }),
      cliff({ seed: 36, top: [[120, 220], [170, 204], [182, 184], [240, 180], [254, 148], [300, 152], [316, 118], [390, 122]], base: [[120, 232], [390, 260]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [28, 64], reach: [0.75, 0.35], step: 6 }),
      ridge({ ink: 'gold', points: [[0, 228], [150, 232], [390, 262]], swell: 3, seed: 3 }),
      ridge({ ink: 'olive', points: [[0, 300], [200, 316], [390, 300]], swell: 4, seed: 4 }),
      bisonBull({ x: 200, y: 334, width: 192, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
    ],
  },
});

