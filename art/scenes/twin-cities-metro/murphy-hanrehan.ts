import { mass } from '../../kit/light.ts';
import { petal } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { singingWarbler } from '../../motifs/singing-warbler.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';
import { ripples, } from '../../motifs/water.ts';

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

/** A May dawn; the light comes from the left. */
const mayDawn = values({
  dark: { ink: '#221826', plum: '#463348' },
  middle: { moss: '#6d7c43', ochre: '#c98a1e', rose: '#c98a83' },
  glow: { peach: '#f3c7a6', cream: '#fff3dd' },
  accent: { yellow: '#fbc81b' },
});
const dawn = { from: [-1, -0.7], ink: 'cream', shadow: 'ink' } as const;

/** Leaves that have just opened, two or three to a bud. */
const buds: Layer<'moss'> = (canvas) =>
  canvas.fill(
    'moss',
    ([[1290, 244, -70, 90], [1262, 326, 10, 64], [1226, 416, -150, 54], [1150, 500, -20, 48], [62, 512, 190, 84], [150, 538, -110, 60], [250, 600, 160, 50], [1400, 512, 60, 60], [1500, 486, -80, 70], [470, 662, -100, 54], [1590, 474, -20, 80]] as const)
      .map(([x, y, turn, size]) => [-38, 8, 52].map((spread, i) => petal(x, y, size * (i === 1 ? 1 : 0.72), size * 0.2, turn + spread, 1)).join(''))
      .join(''),
  );

export default trailArt({
  hero: {
    alt: 'A hooded warbler, yellow with a black hood, sings on a budding twig at Murphy-Hanrehan; behind it small steep wooded hills around a forest pond, at a May dawn.',
    focus: { x: 0.47, y: 0.45 },
    palette: mayDawn,
    layers: [
      sky({ seed: 3, waver: 20, bands: [['cream', 0]] }),
      spray({ ink: 'peach', from: [0, 0], to: [0, 280], size: 3 }),
      mass({ ink: 'peach', layers: [ridge({ ink: 'peach', points: [[-20, 300], [160, 220], [330, 300], [520, 230], [760, 310], [1000, 210], [1210, 300], [1400, 200], [1640, 280]], swell: 6, seed: 3, cover: 'hardwood', crowns: 'billow', height: [18, 40] })] }),
      mass({ ink: 'rose', light: dawn, rim: 4, layers: [ridge({ ink: 'rose', points: [[-20, 340], [120, 360], [300, 300], [480, 390], [700, 420], [900, 350], [1060, 400], [1230, 310], [1420, 370], [1640, 320]], swell: 6, seed: 8, cover: 'hardwood', crowns: 'billow', height: [22, 50] })] }),
      spray({ ink: 'moss', from: [0, 640], to: [0, 380], within: [[-20, 380], [300, 340], [480, 430], [700, 460], [900, 390], [1060, 440], [1230, 350], [1640, 360], [1640, 660], [-20, 660]] }),
      mass({ ink: 'moss', light: dawn, rim: 5, layers: [bank({ ink: 'moss', points: [[-20, 420], [140, 400], [320, 470], [480, 560], [640, 590], [900, 580], [1060, 520], [1220, 420], [1360, 410], [1480, 470], [1620, 520]], close: [[1620, 820], [-20, 820]] })] }),
      shape({ ink: 'peach', smooth: true, points: [[240, 640], [420, 608], [700, 606], [960, 622], [1080, 650], [960, 690], [660, 706], [380, 694]] }),
      ripples({ form: 'crescent', ink: 'cream', y: [618, 690], count: 12, x: 640, spread: [200, 240], width: [90, 220], height: [4, 7], seed: 8 }),
      spray({ ink: 'plum', from: [0, 830], to: [0, 520], within: [[-20, 500], [320, 500], [480, 580], [640, 700], [900, 710], [1060, 660], [1220, 460], [1480, 500], [1620, 550], [1620, 820], [-20, 820]] }),
      mass({ ink: 'ink', light: dawn, rim: 5, layers: [
        shape({ ink: 'ink', points: [[-20, 742], [300, 700], [560, 640], [800, 612], [1080, 570], [1360, 500], [1620, 470], [1620, 488], [1366, 522], [1090, 596], [806, 640], [570, 668], [310, 730], [-20, 786]] }),
        shape({ ink: 'ink', points: [[1060, 580], [1180, 470], [1260, 330], [1290, 240], [1274, 340], [1200, 490], [1100, 588]] }),
        shape({ ink: 'ink', points: [[330, 704], [240, 600], [150, 540], [60, 510], [156, 530], [256, 590], [360, 700]] }),
      ] }),
      mass({ ink: 'moss', light: dawn, rim: 4, layers: [buds] }),
      singingWarbler({ x: 800, y: 622, height: 500, hood: 'ink', breast: 'yellow', shade: 'ochre', back: 'moss', wing: 'plum', lit: 'cream' }),
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
