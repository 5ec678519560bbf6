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
    alt: 'Big bluestem bows before the rising sun, high over the wooded valley where the Yellow Medicine River joins the Minnesota; nobody is there.',
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
      // The Minnesota, right across, and the Yellow Medicine that winds down to it.
      drawn({ ink: 'mist', path: 'M-20 566C180 546 340 548 520 560C700 572 820 588 1000 574C1200 558 1380 540 1640 546V574C1400 566 1220 588 1020 604C900 613 800 610 716 600C690 606 640 616 640 632C640 660 800 660 800 700C800 752 560 750 560 850H250C270 724 690 744 690 696C690 668 560 664 560 628C560 606 600 594 640 590C600 586 560 584 520 580C340 566 180 570-20 594z' }),
      drawn({ ink: 'gold', path: 'M700 582C800 592 900 590 980 582C900 602 800 602 700 582zM596 622C590 646 740 668 752 696C700 668 580 656 596 622zM470 800C480 756 660 748 712 716C700 752 540 752 520 800z' }),
      // Woods on the near bank of both, that overlap the water.
      mass({ ink: 'dusk', light: dawn, rim: 4, layers: [
        drawn({ ink: 'dusk', path: 'M-20 612q50-26 110-10 44-24 100 0 60-14 100 12 50-8 90 20 70 0 100 34 40 10 44 40 30 12 10 34-40 24-110 30-90 8-160 50H-20z' }),
        drawn({ ink: 'dusk', path: 'M840 676q20-30 74-26 40-32 104-16 50-32 116-10 60-34 130-8 60-30 130-6 90-26 246-10V820H700q50-20 90-60 24-40 50-84z' }),
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
