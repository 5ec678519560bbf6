import type { Point, Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { closedCurve } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { bank, drawn, shape, tilted } from '../../motifs/shapes.ts';
import { singingWarbler } from '../../motifs/singing-warbler.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

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

export default trailArt({
  hero: {
    alt: 'One small steep hill behind the other in the May woods of Murphy-Hanrehan; the trail climbs over each of them, a hiker leans into the first, and a yellow hooded warbler sings above.',
    focus: { x: 0.6, y: 0.5 },
    palette: mayMorning,
    layers: [
      sky({ bands: [['cream', 0]] }),
      trunks({ ink: 'peach', items: [[60, 330, 16, -20, 6], [150, 330, 9, -20, -4], [330, 330, 20, -20, 6], [470, 330, 10, -20, 8], [690, 250, 15, -20, 4], [800, 250, 9, -20, -8], [1000, 250, 18, -20, 6], [1150, 250, 9, -20, 2], [1290, 250, 15, -20, -6], [1410, 280, 20, -20, 8], [1530, 300, 11, -20, -4]] }),
      hill('peach', 'spring', [[-20, 300], [200, 290], [460, 260], [660, 170], [800, 84], [890, 66], [980, 88], [1180, 210], [1440, 280], [1640, 300]], [[890, 50], [920, 140], [1040, 260], [1140, 420]]),
      drawn({ ink: 'cream', path: 'M860 350C806 270 836 160 886 70L898 70C870 160 850 250 900 350z' }),
      trunks({ ink: 'lime', items: [[180, 420, 15, -20, 6], [320, 420, 24, -20, -4], [700, 300, 12, -20, 4], [1180, 340, 24, -20, -6], [1280, 380, 13, -20, 4], [1560, 420, 20, -20, 6]] }),
      hill('spring', 'lime', [[-20, 450], [120, 420], [300, 320], [450, 216], [540, 190], [640, 220], [800, 340], [1000, 440], [1300, 460], [1640, 410]], [[540, 180], [580, 280], [720, 420], [800, 600]]),
      drawn({ ink: 'cream', path: 'M740 500C620 440 520 320 530 194L548 194C552 300 650 410 800 470z' }),
      shade('lime', [[[236, 500, 12], [330, 452, 12], [470, 400, 11], [700, 410, 8]], [[-40, 440, 12], [120, 400, 11], [260, 330, 10], [400, 262, 9], [480, 240, 8], [620, 250, 6]]]),
      trunks({ ink: 'green', items: [[96, 560, 34, -20, -8], [240, 500, 17, -20, 8], [400, 560, 26, -20, 6], [1300, 560, 30, -20, -8], [1590, 560, 24, -20, 6]] }),
      hill('lime', 'green', [[-20, 700], [160, 680], [400, 590], [600, 450], [740, 340], [836, 312], [940, 344], [1120, 490], [1340, 600], [1640, 640]], [[836, 300], [880, 420], [1010, 600], [1080, 840]]),
      drawn({ ink: 'cream', path: 'M340 840C420 740 590 640 720 540C800 476 826 400 824 316L850 316C862 420 830 510 760 590C660 690 520 760 480 840z' }),
      shade('green', [[[556, 756, 13], [660, 720, 13], [800, 700, 12], [1010, 690, 11], [1100, 700, 8]], [[-40, 806, 24], [170, 790, 22], [320, 760, 20], [520, 690, 18], [760, 600, 15], [960, 560, 13], [1060, 580, 8]], [[-40, 716, 16], [160, 690, 15], [420, 600, 14], [640, 480, 12], [780, 410, 10], [940, 420, 8]]]),
      tilted({ degrees: 9, about: [748, 588], layers: [figure({ x: 748, y: 588, height: 132, pose: 'stride', ink: 'ink', coat: 'pine', pack: 'ink', skin: 'ink', hat: 'ink' })] }),
      trunks({ ink: 'pine', items: [[170, 800, 48, -20, -10], [560, 760, 24, -20, 10]] }),
      bank({ ink: 'pine', points: [[-20, 760], [160, 766], [300, 800], [380, 840]], close: [[-20, 840]] }),
      bank({ ink: 'pine', points: [[940, 840], [1160, 760], [1400, 700], [1640, 680]], close: [[1640, 840]] }),
      trilliums({ stem: 'ink', petal: 'cream', heart: 'yellow', items: [[1130, 830, 90], [1230, 820, 120], [1060, 840, 60], [60, 820, 110], [210, 830, 80], [1560, 800, 120]] }),
      mass({ ink: 'ink', light: morning, rim: 7, layers: [
        trunks({ ink: 'ink', items: [[1440, 840, 120, -20, 20]] }),
        shape({ ink: 'ink', points: [[1400, 420], [1270, 340], [1130, 312], [1010, 304], [948, 312], [1010, 314], [1120, 328], [1256, 366], [1390, 460]] }),
      ] }),
      drawn({ ink: 'pine', path: 'M1420 20Q1406 200 1412 330Q1424 180 1420 20zM1462 120Q1446 330 1452 500Q1470 320 1462 120zM1412 480Q1396 620 1380 740Q1410 640 1412 480zM1500 300Q1490 480 1504 680Q1514 480 1500 300zM1458 600Q1446 700 1440 800Q1464 720 1458 600z' }),
      singingWarbler({ x: 1090, y: 318, height: 250, hood: 'ink', breast: 'yellow', shade: 'ochre', back: 'green', wing: 'pine', lit: 'cream' }),
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
