import type { Point, Side } from '../../kit/geometry.ts';
import { polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { emblem, hero, type Layer } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { susans } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { singingMeadowlark } from '../../motifs/prairie-birds.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { river } from '../../motifs/water.ts';

const coteau = {
  ink: '#22303a',
  pine: '#3f5f4a',
  sage: '#8fa35a',
  straw: '#e9c665',
  cream: '#fdf3d6',
  haze: '#b9d3dc',
  blue: '#4f8fc0',
  rose: '#d2836f',
  blush: '#f3c0a2',
  wine: '#7d3b45',
  umber: '#8a6242',
  yellow: '#f7d33f',
};

export default hero({
  alt: 'A meadowlark sings on pink quartzite in the grass of a prairie ridge in southwestern Minnesota, with bur oaks and great white clouds behind.',
  focus: { x: 0.5, y: 0.55 },
  palette: coteau,
  layers: [
    sky({ seed: 4, waver: 10, bands: [['blue', 0], ['haze', 300], ['cream', 380]] }),
    cumulus({ x: 1060, y: 338, width: 760, height: 250, ink: 'cream', shade: 'haze', seed: 14, bumps: 10 }),
    cumulus({ x: 420, y: 250, width: 420, height: 130, ink: 'cream', shade: 'haze', seed: 28 }),
    cumulus({ x: 120, y: 352, width: 400, height: 110, ink: 'cream', seed: 12 }),
    ridge({ ink: 'haze', y: 412, swell: 8, swells: 3, seed: 5, floor: 440 }),
    ridge({ ink: 'blue', y: 424, swell: 5, swells: 2, seed: 11, cover: 'hardwood', height: [6, 14], floor: 450 }),
    ridge({ ink: 'straw', points: [[0, 420], [400, 400], [800, 436], [1200, 424], [1620, 392]], swell: 8, swells: 3, seed: 3 }),
    hatch({ ink: 'sage', y: [440, 480], count: 10, length: [80, 240], thickness: [3, 8], seed: 4 }),
    ridge({ ink: 'sage', points: [[0, 500], [300, 470], [560, 452], [760, 476], [1000, 520], [1300, 500], [1620, 470]], swell: 8, swells: 3, seed: 7 }),
    outcrops({ ink: 'rose', lit: 'blush', shade: 'wine', seed: 5, items: [[430, 512, 170, 52], [560, 530, 130, 40], [1240, 540, 220, 62], [1390, 552, 120, 34]] }),
    broadleaf({ ink: 'pine', lit: 'sage', seed: 4, spread: 1.15, forms: 1, items: [[500, 480, 240], [640, 484, 160], [380, 492, 150]] }),
    broadleaf({ ink: 'pine', lit: 'sage', seed: 4, spread: 1.15, forms: 1, items: [[1150, 516, 120], [1220, 510, 80]] }),
    hatch({ ink: 'straw', y: [500, 640], count: 16, length: [80, 240], thickness: [3, 9], seed: 9 }),
    river({ ink: 'cream', path: [[860, 500, 4], [900, 520, 8], [860, 546, 14], [940, 580, 22], [1060, 620, 34], [1040, 680, 56], [960, 760, 90]] }),
    ridge({ ink: 'straw', points: [[0, 600], [300, 620], [620, 650], [900, 700], [1200, 660], [1620, 600]], swell: 8, swells: 3, seed: 12 }),
    outcrops({ ink: 'rose', lit: 'blush', shade: 'wine', seed: 3, items: [[820, 720, 380, 150], [610, 740, 200, 80], [1030, 748, 190, 66]] }),
    singingMeadowlark({ x: 826, y: 574, height: 214, ink: 'umber', lit: 'blush', breast: 'yellow', dark: 'ink' }),
    ridge({ ink: 'pine', points: [[0, 690], [300, 716], [620, 752], [900, 770], [1200, 744], [1620, 690]], swell: 6, swells: 4, seed: 16 }),
    hatch({ ink: 'sage', y: [730, 800], count: 10, length: [60, 200], thickness: [3, 7], seed: 6 }),
    susans({ stem: 'ink', petal: 'yellow', heart: 'wine', items: [[290, 820, 190], [380, 826, 150], [460, 830, 120], [1170, 826, 140], [1280, 820, 190], [1370, 820, 150]] }),
    tallgrass({ stem: 'ink', foot: 'wine', leaf: 'pine', culms: 3, seed: 8, items: [[60, 830, 600, 0.12], [190, 830, 440, 0.14], [1440, 830, 460, -0.1], [1560, 830, 620, -0.1]] }),
    grass({ ink: 'ink', lit: 'sage', y: 816, count: 17, height: [80, 160], seed: 6, forms: 2 }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'A meadowlark sings on pink quartzite in a green prairie, against a great white cloud',
  palette: coteau,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['blue', 0], ['haze', 108], ['cream', 134]] }),
    cumulus({ x: 168, y: 128, width: 170, height: 70, ink: 'cream', shade: 'haze', seed: 14, bumps: 6 }),
    ridge({ ink: 'straw', y: 148, swell: 4, swells: 3, seed: 3 }),
    ridge({ ink: 'sage', points: [[0, 168], [90, 160], [180, 172], [260, 164]], swell: 3, swells: 3, seed: 7 }),
    hatch({ ink: 'straw', y: [176, 220], count: 4, length: [40, 80], thickness: [3, 5], seed: 9 }),
    outcrops({ ink: 'rose', lit: 'blush', shade: 'wine', seed: 3, items: [[136, 232, 150, 62]] }),
    singingMeadowlark({ x: 138, y: 174, height: 116, ink: 'umber', lit: 'blush', breast: 'yellow', dark: 'ink' }),
    ridge({ ink: 'pine', points: [[0, 226], [130, 240], [260, 224]], swell: 3, swells: 4, seed: 16 }),
    grass({ ink: 'ink', lit: 'sage', y: 264, count: 7, height: [30, 56], seed: 6, forms: 1, blades: 5 }),
  ],
});

/** Bare bedrock that shows through the prairie. */
interface OutcropsOptions<Ink> {
  /** Each stands on y, around x. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  ink: Ink;
  lit: Ink;
  /** The side away from the light, and the joints. */
  shade: Ink;
  light?: Side;
  seed?: number;
}

/** Low knobs of old rock, worn at the shoulders and split by joints into two or three blocks. */
function outcrops<Ink extends string>(options: OutcropsOptions<Ink>): Layer<Ink> {
  const { items, ink, lit, shade, light = -1, seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed);
    let [body, bright, dark] = ['', '', ''];
    for (const [x, y, width, height] of items) {
      const j = (amount: number) => random.jitter(amount);
      const place = (across: number, up: number): Point => [x - light * across * width, y - up * height];
      const joint = random.between(0.02, 0.14);
      const rim: Point[] = [
        [-0.52, 0.05],
        [-0.48, 0.34 + j(0.06)],
        [-0.38, 0.62 + j(0.06)],
        [-0.22, 0.82 + j(0.05)],
        [-0.06, 0.95],
        [joint, 0.98 + j(0.04)],
        [joint + 0.02, 0.84],
        [0.24, 0.86 + j(0.06)],
        [0.36, 0.64 + j(0.05)],
        [0.46, 0.32],
        [0.54, 0.02],
      ];
      body += polygon([...rim.map(([across, up]) => place(across, up)), place(0.2, -0.08), place(-0.24, -0.06)]);
      bright += polygon([
        place(-0.47, 0.36),
        place(-0.38, 0.62),
        place(-0.22, 0.82),
        place(-0.06, 0.95),
        place(joint - 0.01, 0.97),
        place(joint - 0.06, 0.74),
        place(-0.14, 0.66 + j(0.05)),
        place(-0.2, 0.46),
        place(-0.34, 0.4 + j(0.06)),
      ]);
      bright += polygon([
        place(joint + 0.05, 0.84),
        place(0.24, 0.85),
        place(0.32, 0.7),
        place(0.2, 0.66 + j(0.05)),
        place(joint + 0.07, 0.62),
      ]);
      dark += polygon([
        place(0.54, 0.02),
        place(0.46, 0.32),
        place(0.37, 0.62),
        place(0.3, 0.36 + j(0.06)),
        place(0.18, 0.26),
        place(0.12, -0.02),
        place(0.2, -0.08),
      ]);
      dark += polygon([
        place(joint, 0.97),
        place(joint + 0.03, 0.84),
        place(joint + 0.03, 0.5),
        place(joint - 0.03, 0.2),
        place(joint - 0.01, 0.55),
      ]);
      dark += polygon([
        place(-0.3, 0.36),
        place(-0.26, 0.34),
        place(-0.22, 0.14),
        place(-0.34, -0.02),
        place(-0.28, 0.16),
      ]);
    }
    canvas.fill(ink, body);
    canvas.fill(shade, dark);
    canvas.fill(lit, bright);
  };
}
