import type { Point, Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { closedCurve } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { trilliums } from '../../motifs/wildflowers.ts';
import { singingWarbler } from './murphy-hanrehan/singing-warbler.ts';
import { warbler } from './murphy-hanrehan/warbler.ts';

const maple = {
  ink: '#2b1620',
  wine: '#5c2430',
  rust: '#a33b2a',
  orange: '#e0742b',
  gold: '#f4b13d',
  butter: '#fbdc86',
  cream: '#fff4cf',
  olive: '#5f6b33',
};

/** Early in May; the light comes from the left, low between the trunks. */
const mayMorning = values({
  dark: { ink: '#14211f', pine: '#23473b' },
  middle: { green: '#4f8a44', lime: '#94b04c', ochre: '#c98a1e' },
  glow: { spring: '#cfd982', peach: '#f8dfae', cream: '#fff7df' },
  accent: { yellow: '#fbc31b' },
});
const morning = { from: [-1, -0.3], ink: 'cream', shadow: 'ink' } as const;

/** A hill: its skyline, and where its sunny side ends. */
function hill<Ink extends string>(lit: Ink, shade: Ink, skyline: readonly Point[], edge: readonly Point[]): Layer<Ink> {
  const path = closedCurve(skyline, [[1640, 840], [-20, 840]]);
  return drawn({ ink: lit, path, layers: [bank({ ink: shade, points: edge, close: [[1640, 840], [1640, -20]] })] });
}

/** Shadows of trunks, up and over the slope. */
function shade<Ink extends string>(ink: Ink, courses: readonly (readonly Station[])[]): Layer<Ink> {
  return (canvas) => canvas.fill(ink, courses.map((course) => limb(course, 1)).join(''));
}

/** Boughs in their first leaf: they leave the trunks at these places, drawn once; a negative size points to the left. */
const boughs =
  <Ink extends string>(ink: Ink, ...spots: readonly (readonly [x: number, y: number, size: number])[]): Layer<Ink> =>
  (canvas) => {
    const leaves: readonly Point[] = [[62, -22], [74, -52], [90, -34], [100, -64], [112, -46], [128, -74], [136, -52], [84, -14], [150, -90], [168, -74]];
    const id = canvas.symbol('bough', () => `<path d="M-8 22C20-8 70-44 150-68 90-38 40 6 8 40z${leaves.map(([x, y]) => `M${x} ${y}q12-16 28-8-10 18-28 8z`).join('')}"/>`);
    canvas.group(ink, ink, spots.map(([x, y, size]) => canvas.copy(id, x, y, size, Math.abs(size))).join(''));
  };

export default trailArt({
  hero: {
    alt: 'One small steep hill behind the other in the May woods of Murphy-Hanrehan; a hiker goes over the first, the trail climbs on over the next, and a yellow hooded warbler sings above.',
    focus: { x: 0.72, y: 0.5 },
    palette: mayMorning,
    layers: [
      sky({ bands: [['cream', 0]] }),
      trunks({ ink: 'peach', items: [[250, 330, 15, -20, -4], [420, 330, 6, -20, 16], [560, 330, 12, -20, -18], [760, 330, 7, -20, 14], [1010, 330, 12, -20, 6]] }),
      boughs('peach', [250, 130, 0.9], [560, 150, 1]),
      // The last hill, all in the sun; its trees stand on it.
      bank({ ink: 'peach', points: [[-20, 300], [200, 262], [360, 250], [520, 276], [720, 330], [960, 340], [1200, 296], [1420, 250], [1640, 236]], close: [[1640, 840], [-20, 840]] }),
      trunks({ ink: 'spring', items: [[130, 316, 8, -20, 14], [330, 300, 17, -20, -12], [500, 330, 9, -20, 18], [650, 350, 14, -20, -10], [1170, 350, 15, -20, -4], [1300, 330, 8, -20, 14]] }),
      boughs('spring', [330, 110, 1.2], [326, 60, -1.1], [500, 130, -1], [650, 150, 0.9]),
      // The second: the trail goes up its sunny side and over.
      hill('spring', 'lime', [[-20, 440], [180, 456], [400, 440], [600, 380], [780, 306], [880, 284], [980, 304], [1160, 390], [1380, 450], [1640, 456]], [[880, 270], [900, 350], [990, 450], [1030, 560], [1100, 840]]),
      drawn({ ink: 'cream', path: 'M560 500C640 462 740 440 800 390C840 352 862 318 868 285L886 285C886 330 872 380 820 430C760 484 680 510 620 540z' }),
      shade('lime', [[[300, 474, 11], [420, 486, 9], [560, 500, 4]], [[690, 424, 10], [770, 420, 8], [850, 430, 3]]]),
      boughs('green', [94, 130, -1.4], [288, 100, 1.5], [288, 40, -1.1], [674, 90, -1.5], [674, 150, 1.1]),
      trunks({ ink: 'green', items: [[96, 486, 13, -20, -14], [286, 480, 25, -20, 10], [676, 428, 17, -20, -14]] }),
      // The first, under our feet: its far side is in the shade, and the shadows of its trees lie down the near one.
      hill('lime', 'green', [[-20, 640], [140, 590], [320, 512], [460, 472], [560, 462], [680, 486], [840, 566], [1020, 650], [1220, 706], [1640, 730]], [[560, 450], [590, 540], [680, 640], [720, 740], [800, 840]]),
      drawn({ ink: 'cream', path: 'M250 840C330 760 430 700 480 620C516 560 532 510 534 463L566 462C578 520 572 580 540 650C510 716 470 770 440 840z' }),
      shade('green', [[[190, 690, 21], [360, 716, 17], [540, 752, 12], [700, 790, 4]], [[410, 570, 12], [500, 580, 10], [596, 596, 4]]]),
      boughs('pine', [156, 110, 2], [150, 40, -1.6], [398, 110, 1.5], [398, 60, -1.4], [856, 150, -1.8], [856, 70, 1.5]),
      mass({ ink: 'pine', light: { ...morning, ink: 'green' }, rim: 8, layers: [trunks({ ink: 'pine', items: [[160, 700, 38, -20, -16], [392, 574, 17, -20, 14], [860, 660, 29, -20, -14]] })] }),
      figure({ x: 548, y: 536, height: 112, pose: 'stride', ink: 'ink', coat: 'pine', pack: 'ink', skin: 'ink', hat: 'ink' }),
      bank({ ink: 'pine', points: [[-20, 780], [80, 776], [180, 800], [260, 840]], close: [[-20, 840]] }),
      bank({ ink: 'pine', points: [[900, 840], [1080, 784], [1280, 740], [1640, 716]], close: [[1640, 840]] }),
      trilliums({ stem: 'ink', petal: 'cream', heart: 'yellow', items: [[1180, 834, 110], [1270, 820, 76], [1100, 840, 60], [50, 830, 90], [1580, 806, 120]] }),
      mass({ ink: 'ink', light: morning, rim: 7, layers: [
        trunks({ ink: 'ink', items: [[1440, 840, 120, -20, 20]] }),
        shape({ ink: 'ink', points: [[1400, 420], [1270, 340], [1130, 312], [1010, 304], [948, 312], [1010, 314], [1120, 328], [1256, 366], [1390, 460]] }),
      ] }),
      drawn({ ink: 'pine', path: 'M1420 20Q1406 200 1412 330Q1424 180 1420 20zM1462 120Q1446 330 1452 500Q1470 320 1462 120zM1412 480Q1396 620 1380 740Q1410 640 1412 480zM1500 300Q1490 480 1504 680Q1514 480 1500 300zM1458 600Q1446 700 1440 800Q1464 720 1458 600z' }),
      singingWarbler({ x: 1090, y: 318, height: 250, hood: 'ink', breast: 'yellow', shade: 'ochre', back: 'green', wing: 'pine', lit: 'cream', tilt: -11 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A hooded warbler, yellow with a black hood, on a twig in the golden woods of Murphy-Hanrehan',
    palette: maple,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['rust', 262]] }),
      sun({ x: 195, y: 196, radius: 122, ink: 'cream' }),
      trunks({ ink: 'wine', lit: 'rust', items: [[336, 400, 22, 20, 14], [64, 400, 16, 20, -8]] }),
      mapleLeaves({ ink: 'rust', lit: 'orange', items: [[100, 262, 92, -120], [292, 250, 84, 130], [262, 106, 74, 30]] }),
      shape({ ink: 'ink', points: [[40, 306], [150, 292], [250, 290], [350, 268], [350, 278], [250, 300], [150, 303], [40, 318]] }),
      warbler({ x: 196, y: 300, width: 226, hood: 'ink', breast: 'gold', back: 'olive', wing: 'wine' }),
    ],
  },
});
