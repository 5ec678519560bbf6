import { emblem } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';
import { maples } from './four-seasons/maples.ts';
import { quarters } from './four-seasons/quarters.ts';

const year = {
  ink: '#16302f',
  green: '#3f7d4e',
  leaf: '#9cc25a',
  blue: '#2f86ac',
  sky: '#a8d8de',
  cream: '#fdf4da',
  gold: '#f4bf4a',
  orange: '#e07a2e',
  rust: '#a93f2a',
  frost: '#d3e3ec',
  slate: '#6f8ea6',
};

export default emblem({
  alt: 'Four quarters of a year: trillium in spring woods, sun on a summer lake, a red maple in fall, spruces in snow',
  palette: year,
  layers: [
    quarters({
      seam: 'cream',
      quarters: [
        [
          sky({ seed: 2, waver: 0, bands: [['leaf', 0], ['green', 84]] }),
          trilliums({ stem: 'ink', petal: 'cream', heart: 'gold', items: [[88, 138, 104], [46, 142, 72]] }),
        ],
        [
          sky({ seed: 3, waver: 3, bands: [['sky', 0]] }),
          sun({ x: 184, y: 70, radius: 26, ink: 'gold', halo: [['cream', 38]] }),
          water({ ink: 'blue', y: 92 }),
          ripples({ ink: 'cream', y: [96, 126], count: 3, x: 184, spread: [20, 34], width: [34, 50], height: [4, 5], seed: 5 }),
        ],
        [
          sky({ seed: 4, waver: 0, bands: [['slate', 0], ['frost', 172]] }),
          ridge({ ink: 'cream', points: [[130, 214], [190, 206], [260, 214]], swell: 2, seed: 3 }),
          spruces({ ink: 'ink', lit: 'cream', seed: 2, tiers: 6, girth: 0.36, forms: 1, light: 1, items: [[164, 232, 96], [208, 224, 74]] }),
        ],
        [
          sky({ seed: 5, waver: 3, bands: [['gold', 0]] }),
          ridge({ ink: 'rust', points: [[0, 214], [70, 208], [130, 214]], swell: 2, seed: 6 }),
          maples({ trunk: 'ink', leaf: 'rust', leafMid: 'orange', leafLit: 'gold', items: [[80, 226, 94]] }),
        ],
      ],
    }),
  ],
});
