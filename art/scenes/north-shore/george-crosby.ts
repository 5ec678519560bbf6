import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bullMoose, facingMoose } from '../../motifs/bull-moose.ts';
import { drifts } from '../../motifs/drifts.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
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
const bull = { x: 700, y: 284, width: 720, ink: 'ink', head: 'dusk', shade: 'slate', dark: 'ink', eye: 'cream', antler: 'umber' } as const;

export default trailArt({
  hero: {
    alt: 'A bull moose wades in Benson Lake at sunrise and looks at you, the sun huge behind his antlers, mist along the far shore.',
    focus: { x: 0.4, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 250C200 230 330 262 520 246 760 226 980 264 1200 240 1380 222 1500 244 1640 226V640H-20z' }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      sun({ x: 700, y: 340, radius: 240, ink: 'gold' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 500], [160, 540], [360, 566], [700, 580], [1100, 560], [1360, 516], [1640, 470]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 640 })] }),
      haze({ ink: 'cream', y: [550, 620], floor: 640, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 622 }),
      mass({ light: { ...sunrise, from: [1, -1] }, rim: 8, layers: [facingMoose(bull)] }),
      mass({ light: { ...sunrise, from: [-1, -1] }, rim: 8, layers: [facingMoose(bull)] }),
      facingMoose(bull),
      spray({ ink: 'ink', from: [440, 290], to: [480, 90], within: [[410, 200], [450, 160], [540, 160], [590, 260], [540, 296], [470, 270]] }),
      spray({ ink: 'ink', from: [960, 290], to: [920, 90], within: [[990, 200], [950, 160], [856, 150], [812, 260], [860, 296], [930, 270]] }),
      // His image, broken by the waves that go out from him.
      drawn({ ink: 'dusk', path: 'M520 694C600 688 680 702 780 692 880 684 1020 700 1220 690 1200 704 1160 712 1090 712 980 722 900 706 800 716 700 724 620 706 560 708 536 706 522 700 520 694zM508 726C600 716 700 734 800 724 860 718 900 724 940 722 900 740 800 738 720 748 640 752 560 742 508 726zM980 730C1040 722 1110 732 1176 724 1140 744 1040 746 980 730zM584 766C660 756 740 770 830 762 930 754 1010 764 1110 756 1070 774 960 778 870 776 760 786 650 784 584 766zM690 796C760 788 830 798 920 790 900 804 850 806 800 806H720z' }),
      drawn({ ink: 'cream', path: 'M440 686C540 676 640 690 740 682 860 674 1000 688 1120 680 1180 678 1220 684 1270 680 1180 698 1040 694 940 698 820 704 700 696 600 700 540 702 480 698 440 686zM-20 660C80 650 180 664 320 656 220 674 100 674-20 672zM1320 650C1420 640 1520 652 1640 646V656C1520 664 1400 664 1320 650zM340 736C400 728 470 738 540 732 490 746 400 748 340 736zM1160 736C1230 728 1310 738 1400 730 1330 746 1240 748 1160 736z' }),
      drawn({ ink: 'rose', path: 'M-20 716C80 704 200 720 330 710 240 732 100 734-20 732zM1380 704C1460 694 1540 706 1640 698V712C1540 722 1460 720 1380 704zM400 784C460 776 520 786 590 780 540 794 450 796 400 784z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A bull moose in misty Benson Lake before the rising sun',
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
