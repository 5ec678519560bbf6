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
const bull = { x: 700, y: 322, width: 630, ink: 'ink', head: 'dusk', shade: 'slate', dark: 'ink', eye: 'cream', antler: 'umber' } as const;

export default trailArt({
  hero: {
    alt: 'A bull moose wades in Benson Lake at sunrise and looks at you, the sun huge behind his antlers, mist along the far shore.',
    focus: { x: 0.4, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 250C200 230 330 262 520 246 760 226 980 264 1200 240 1380 222 1500 244 1640 226V640H-20z' }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      sun({ x: 700, y: 300, radius: 268, ink: 'gold' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 500], [160, 540], [360, 566], [700, 580], [1100, 560], [1360, 516], [1640, 470]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 640 })] }),
      haze({ ink: 'cream', y: [550, 620], floor: 640, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 622 }),
      mass({ light: { ...sunrise, from: [1, -1] }, rim: 8, layers: [facingMoose(bull)] }),
      mass({ light: { ...sunrise, from: [-1, -1] }, rim: 8, layers: [facingMoose(bull)] }),
      facingMoose(bull),
      spray({ ink: 'ink', from: [472, 327], to: [508, 152], within: [[446, 248], [481, 214], [560, 214], [604, 301], [560, 332], [499, 310]] }),
      spray({ ink: 'ink', from: [928, 327], to: [892, 152], within: [[954, 248], [919, 214], [836, 205], [798, 301], [840, 332], [901, 310]] }),
      // His image, broken by the waves that go out from him.
      drawn({ ink: 'dusk', path: 'M612 696C680 688 730 702 776 694 700 710 640 710 612 696zM1058 696C1090 688 1120 700 1146 692 1150 702 1110 710 1058 696zM596 716C700 706 800 724 930 714 1040 706 1120 716 1190 710 1120 728 1000 730 900 726 780 736 660 732 596 716zM640 744C740 736 860 750 1000 740 1060 736 1120 742 1160 738 1080 758 900 762 800 758 720 764 660 756 640 744zM560 774C660 766 760 780 880 770 800 790 640 792 560 774z' }),
      drawn({ ink: 'cream', path: 'M540 690C610 676 700 684 770 680 810 680 830 686 850 690 760 694 660 706 540 690zM1010 688C1070 680 1140 684 1220 682 1170 698 1080 702 1010 688zM-20 660C80 650 180 664 320 656 220 674 100 674-20 672zM1320 650C1420 640 1520 652 1640 646V656C1520 664 1400 664 1320 650zM340 736C400 728 470 738 540 732 490 746 400 748 340 736zM1160 736C1230 728 1310 738 1400 730 1330 746 1240 748 1160 736z' }),
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
