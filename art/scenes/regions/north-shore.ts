import { lerp, type Point, round } from '../../kit/geometry.ts';
import { numbers, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { emblem, hero, type Layer } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const freshWind = {
  ink: '#14202f',
  basalt: '#2e3a49',
  slate: '#56646f',
  lichen: '#d9783c',
  cream: '#fdf6e4',
  lake: '#1f5f97',
  wave: '#3f8fbb',
  aqua: '#8fc9d4',
  sky: '#cfe6e4',
  fir: '#24493f',
};

export default hero({
  alt: 'Waves of Lake Superior break under a sea arch in a dark basalt headland with orange lichen and spruces; gulls wheel in a fresh wind.',
  focus: { x: 0.5, y: 0.5 },
  palette: freshWind,
  layers: [
    sky({ seed: 4, waver: 10, bands: [['aqua', 0], ['sky', 150], ['cream', 330]] }),
    cumulus({ x: 470, y: 210, width: 520, height: 130, ink: 'cream', shade: 'sky', seed: 12 }),
    cumulus({ x: 120, y: 130, width: 260, height: 66, ink: 'cream', bumps: 7, seed: 5 }),
    ridge({ ink: 'aqua', points: [[0, 356], [240, 330], [420, 352], [640, 396]], to: 660, swell: 8, seed: 4, floor: 404 }),
    water({ ink: 'lake', y: 398 }),
    ripples({ ink: 'wave', y: [402, 560], count: 22, width: [140, 320], height: [3, 9], seed: 5 }),
    ripples({ ink: 'aqua', y: [404, 520], count: 14, x: 460, spread: [460, 420], width: [90, 200], height: [3, 6], seed: 8 }),
    ripples({ ink: 'cream', y: [408, 500], count: 9, x: 420, spread: [420, 400], width: [40, 110], height: [3, 5], seed: 9 }),
    ridge({ ink: 'fir', points: [[1000, 238], [1200, 206], [1620, 150]], from: 980, swell: 6, seed: 7, cover: 'spruce', height: [40, 120], detail: 0, swells: 3, gaps: 0.05, spacing: 0.5, floor: 330 }),
    cliff({ seed: 6, top: [[1010, 262], [1200, 236], [1620, 196]], base: [[1010, 640], [1620, 700]], mid: 'basalt', lit: 'slate', shade: 'ink', crack: 'ink', columns: [80, 200], lean: -0.03, reach: [0.5, 0.14] }),
    shape({ ink: 'basalt', points: [[602, 620], [612, 500], [634, 420], [640, 330], [676, 296], [752, 286], [860, 262], [960, 256], [1060, 262], [1060, 640], [944, 640], [940, 540], [914, 470], [866, 432], [806, 428], [756, 462], [734, 530], [728, 620]] }),
    shape({ ink: 'slate', points: [[602, 620], [612, 500], [634, 420], [640, 330], [676, 296], [700, 330], [690, 410], [704, 470], [676, 540], [668, 620]] }),
    shape({ ink: 'slate', points: [[752, 286], [860, 262], [880, 300], [846, 352], [850, 400], [790, 396], [770, 350]] }),
    shape({ ink: 'ink', points: [[960, 256], [1060, 262], [1060, 640], [944, 640], [940, 540], [914, 470], [960, 500], [986, 420], [966, 340]] }),
    shape({ ink: 'ink', points: [[866, 432], [914, 470], [940, 540], [944, 640], [914, 640], [904, 552], [884, 492], [850, 456], [806, 428]] }),
    shape({ ink: 'lichen', points: [[676, 296], [752, 286], [860, 262], [960, 256], [1074, 262], [1074, 272], [1010, 284], [960, 272], [900, 290], [862, 280], [800, 312], [754, 304], [716, 336], [690, 322], [672, 380], [654, 372], [642, 330]] }),
    shape({ ink: 'lichen', points: [[622, 460], [640, 440], [652, 470], [640, 520], [624, 530], [616, 490]] }),
    mist({ x: 628, y: 632, width: 130, height: 62, ink: 'aqua', seed: 4 }),
    mist({ x: 1010, y: 650, width: 170, height: 70, ink: 'aqua', seed: 9 }),
    breakers({ ink: 'cream', shade: 'wave', seed: 4, items: [[540, 632, 220, 30], [740, 626, 210, 22], [900, 646, 260, 36], [1090, 676, 300, 32]] }),
    boulders({ ink: 'ink', lit: 'slate', seed: 5, items: [[520, 664, 120, 50], [1180, 716, 240, 90], [1400, 744, 260, 110]] }),
    spruces({ ink: 'ink', lit: 'fir', seed: 3, forms: 2, items: [[716, 296, 110, 0], [778, 286, 190, 1], [908, 262, 150, 0], [986, 258, 220, 1]] }),
    breakers({ ink: 'cream', shade: 'wave', seed: 9, items: [[-60, 590, 380, 18], [260, 560, 260, 14], [-20, 660, 440, 28], [360, 702, 420, 34], [800, 716, 380, 32], [600, 668, 200, 18]] }),
    ripples({ ink: 'aqua', y: [650, 800], count: 12, between: [200, 1080], width: [160, 360], height: [5, 11], seed: 12 }),
    gulls({ ink: 'cream', items: [[470, 310, 90], [380, 276, 56], [556, 352, 50]] }),
    gulls({ ink: 'ink', items: [[640, 170, 84], [560, 128, 50], [836, 70, 44]] }),
    bank({ ink: 'ink', points: [[0, 716], [160, 712], [300, 742], [470, 760], [640, 778], [760, 802]], close: [[0, 802]] }),
    boulders({ ink: 'ink', lit: 'lichen', seed: 8, items: [[150, 736, 300, 76], [380, 772, 220, 50]] }),
    spruces({ ink: 'ink', lit: 'fir', seed: 3, forms: 2, items: [[70, 820, 640, 1], [1560, 830, 700, 0], [1440, 830, 460, 1]] }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'Waves break below a spruce-topped headland of dark basalt on a great blue lake, with gulls in the wind',
  palette: freshWind,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['aqua', 0], ['sky', 62], ['cream', 104]] }),
    cumulus({ x: 84, y: 84, width: 120, height: 34, ink: 'cream', seed: 5, bumps: 6 }),
    water({ ink: 'lake', y: 138 }),
    ripples({ ink: 'wave', y: [142, 240], count: 13, width: [50, 100], height: [4, 7], seed: 5 }),
    ripples({ ink: 'aqua', y: [142, 200], count: 6, x: 70, spread: [50, 60], width: [36, 60], height: [3, 5], seed: 8 }),
    cliff({ seed: 6, top: [[118, 128], [136, 104], [190, 96], [270, 88]], base: [[112, 200], [270, 214]], mid: 'basalt', lit: 'slate', shade: 'ink', columns: [24, 44], lean: -0.05, reach: [0.6, 0.2], step: 5 }),
    shape({ ink: 'lichen', points: [[118, 128], [136, 104], [190, 96], [270, 88], [270, 98], [214, 104], [186, 114], [160, 110], [136, 128]] }),
    spruces({ ink: 'ink', lit: 'fir', seed: 3, tiers: 9, girth: 0.34, forms: 2, items: [[152, 104, 62, 0], [178, 100, 88, 1], [212, 96, 70, 0], [238, 96, 96, 1]] }),
    breakers({ ink: 'cream', shade: 'wave', seed: 4, items: [[60, 204, 110, 15], [126, 214, 120, 20], [206, 222, 130, 18], [96, 240, 150, 16]] }),
    gulls({ ink: 'ink', items: [[84, 112, 40], [56, 92, 24]] }),
  ],
});

/** Waves that break on a shore. */
interface BreakersOptions<Ink> {
  ink: Ink;
  /** Left and right end of each crest, its height over the water, and how deep the foam hangs below. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** The hollow of the wave below its crest. */
  shade?: Ink;
  seed?: number;
}

/** Waves that run in to a shore: a crest of scallops, pointed where they meet, over a hollow face. */
function breakers<Ink extends string>({ ink, items, shade, seed = 5 }: BreakersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 23 + 1);
    let [faces, crests] = ['', ''];
    for (const [x, y, width, height] of items) {
      const count = Math.max(3, round(width / (height * 2.6)));
      const cusps = Array.from({ length: count + 1 }, (_, i): Point => {
        const t = i / count;
        const swell = Math.sin(Math.PI * t);
        const inner = i > 0 && i < count ? random.jitter(0.3 / count) : 0;
        return [lerp(x, x + width, t + inner), y - swell * height * random.between(0.8, 1.15)];
      });
      const [startX, startY] = cusps[0] ?? [x, y];
      let crest = `M${numbers([round(startX), round(startY)])}`;
      let [lastX, lastY] = [round(startX), round(startY)];
      for (const [cuspX, cuspY] of cusps.slice(1)) {
        const [dx, dy] = [round(cuspX) - lastX, round(cuspY) - lastY];
        crest += `q${numbers([round(dx * 0.55), round(dy / 2 + height * 0.42), dx, dy])}`;
        lastX += dx;
        lastY += dy;
      }
      const back = numbers([-round(width / 2), round(height * 0.9), -round(width), 0]);
      crests += `${crest}q${back}z`;
      faces += polygon([
        [x - width * 0.04, y + height * 0.5],
        [x + width * 0.5, y - height * 0.2],
        [x + width * 1.04, y + height * 0.5],
        [x + width * 0.5, y + height * 1.1],
      ]);
    }
    if (shade) canvas.fill(shade, faces);
    canvas.fill(ink, crests);
  };
}
