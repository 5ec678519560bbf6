import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bullMoose, wadingMoose } from '../../motifs/bull-moose.ts';
import { drifts } from '../../motifs/drifts.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const mistyMorning = {
  ink: '#22303a',
  slate: '#3f5c68',
  teal: '#6f929a',
  mauve: '#b58f99',
  rose: '#e6a898',
  peach: '#f6cfae',
  cream: '#fdf1da',
  gold: '#f2a95a',
};

/** Sunrise straight ahead, through mist on the water. */
const firstLight = values({
  dark: { ink: '#18212d', slate: '#333f54', dusk: '#566580', umber: '#5e3a35' },
  middle: { blue: '#6f93a3', rose: '#d9837b' },
  glow: { peach: '#f6cdae', cream: '#fff1da' },
  accent: { gold: '#f2a544' },
});
const sunrise = { from: [0, -1], ink: 'cream', shadow: 'ink' } as const;
const bull = { x: 766, y: 672, width: 600, ink: 'ink', far: 'slate', plane: 'slate', antler: 'umber', eye: 'cream' } as const;

/** Where he stands on the sheet. */
const FEET = { x: 830, y: 650 } as const;
/** Foreshortened, as the swell shows it. */
const image: Layer<keyof typeof firstLight> = (canvas) => {
  const id = canvas.silhouette((sheet) => wadingMoose<keyof typeof firstLight>({ ...bull, width: 624, x: FEET.x, y: FEET.y, ink: 'slate', far: 'slate', plane: 'slate', antler: 'slate', eye: 'slate' })(sheet));
  const fill = canvas.color('slate');
  canvas.add(`<use href="#${id}" fill="${fill}" color="${fill}" transform="matrix(1 0 0-.6 0 ${FEET.y * 1.6 + 12})"/>`);
};

export default trailArt({
  hero: {
    alt: 'A bull moose stands knee-deep in Benson Lake before sunrise, wide antlers dark against a rosy sky, his image in the still water and mist along the far shore.',
    focus: { x: 0.5, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 250C200 230 330 262 520 246 760 226 980 264 1200 240 1380 222 1500 244 1640 226V640H-20z' }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      // Where the sun will be: behind the hills on the right.
      drawn({ ink: 'cream', path: 'M-20 420C200 408 420 424 640 404C860 386 1080 392 1280 364C1420 346 1540 350 1640 336V520H-20z' }),
      drawn({ ink: 'gold', path: 'M1640 352V480H700C820 452 960 452 1080 432C1240 408 1420 392 1640 352z' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 500], [160, 540], [360, 566], [700, 580], [1100, 560], [1360, 516], [1640, 470]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 640 })] }),
      haze({ ink: 'cream', y: [550, 620], floor: 640, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 622 }),
      // His image hangs under him, and the water's swell tears it.
      image,
      drawn({ ink: 'peach', path: 'M560 712C640 704 700 716 780 708 700 722 620 722 560 712zM900 724C960 716 1060 726 1140 718 1080 734 960 736 900 724zM600 748C700 738 820 752 940 742 840 760 680 762 600 748zM1000 764C1060 756 1140 768 1200 760 1140 776 1040 778 1000 764zM700 782C800 774 900 788 1010 780 920 796 780 798 700 782z' }),
      enlarged({ by: 1.04, from: [766, 672], to: [FEET.x, FEET.y], layers: [
      mass({ light: { ...sunrise, from: [1, -0.7] }, rim: 8, layers: [wadingMoose(bull)] }),
      wadingMoose(bull),
      // Both palms are darker toward the beams, the far one all over.
      spray({ ink: 'ink', from: [640, 318], to: [790, 190], within: [[622, 320], [628, 244], [690, 232], [760, 150], [850, 222], [810, 262], [760, 276], [690, 288], [650, 304]] }),
      spray({ ink: 'ink', from: [620, 320], to: [440, 110], within: [[592, 320], [580, 256], [550, 176], [470, 190], [492, 254], [540, 286], [576, 324]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M650 660C700 650 770 654 800 660 770 668 690 670 650 660zM700 672C740 664 790 668 830 674 790 682 740 682 700 672zM960 662C1010 652 1090 656 1130 662 1080 672 1000 672 960 662zM1000 676C1050 668 1110 670 1150 678 1100 684 1040 684 1000 676zM-20 640C80 630 180 644 320 636 220 654 100 654-20 652zM1320 640C1420 630 1520 642 1640 636V650C1520 656 1400 656 1320 640zM240 736C320 726 430 738 520 730 450 748 320 750 240 736zM1240 726C1330 714 1450 728 1560 718 1470 740 1330 742 1240 726z' }),
      drawn({ ink: 'gold', path: 'M1180 690C1280 680 1380 694 1500 684 1420 700 1280 704 1180 690zM1300 764C1380 754 1480 768 1600 758 1520 776 1400 778 1300 764z' }),
      drawn({ ink: 'rose', path: 'M-20 700C80 688 200 704 330 694 240 718 100 720-20 716zM60 776C160 764 300 780 440 770 340 790 160 792 60 776z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A bull moose in misty Benson Lake against the rising sun',
    palette: mistyMorning,
    layers: [
      sky({ seed: 6, waver: 4, bands: [['rose', 0], ['peach', 120], ['cream', 300]] }),
      sun({ x: 206, y: 176, radius: 50, ink: 'gold', halo: [['cream', 72]] }),
      ridge({ ink: 'teal', points: [[0, 214], [110, 226], [195, 232], [280, 226], [390, 210]], swell: 3, seed: 13, cover: 'spruce', height: [12, 40], detail: 0, swells: 3, gaps: 0.08, spacing: 0.44, floor: 260 }),
      water({ ink: 'peach', y: 252 }),
      drifts({ ink: 'cream', height: 14, bars: [[150, 248, 120], [250, 254, 130], [200, 262, 170]] }),
      bullMoose({ x: 204, y: 322, height: 128, ink: 'ink', far: 'slate', rim: 'mauve' }),
      ripples({ ink: 'teal', y: [318, 340], count: 6, x: 204, spread: [70, 90], width: [90, 110], height: [6, 6], seed: 6 }),
    ],
  },
});
