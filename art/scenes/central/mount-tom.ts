import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { stoneLookout } from '../../motifs/stone-lookout.ts';
import { visitor } from '../../motifs/visitors.ts';
import { river } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const sunset = {
  ink: '#22121f',
  wine: '#512037',
  crimson: '#9c2f3c',
  vermilion: '#dd5b32',
  orange: '#f2913c',
  yellow: '#fbd06a',
  cream: '#fef0c4',
  violet: '#6e5483',
};

export default trailArt({
  hero: {
    alt: 'Two people stand on the timber deck of the granite lookout on Mount Tom at sunset, above oak savanna and the lakes of Sibley State Park.',
    focus: { x: 0.5, y: 0.4 },
    palette: sunset,
    layers: [
      sky({ seed: 3, waver: 14, bands: [['crimson', 0], ['vermilion', 110], ['orange', 214], ['yellow', 318]] }),
      sun({ x: 500, y: 390, radius: 94, ink: 'cream' }),
      strata({ ink: 'wine', bars: [[1160, 70, 560, 16], [980, 92, 380, 11], [300, 60, 420, 12]] }),
      strata({ ink: 'crimson', bars: [[360, 172, 520, 14], [560, 190, 340, 10], [1280, 190, 460, 12]] }),
      strata({ ink: 'vermilion', bars: [[1150, 286, 520, 12], [1300, 304, 360, 9], [260, 276, 360, 10]] }),
      ridge({ ink: 'vermilion', y: 432, swell: 10, swells: 3, seed: 5, floor: 500 }),
      ridge({ ink: 'crimson', y: 452, swell: 8, swells: 4, seed: 8, cover: 'hardwood', height: [8, 18], floor: 600 }),
      lakes({ ink: 'yellow', glint: 'cream', glints: 3, items: [[330, 486, 420, 30], [1240, 480, 320, 22], [90, 478, 160, 14], [1500, 486, 180, 18]], unrest: 0.12, seed: 4 }),
      ridge({ ink: 'wine', points: [[-20, 506], [200, 520], [420, 512], [640, 520], [1000, 512], [1300, 506], [1620, 516]], swell: 6, swells: 4, seed: 11, cover: 'hardwood', height: [14, 30] }),
      canopy({ ink: 'crimson', points: [[0, 516], [1600, 514]], depth: 70, count: 36, size: [22, 40], seed: 6 }),
      bank({ ink: 'crimson', points: [[120, 812], [280, 700], [440, 620], [600, 576], [800, 560], [980, 574], [1140, 620], [1300, 700], [1460, 812]], close: [] }),
      hatch({ ink: 'vermilion', x: [400, 760], y: [590, 760], count: 20, length: [70, 200], thickness: [4, 11], seed: 5, slope: -0.08 }),
      hatch({ ink: 'wine', x: [760, 1180], y: [600, 780], count: 18, length: [70, 200], thickness: [4, 11], seed: 8, slope: 0.1 }),
      visitor({ x: 744, y: 372, height: 126, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      visitor({ x: 850, y: 372, height: 120, pose: 'stand', ink: 'ink', coat: 'violet' }),
      stoneLookout({ x: 800, y: 574, height: 346, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow' }),
      river({ ink: 'yellow', path: [[776, 576, 10], [760, 600, 18], [790, 640, 30], [770, 700, 50], [700, 760, 76], [680, 830, 104]] }),
      boulders({ ink: 'wine', lit: 'orange', seed: 3, items: [[590, 600, 80, 36], [544, 616, 50, 20], [1040, 616, 70, 30], [930, 700, 60, 24]] }),
      broadleaf({ ink: 'ink', lit: 'vermilion', seed: 4, spread: 1.15, forms: 1, items: [[352, 690, 190], [1216, 670, 170], [470, 622, 96], [1106, 634, 110]] }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 16, spread: 1.1, forms: 1, items: [[34, 850, 600], [1566, 850, 560]] }),
      gulls({ ink: 'ink', items: [[1010, 180, 46], [1070, 206, 34], [960, 222, 28]] }),
      bank({ ink: 'ink', points: [[-10, 740], [180, 744], [360, 780], [460, 812]], close: [[-10, 812]] }),
      bank({ ink: 'ink', points: [[1080, 812], [1240, 774], [1420, 744], [1610, 736]], close: [[1610, 812]] }),
      grass({ ink: 'ink', lit: 'crimson', y: 816, count: 18, height: [70, 140], seed: 4, forms: 2 }),
    ],
  },
  badge: {
    alt: 'The granite lookout with its timber deck on Mount Tom at sunset',
    palette: sunset,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['crimson', 0], ['vermilion', 100], ['orange', 150], ['yellow', 200]] }),
      ridge({ ink: 'crimson', y: 248, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      ridge({ ink: 'wine', points: [[0, 320], [100, 290], [200, 278], [300, 290], [390, 322]], swell: 2, seed: 5 }),
      visitor({ x: 176, y: 194, height: 68, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      stoneLookout({ x: 195, y: 292, height: 168, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow' }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 4, spread: 1.1, forms: 1, items: [[78, 366, 130], [322, 366, 120]] }),
      ridge({ ink: 'ink', y: 330, swell: 3, seed: 4 }),
    ],
  },
});
