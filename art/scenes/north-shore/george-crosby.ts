import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bullMoose, wadingMoose } from '../../motifs/bull-moose.ts';
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
const bull = { x: 766, y: 672, width: 600, ink: 'ink', far: 'slate', plane: 'slate', antler: 'umber', eye: 'cream' } as const;

export default trailArt({
  hero: {
    alt: 'A bull moose stands knee-deep in Benson Lake at sunrise, his wide antlers dark against the huge sun, mist along the far shore.',
    focus: { x: 0.455, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      drawn({ ink: 'peach', path: 'M-20 250C200 230 330 262 520 246 760 226 980 264 1200 240 1380 222 1500 244 1640 226V640H-20z' }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      sun({ x: 664, y: 302, radius: 272, ink: 'gold' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 500], [160, 540], [360, 566], [700, 580], [1100, 560], [1360, 516], [1640, 470]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 640 })] }),
      haze({ ink: 'cream', y: [550, 620], floor: 640, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 622 }),
      mass({ light: { ...sunrise, from: [-0.5, -1] }, rim: 8, layers: [wadingMoose(bull)] }),
      wadingMoose(bull),
      // Both palms are darker toward the beams, the far one all over.
      spray({ ink: 'ink', from: [640, 318], to: [790, 190], within: [[622, 320], [628, 244], [690, 232], [760, 150], [850, 222], [810, 262], [760, 276], [690, 288], [650, 304]] }),
      spray({ ink: 'ink', from: [620, 320], to: [440, 110], within: [[592, 320], [580, 256], [550, 176], [470, 190], [492, 254], [540, 286], [576, 324]] }),
      // His image, broken by the rings that go out from his legs.
      drawn({ ink: 'slate', path: 'M612 690C640 684 670 692 700 686 722 688 742 690 756 692 730 702 640 704 612 690zM622 708C660 702 700 710 744 704 730 718 650 722 622 708zM640 728C680 720 730 730 776 724 760 738 680 742 640 728zM928 690C960 684 1000 692 1046 686 1040 700 960 704 928 690zM948 708C980 702 1020 710 1040 704 1034 718 976 720 948 708zM930 728C960 722 990 730 1020 724 1010 738 950 738 930 728z' }),
      drawn({ ink: 'dusk', path: 'M600 752C700 744 800 758 900 748 960 744 1000 752 1060 746 1000 766 880 768 800 762 720 768 640 764 600 752zM560 782C700 774 820 788 960 778 1020 776 1050 780 1080 776 1020 798 860 796 780 794 700 798 600 796 560 782z' }),
      drawn({ ink: 'gold', path: 'M470 716C500 708 540 720 590 712 570 726 500 728 470 716zM790 714C820 708 860 718 906 710 880 724 820 726 790 714zM430 756C470 748 520 760 566 752 540 768 470 770 430 756zM820 738C850 732 870 740 900 734 880 746 840 748 820 738z' }),
      drawn({ ink: 'cream', path: 'M574 678C620 666 680 672 720 670 760 668 790 674 816 680 760 690 640 692 574 678zM900 680C950 668 1020 674 1090 674 1060 690 960 692 900 680zM-20 660C80 650 180 664 320 656 220 674 100 674-20 672zM1320 650C1420 640 1520 652 1640 646V656C1520 664 1400 664 1320 650zM340 736C400 728 470 738 540 732 490 746 400 748 340 736zM1160 736C1230 728 1310 738 1400 730 1330 746 1240 748 1160 736z' }),
      drawn({ ink: 'rose', path: 'M-20 716C80 704 200 720 330 710 240 732 100 734-20 732zM1380 704C1460 694 1540 706 1640 698V712C1540 722 1460 720 1380 704zM300 784C360 776 420 786 490 780 440 794 350 796 300 784z' }),
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
