import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bluestem } from '../../motifs/bluestem.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';

/** First light, from behind the far side of the valley. */
const firstLight = values({
  dark: { ink: '#191a2b', dusk: '#3a3653' },
  middle: { mauve: '#6d6488', lilac: '#a18ea6' },
  glow: { rose: '#eebfa6', mist: '#e3d3d0', cream: '#fdf0da' },
  accent: { gold: '#f2a83c' },
});
const dawn = { from: [0.5, -1], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Big bluestem bows before the rising sun, high over the wooded valley where the Yellow Medicine joins the Minnesota; one river runs off into the distance, and nobody is there.',
    focus: { x: 0.5, y: 0.45 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      sun({ x: 800, y: 356, radius: 276, ink: 'gold', halo: [['cream', 330]] }),
      // The far wall of the valley: a level upland, cut by ravines.
      shape({ ink: 'lilac', points: [[-20, 380], [240, 376], [330, 388], [356, 402], [392, 390], [560, 384], [900, 382], [960, 392], [990, 404], [1030, 390], [1240, 378], [1640, 372], [1640, 520], [-20, 520]] }),
      shape({ ink: 'mauve', points: [[-20, 404], [140, 408], [220, 430], [300, 448], [480, 452], [600, 466], [760, 470], [900, 464], [1020, 462], [1110, 440], [1200, 416], [1420, 408], [1640, 402], [1640, 560], [-20, 560]] }),
      // Fog on the bottomland.
      bank({ ink: 'mist', points: [[-40, 470], [200, 478], [420, 466], [680, 486], [960, 474], [1240, 484], [1640, 462]], close: [[1640, 560], [-20, 560]] }),
      // Floodplain wood in uneven masses.
      drawn({ ink: 'dusk', path: 'M-20 514q40-22 90-16 30-22 78-8 56-10 80 10 60-14 96 6 90 4 150 2 30-24 84-12 40-20 92 0 44-16 80 4 90 10 160 2 30-30 90-18 50-28 110-4 60-12 96 8 80-4 130-10 60-34 124-14 60-20 104-8 60-18 176-2V820H-20z' }),
      // The river, one bend of it: broad below us, a thread where it leaves into the distance.
      drawn({ ink: 'mist', path: 'M1640 562C1400 556 1180 560 1010 580C880 596 790 622 776 664C760 714 690 740 610 762C500 792 420 810 380 850H150C200 790 320 750 440 722C560 694 640 676 668 638C706 590 840 566 1000 558C1200 548 1420 550 1640 556z' }),
      // Woods on the near bank of both, that overlap the water.
      mass({ ink: 'dusk', light: dawn, rim: 4, layers: [
        drawn({ ink: 'dusk', path: 'M-20 612q50-26 110-10 44-24 100 0 60-14 100 12 50-8 90 20 70 0 100 34q20 24-20 44-110 26-190 46-110 20-190 70H-20z' }),
        drawn({ ink: 'dusk', path: 'M840 676q20-30 74-26 40-32 104-16 50-32 116-10 60-34 130-8 60-30 130-6 90-26 246-10V850H820q-10-120 20-174z' }),
      ] }),
      spray({ ink: 'ink', from: [0, 810], to: [0, 620], size: 3, within: [[-20, 640], [420, 690], [400, 740], [180, 820], [-20, 820]] }),
      spray({ ink: 'ink', from: [1500, 820], to: [1100, 600], size: 3, within: [[840, 680], [1640, 620], [1640, 820], [760, 820]] }),
      mass({ ink: 'ink', light: dawn, rim: 4, layers: [
        bluestem({ ink: 'ink', weight: 11, items: [
          [[590, 830], [570, 430], [700, 190], 190, [-31, -2, 27]],
          [[680, 830], [690, 480], [910, 262], 160, [-36, -8, 16, 38]],
          [[500, 830], [470, 560], [530, 330], 140, [-29, 0, 30]],
          [[770, 830], [810, 600], [1050, 450], 118, [-26, 4, 34]],
          [[430, 830], [390, 660], [400, 516], 96, [-27, 2, 29]],
        ], blades: [[0, 0.32, 1, 300], [0, 0.5, -1, 170], [1, 0.3, 1, 310], [1, 0.56, 1, 180], [2, 0.34, -1, 210], [3, 0.3, 1, 260], [4, 0.3, -1, 130], [2, 0.12, 1, 230], [3, 0.6, 1, 120]] }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
});
