import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { cascade } from '../../motifs/cascade.ts';
import { spruces } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spindrift } from '../../motifs/spindrift.ts';
import { ripples, water } from '../../motifs/water.ts';

const canyon = {
  ink: '#0c2a33',
  deep: '#174a52',
  teal: '#2f7f80',
  aqua: '#8cc4b6',
  pale: '#d3e6d2',
  cream: '#fdf3d7',
  rust: '#b1542f',
  gold: '#eda94f',
};

/** The sun stands low on the left, outside the picture: the left wall is in its own shade, the right one burns. */
const morning = { from: [-1, -0.6], ink: 'gold', shadow: 'ink' } as const;

/** The course of the fall. */
const column = [[740, 210, 64], [740, 228, 70], [738, 320, 70], [736, 460, 76], [734, 620, 92]] as const;

export default trailArt({
  hero: {
    alt: 'The High Falls of the Baptism River drops into a teal pool between a canyon wall in the shade and one that burns rust and gold in the morning sun; one person on a rock looks up at it.',
    focus: { x: 0.47, y: 0.5 },
    palette: canyon,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['aqua', 0], ['pale', 64]] }),
      drawn({ ink: 'cream', path: 'M1640 40C1500 50 1400 20 1280 60 1160 100 1040 90 940 130 880 150 800 150 740 196L1000 220 1640 120z' }),
      ridge({ ink: 'aqua', points: [[0, 80], [500, 160], [742, 184], [1000, 160], [1620, 70]], from: 380, to: 1140, swell: 10, seed: 7, cover: 'spruce', height: [20, 58], detail: 0, swells: 3, gaps: 0.05, spacing: 0.44, floor: 420 }),
      ridge({ ink: 'teal', points: [[0, 80], [420, 150], [640, 200], [742, 206], [850, 200], [1080, 150], [1620, 60]], swell: 8, seed: 9, cover: 'spruce', height: [30, 96], detail: 0, swells: 3, gaps: 0.04, spacing: 0.42, floor: 520 }),
      cliff({ seed: 4, top: [[470, 190], [600, 206], [700, 216]], base: [[470, 590], [700, 596]], mid: 'deep', lit: 'teal', shade: 'ink', columns: [50, 140], lean: 0.03, light: 1, reach: [0.6, 0.2] }),
      cliff({ seed: 21, top: [[786, 216], [900, 200], [1060, 176]], base: [[786, 596], [1060, 590]], mid: 'rust', lit: 'gold', shade: 'deep', columns: [44, 150], lean: -0.03, reach: [0.75, 0.2], crack: 'ink', nicks: 1 }),
      shape({ ink: 'ink', points: [[672, 212], [812, 212], [834, 570], [940, 584], [940, 610], [540, 610], [540, 584], [650, 574]] }),
      // It falls free, one mass, and its left side is in the shade of the wall.
      cascade({ path: column, seed: 4, tongues: [
        { ink: 'aqua', across: [0, 1], locks: 4, part: [0.6, 0.9], end: [1.3, 1.3], gap: 0.1 },
        { ink: 'cream', across: [0, 1], toward: [0.06, 0.98], locks: 8, part: [0.2, 0.7], end: [0.6, 1.5], gap: 0.3 },
      ] }),
      drawn({ ink: 'cream', path: 'M678 212C710 204 770 202 796 208 806 212 808 222 809 232H669C670 222 672 214 678 212z' }),
      water({ ink: 'teal', y: 602 }),
      spindrift({ x: 738, y: 620, width: 430, height: 66, ink: 'cream', shade: 'aqua', seed: 4 }),
      ripples({ ink: 'aqua', y: [612, 720], count: 13, x: 742, spread: [230, 380], width: [170, 280], height: [4, 8], seed: 4 }),
      ripples({ ink: 'pale', y: [610, 660], count: 6, x: 742, spread: [140, 200], width: [150, 200], height: [4, 6], seed: 8 }),
      ripples({ ink: 'deep', y: [650, 800], count: 9, x: 760, spread: [460, 480], width: [200, 400], height: [6, 13], seed: 6 }),
      cliff({ seed: 14, top: [[-20, 170], [220, 220], [420, 300], [560, 420]], base: [[-20, 760], [420, 690], [560, 630]], mid: 'ink', lit: 'deep', shade: 'ink', columns: [110, 260], lean: 0.04, light: 1, reach: [0.4, 0.1] }),
      cliff({ seed: 40, top: [[930, 420], [1080, 300], [1320, 210], [1620, 160]], base: [[930, 630], [1090, 680], [1620, 790]], mid: 'deep', lit: 'rust', shade: 'ink', columns: [80, 210], lean: -0.04, reach: [0.55, 0.1] }),
      boulders({ ink: 'ink', lit: 'teal', seed: 6, light: 1, items: [[540, 656, 150, 54], [420, 708, 200, 76], [636, 648, 66, 24]] }),
      boulders({ ink: 'ink', lit: 'rust', seed: 9, items: [[950, 660, 140, 56], [1090, 716, 200, 84], [868, 716, 110, 38]] }),
      spray({ ink: 'ink', from: [0, 560], to: [420, 420], within: [[0, 180], [220, 226], [420, 306], [560, 426], [560, 630], [420, 690], [0, 758]] }),
      spray({ ink: 'ink', from: [1620, 600], to: [1240, 420], within: [[960, 420], [1080, 306], [1320, 216], [1600, 166], [1600, 788], [1090, 680]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, forms: 2, light: 1, items: [[520, 396, 150, 0], [446, 326, 200, 1], [360, 284, 160, 0]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, forms: 2, items: [[980, 386, 140, 1], [1050, 330, 190, 0], [1130, 288, 150, 1], [1224, 254, 200, 0]] }),
      mass({ ink: 'ink', light: morning, rim: 5, layers: [
        shape({ ink: 'ink', points: [[880, 830], [930, 764], [1010, 734], [1130, 726], [1220, 700], [1400, 708], [1640, 690], [1640, 830]] }),
      ] }),
      figure({ x: 1004, y: 742, height: 118, pose: 'lookout', ink: 'deep', coat: 'gold', skin: 'rust', rim: 'cream' }),
    ],
  },
  badge: {
    alt: 'The High Falls of the Baptism River between rust-red canyon walls under a morning sun',
    palette: canyon,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['aqua', 0], ['pale', 92]] }),
      sun({ x: 195, y: 122, radius: 34, ink: 'gold', halo: [['cream', 54]] }),
      ridge({ ink: 'teal', points: [[0, 120], [120, 150], [195, 164], [270, 150], [390, 120]], swell: 3, seed: 9, cover: 'spruce', height: [18, 44], detail: 0, swells: 3, gaps: 0.03, floor: 220, spacing: 0.3 }),
      cliff({ seed: 4, top: [[20, 146], [170, 170]], base: [[20, 340], [170, 330]], mid: 'deep', lit: 'rust', shade: 'ink', columns: [40, 70], lean: 0.04, light: 1, reach: [0.6, 0.2], step: 5 }),
      cliff({ seed: 21, top: [[220, 170], [370, 144]], base: [[220, 330], [370, 340]], mid: 'rust', lit: 'gold', shade: 'deep', columns: [40, 70], lean: -0.04, reach: [0.75, 0.2], step: 5 }),
      shape({ ink: 'ink', points: [[156, 166], [234, 166], [250, 330], [140, 330]] }),
      drawn({ ink: 'cream', path: 'M160 166C176 160 208 158 226 164 232 190 230 240 234 324H154C162 270 164 220 160 166z', layers: [
        drawn({ ink: 'aqua', path: 'M150 160 174 164C178 210 170 250 174 322H150z' }),
        slits({ ink: 'teal', items: [[190, 180, 296, 8, -2], [212, 164, 244, 7], [216, 232, 314, 8, 3]] }),
      ] }),
      water({ ink: 'teal', y: 316 }),
      drawn({ ink: 'cream', path: 'M120 326C146 322 150 314 166 312 180 304 192 312 206 308 222 304 232 314 244 318 256 324 266 324 278 328 250 334 230 330 212 336 190 332 160 338 120 326z' }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: 1, items: [[96, 360, 180, 0], [130, 372, 120, 1]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, items: [[296, 360, 186, 0], [262, 372, 120, 1]] }),
    ],
  },
});
