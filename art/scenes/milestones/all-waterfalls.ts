import { emblem } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
import { plunge } from './all-waterfalls/plunge.ts';

const canyon = {
  ink: '#0c2a33',
  deep: '#174a52',
  teal: '#2f7f80',
  aqua: '#8cc4b6',
  pale: '#d3e6d2',
  cream: '#fdf3d7',
  rust: '#b1542f',
  gold: '#eda94f',
  violet: '#7a6aa8',
};

export default emblem({
  alt: 'A tall white waterfall between red canyon walls, with a rainbow in its spray',
  palette: canyon,
  layers: [
    sky({ seed: 2, waver: 4, bands: [['aqua', 0], ['pale', 52]] }),
    ridge({ ink: 'teal', points: [[0, 70], [80, 82], [130, 86], [180, 80], [260, 68]], swell: 3, seed: 9, cover: 'spruce', height: [14, 34], detail: 0, swells: 3, gaps: 0.03, floor: 130, spacing: 0.3 }),
    cliff({ seed: 4, top: [[-10, 84], [112, 92]], base: [[-10, 222], [112, 216]], mid: 'deep', lit: 'rust', shade: 'ink', columns: [28, 50], lean: 0.04, light: 1, reach: [0.6, 0.2], step: 5 }),
    cliff({ seed: 21, top: [[150, 92], [270, 82]], base: [[150, 216], [270, 222]], mid: 'rust', lit: 'gold', shade: 'deep', columns: [28, 50], lean: -0.04, reach: [0.75, 0.2], step: 5 }),
    shape({ ink: 'ink', points: [[92, 88], [168, 88], [182, 220], [78, 220]] }),
    plunge({ lip: [104, 156], foot: [92, 168], top: 86, base: 208, tresses: 4, ink: 'cream', strand: 'aqua', shade: 'pale', seed: 7 }),
    water({ ink: 'teal', y: 206 }),
    ripples({ ink: 'aqua', y: [214, 254], count: 6, x: 130, spread: [60, 80], width: [50, 80], height: [4, 6], seed: 4 }),
    rainbow({ x: 172, y: 224, radius: 78, band: 6, inks: ['rust', 'gold', 'pale', 'teal', 'violet'], angles: [-178, -40] }),
    mist({ x: 130, y: 216, width: 120, ink: 'cream', height: 18 }),
    boulders({ ink: 'ink', lit: 'teal', seed: 4, items: [[40, 232, 70, 28], [222, 234, 74, 30]] }),
    spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 9, girth: 0.34, forms: 1, light: 1, items: [[34, 232, 120]] }),
    spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 9, girth: 0.34, forms: 1, items: [[228, 234, 110]] }),
  ],
});
