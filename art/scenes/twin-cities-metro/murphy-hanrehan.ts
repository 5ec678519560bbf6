import { mass } from '../../kit/light.ts';
import { petal } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { singingWarbler } from '../../motifs/singing-warbler.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';

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
    alt: 'A hooded warbler, yellow with a black hood, sings on a budding twig at Murphy-Hanrehan; behind it, tree trunks on small steep hills around a forest pond, at dawn in May.',
    focus: { x: 0.5, y: 0.45 },
    palette: mayDawn,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Small steep hills full of trunks, one behind the other, around a forest pond.
      trunks({ ink: 'peach', items: [[40, 330, 13, -20, 6], [118, 350, 8, -20, -4], [196, 360, 17, -20, -6], [300, 400, 9, -20, 8], [392, 420, 14, -20, 4], [500, 450, 8, -20, -8], [590, 470, 18, -20, 6], [700, 480, 9, -20, 2], [812, 480, 13, -20, -6], [930, 470, 19, -20, 8], [1040, 450, 9, -20, -4], [1120, 420, 14, -20, 6], [1236, 390, 8, -20, 4], [1330, 360, 18, -20, -8], [1430, 320, 10, -20, 4], [1530, 300, 15, -20, 8]] }),
      bank({ ink: 'peach', points: [[-20, 210], [200, 280], [420, 400], [640, 470], [860, 480], [1080, 430], [1300, 310], [1500, 210], [1640, 170]], close: [[1640, 640], [-20, 640]] }),
      trunks({ ink: 'rose', items: [[60, 420, 26, -20, -10], [270, 540, 15, -20, 10], [1150, 560, 22, -20, 12], [1400, 420, 14, -20, -6], [1540, 340, 30, -20, 10]] }),
      bank({ ink: 'rose', points: [[-20, 330], [120, 380], [300, 510], [480, 600], [640, 620]], close: [[640, 680], [-20, 680]] }),
      bank({ ink: 'rose', points: [[960, 640], [1100, 600], [1260, 490], [1420, 370], [1640, 280]], close: [[1640, 680], [960, 680]] }),
      spray({ ink: 'moss', from: [1500, 700], to: [1240, 420], size: 3, within: [[960, 640], [1100, 600], [1260, 490], [1420, 370], [1640, 280], [1640, 700], [960, 700]] }),
      drawn({ ink: 'cream', path: 'M300 640C460 560 1020 556 1200 640 1060 716 460 720 300 640z', layers: [
        drawn({ ink: 'peach', path: 'M300 560H1200V606C1110 630 1060 612 1010 624 960 640 940 616 880 622 800 632 700 612 620 626 560 640 440 606 300 630zM590 610H626C622 640 630 660 622 690H602C596 660 600 640 590 610zM912 610H950C944 640 954 656 946 700H926C920 660 922 640 912 610zM700 610H716L714 670H704z' }),
      ] }),
      bank({ ink: 'moss', points: [[-20, 560], [160, 590], [330, 650], [560, 690], [800, 700], [1040, 680], [1250, 600], [1420, 540], [1640, 520]], close: [[1640, 840], [-20, 840]] }),
      spray({ ink: 'plum', from: [0, 840], to: [0, 560], size: 3, within: [[-20, 570], [330, 660], [800, 710], [1250, 610], [1640, 530], [1640, 840], [-20, 840]] }),
      mass({ ink: 'ink', light: dawn, rim: 5, layers: [
        shape({ ink: 'ink', points: [[-20, 742], [300, 700], [560, 640], [800, 612], [1080, 570], [1360, 500], [1620, 470], [1620, 488], [1366, 522], [1090, 596], [806, 640], [570, 668], [310, 730], [-20, 786]] }),
        shape({ ink: 'ink', points: [[1060, 580], [1180, 470], [1260, 330], [1290, 240], [1274, 340], [1200, 490], [1100, 588]] }),
        shape({ ink: 'ink', points: [[330, 704], [240, 600], [150, 540], [60, 510], [156, 530], [256, 590], [360, 700]] }),
      ] }),
      mass({ ink: 'moss', light: dawn, rim: 4, layers: [buds] }),
      singingWarbler({ x: 800, y: 622, height: 560, hood: 'ink', breast: 'yellow', shade: 'ochre', back: 'moss', wing: 'plum', lit: 'cream' }),
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
