import { lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { figure } from '../../motifs/hikers.ts';
import { leafage } from '../../motifs/leafage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { woodland } from '../../motifs/woodland.ts';

const octoberMorning = {
  ink: '#1d2326',
  pine: '#34544a',
  slate: '#5f8091',
  haze: '#a3bfc2',
  pale: '#d8e5dc',
  cream: '#fdf0d3',
  buff: '#f0cd8e',
  tan: '#cf9358',
  umber: '#86503a',
  dark: '#432c2e',
  rust: '#b9542f',
};

/** Late on an October afternoon: the sun stands low on the left, and we stand at the foot of the stairs. */
const bluff = values({
  dark: { ink: '#1c1826', teal: '#1f4a5c', plum: '#64333f' },
  middle: { umber: '#96513d', slate: '#3f7482', tan: '#cf8a4c' },
  glow: { buff: '#f2c27c', cream: '#fff1d0' },
  accent: { red: '#e5432c' },
});
const low = { from: [-1, -0.55], ink: 'tan', shadow: 'ink' } as const;

/** A bed, broken into a prism: foot and top of its left edge, of the two that face us, and of its right edge. */
type Bed = readonly [left: readonly [Point, Point], lit: readonly [Point, Point], shade: readonly [Point, Point], right: readonly [Point, Point]];
const BEDS: readonly Bed[] = [
  [[[352, 850], [378, 716]], [[560, 850], [572, 700]], [[868, 850], [846, 700]], [[1110, 850], [1066, 736]]],
  [[[388, 704], [400, 640]], [[568, 688], [580, 612]], [[850, 690], [824, 614]], [[1052, 724], [1004, 658]]],
  [[[424, 634], [436, 430]], [[588, 606], [592, 398]], [[826, 606], [808, 404]], [[984, 650], [966, 440]]],
  [[[466, 420], [474, 384]], [[602, 386], [610, 348]], [[838, 388], [846, 346]], [[1010, 436], [1000, 388]]],
  [[[520, 368], [506, 314]], [[630, 336], [634, 276]], [[818, 336], [812, 276]], [[944, 382], [934, 318]]],
  [[[440, 306], [446, 196]], [[606, 252], [612, 150]], [[798, 250], [810, 146]], [[940, 312], [922, 200]]],
  [[[470, 188], [492, 150]], [[620, 146], [632, 108]], [[806, 142], [802, 104]], [[914, 194], [904, 150]]],
  [[[508, 146], [540, 92]], [[636, 102], [654, 52]], [[824, 98], [834, 34]], [[938, 148], [918, 74]]],
];
const column: Layer<'ink' | 'plum' | 'umber' | 'tan' | 'buff' | 'cream'> = (canvas) => {
  const random = new Random(5);
  const rough = ([foot, top]: readonly [Point, Point], reach: number): Point[] => {
    const between = (t: number): Point => [lerp(foot[0], top[0], t) + random.jitter(reach), lerp(foot[1], top[1], t)];
    const height = foot[1] - top[1];
    return height < 50 ? [foot, top] : [foot, between(0.08), between(random.between(0.3, 0.4)), between(random.between(0.44, 0.5)), between(random.between(0.7, 0.8)), top];
  };
  let before: Bed | undefined;
  for (const bed of BEDS) {
    if (before) {
      const [feet, tops] = [bed.map(([foot]) => foot), before.map(([, top]) => top)];
      canvas.fill('umber', polygon([...feet.slice(0, 3), ...tops.slice(0, 3).reverse()]));
      canvas.fill('ink', polygon([...feet.slice(2), ...tops.slice(2).reverse()]));
    }
    const [left, lit, shade, right] = [rough(bed[0], 12), rough(bed[1], 18), rough(bed[2], 20), rough(bed[3], 12)];
    const plane = (from: readonly Point[], to: readonly Point[]) => polygon([...from, ...[...to].reverse()]);
    canvas.fill('cream', plane(left, lit));
    canvas.fill('buff', plane(lit, shade));
    canvas.fill('plum', plane(shade, right));
    before = bed;
  }
  // Seams within a bed, and joints; a darker front where a bed juts out above.
  canvas.fill('tan', 'M592 398L600 430 640 446 690 430 740 448 808 436 808 404zM572 700L576 726 660 716 720 734 800 718 848 730 846 700zM612 232L606 252 700 250 798 250 796 226 760 236 700 226 650 238zM580 612L582 628 690 622 760 634 826 628 824 614z');
  canvas.fill('tan', 'M396 652L470 636 580 624 580 612 396 640zM436 444L500 436 560 420 592 412V398L436 430zM378 730L470 716 572 714V700L378 716z');
  canvas.fill('ink', 'M720 734L726 780 716 850H706L712 786zM690 622L696 640 690 676H684L688 644zM700 150L704 186 696 210 702 250H696L690 212 696 184zM514 298L520 262 512 236 520 232 528 262 522 294zM480 770L560 762 600 772 560 770zM500 480L520 520 514 560 522 606 512 600 504 560 510 522zM850 776L930 772 1090 792 930 782zM826 226L880 230 926 246 880 238zM870 452L882 520 872 566 884 622 878 566 888 520zM866 290L874 350 866 424 880 350zM456 232L540 208 606 196 540 214z');
};

/** Wooden stairs up the right of it, from the bottom of the sheet to its foot: the near string, the far one above it. */
const stair = (t: number, far: number, up: number): Point => {
  const size = lerp(1, 0.62, t);
  return [lerp(1500, 1040, t) + far * 120 * size, lerp(880, 596, t) - far * 26 * size - up * size];
};
const run = (far: number, up: number, thick: number): string => polygon([stair(-0.2, far, up), stair(1.2, far, up), stair(1.2, far, up - thick), stair(-0.2, far, up - thick)]);
const posts = (far: number): string => [0.04, 0.32, 0.58, 0.82, 1.04].map((t) => polygon([stair(t - 0.009, far, 128), stair(t + 0.009, far, 128), stair(t + 0.009, far, -20), stair(t - 0.009, far, -20)])).join('');
const tread = (t: number, thick: number): string => polygon([stair(t - 0.02, 0, 4), stair(t - 0.02, 1, 4), stair(t - 0.02, 1, 4 - thick), stair(t - 0.02, 0, 4 - thick)]);
const steps = (thick: number): string => Array.from({ length: 17 }, (_, i) => tread((i / 16) * 1.24 - 0.1, thick)).join('');

/** The opening: its left wall is in shade, its sill and its right wall catch the sun. */
const WINDOW = 'M632 574L626 520 642 480 636 458 672 428 712 422 756 436 778 470 772 506 786 540 780 578 704 570z';
export default trailArt({
  hero: {
    alt: 'Chimney Rock from its foot, a free-standing column of pale dolomite in the October sun; daylight shows in the opening worn through it, and a hiker in red climbs the stairs toward it.',
    focus: { x: 0.5, y: 0.5 },
    palette: bluff,
    layers: [
      sky({ bands: [['teal', 0]] }),
      spray({ ink: 'slate', from: [0, 830], to: [0, 200], size: 3 }),
      // The valley: the far bluffs stand much lower than we do.
      drawn({ ink: 'slate', opacity: 0.4, path: 'M-20 470C90 440 180 470 270 486 340 500 380 540 470 548 700 560 880 580 960 566 1040 548 1100 500 1180 506 1290 510 1340 560 1440 556 1540 550 1580 500 1640 490V830H-20z' }),
      drawn({ ink: 'slate', opacity: 0.5, path: 'M-20 620C150 590 300 640 460 650 700 660 920 680 1010 650 1090 622 1150 640 1230 660 1330 680 1500 640 1640 620V830H-20z' }),
      mass({ ink: 'plum', light: low, rim: 4, layers: [leafage({ ink: 'plum', seed: 4, size: [16, 34], points: [[1150, 840], [1230, 730], [1330, 690], [1420, 600], [1530, 560], [1660, 470], [1660, 840]] })] }),
      drawn({ ink: 'ink', path: run(1, 120, 10) + posts(1) }),
      drawn({ ink: 'ink', path: steps(16) }),
      drawn({ ink: 'buff', path: steps(6) }),
      figure({ x: 1350, y: 764, height: 190, pose: 'stride', ink: 'ink', coat: 'red', pack: 'plum', hat: 'ink', skin: 'tan', rim: 'buff', flip: true }),
      drawn({ ink: 'ink', path: run(0, 0, 26) + posts(0) }),
      drawn({ ink: 'tan', path: run(0, 128, 5) }),
      drawn({ ink: 'ink', path: run(0, 123, 8) }),
      column,
      drawn({ ink: 'ink', path: WINDOW, layers: [drawn({ ink: 'slate', path: 'M668 486L704 452 736 466 746 506 736 566 664 566 660 520z' }), drawn({ ink: 'cream', path: 'M800 420L760 456 752 506 764 540 752 566 800 600zM620 574L700 560 790 566 800 610H620z' }), drawn({ ink: 'plum', path: 'M600 420L650 470 644 500 652 540 640 590H600z' })] }),
      mass({ ink: 'ink', light: low, rim: 5, layers: [
        leafage({ ink: 'ink', seed: 7, size: [22, 46], points: [[-30, 560], [60, 520], [150, 560], [230, 640], [330, 690], [430, 760], [520, 850], [-30, 850]] }),
        leafage({ ink: 'ink', seed: 2, size: [22, 46], points: [[960, 850], [1060, 800], [1180, 806], [1260, 850]] }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A hiker in red looks up at Chimney Rock, a stack of pale dolomite with an opening worn through it, above autumn woods',
    palette: octoberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['haze', 120], ['pale', 180]] }),
      ridge({ ink: 'slate', points: [[0, 250], [120, 236], [270, 246], [390, 230]], swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      bank({ ink: 'pine', points: [[0, 306], [120, 300], [280, 300], [390, 306]], close: [[390, 400], [0, 400]] }),
      bedded({ points: [[146, 96], [206, 76], [252, 90], [258, 124], [240, 146], [228, 158], [240, 186], [268, 202], [268, 226], [252, 242], [262, 270], [296, 345], [108, 345], [132, 268], [120, 232], [146, 216], [156, 182], [142, 160], [154, 146], [132, 128]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'dark', beds: [18, 44], step: 8, seed: 11, reach: [0.42, 0.32], dusk: 0.42, open: 0.6, joints: 0.3 }),
      shape({ ink: 'haze', points: [[166, 324], [172, 290], [162, 266], [180, 242], [202, 226], [218, 238], [236, 250], [230, 280], [242, 304], [238, 324]] }),
      shape({ ink: 'dark', points: [[158, 324], [166, 290], [156, 264], [176, 238], [202, 222], [220, 234], [238, 248], [232, 262], [218, 252], [204, 244], [190, 254], [180, 270], [188, 294], [180, 324]] }),
            woodland({ leaves: [['rust', 'tan'], ['tan', 'buff']], points: [[40, 310], [96, 316]], depth: 26, rows: 2, size: [50, 60], seed: 5 }),
      woodland({ leaves: [['rust', 'tan'], ['dark', 'rust']], points: [[304, 306], [360, 300]], depth: 26, rows: 2, size: [50, 60], seed: 6 }),
      figure({ x: 280, y: 350, height: 74, pose: 'stride', ink: 'ink', coat: 'rust', pack: 'dark', hat: 'ink', skin: 'tan', flip: true }),
    ],
  },
});
