import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { bullMoose, wadingMoose } from './george-crosby/bull-moose.ts';
import { drifts } from './george-crosby/drifts.ts';
import { haze } from './george-crosby/haze.ts';

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
const FEET = { x: 830, y: 574 } as const;
const SIZE = 0.92;
/** Whole under him, foreshortened as the swell shows it. */
const image: Layer<keyof typeof firstLight> = (canvas) => {
  canvas.add(`<g transform="matrix(1 0 0-.41 0 ${FEET.y * 1.41 + 4})">`);
  wadingMoose<keyof typeof firstLight>({ ...bull, width: bull.width * SIZE, x: FEET.x, y: FEET.y, ink: 'slate', far: 'slate', plane: 'slate', eye: 'slate' })(canvas);
  canvas.add('</g>');
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
      drawn({ ink: 'gold', path: 'M1640 352V480H1000C1040 452 1060 440 1080 432C1240 408 1420 392 1640 352z' }),
      // The hills beyond the Manitou, and spruces in the mist.
      mass({ ink: 'rose', opacity: 0.7, layers: [drawn({ ink: 'rose', path: 'M-20 470C100 440 180 444 280 462 400 486 480 520 620 524 760 520 900 470 1040 440 1160 414 1280 420 1380 396 1480 374 1560 380 1640 366V660H-20z' })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 436], [160, 476], [360, 502], [700, 516], [1100, 496], [1360, 452], [1640, 406]], swell: 12, seed: 6, cover: 'spruce', height: [14, 100], detail: 0, spacing: 0.7, gaps: 0.3, floor: 580 })] }),
      haze({ ink: 'cream', y: [486, 548], floor: 580, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 548 }),
      // His image hangs under him, and the water's swell tears it.
      image,
      drawn({ ink: 'peach', path: 'M740 616C860 611 960 618 1140 613 1020 621 860 622 740 616zM700 648C780 644 860 651 940 646 860 655 780 654 700 648zM920 662C1000 657 1080 665 1160 660 1080 669 1000 669 920 662zM500 738C600 732 700 741 800 735 700 745 600 746 500 738zM760 752C840 747 900 755 1000 750 920 759 840 760 760 752z' }),
      enlarged({ by: SIZE, from: [766, 672], to: [FEET.x, FEET.y], layers: [
      mass({ light: { ...sunrise, from: [1, -0.7] }, rim: 8, layers: [wadingMoose(bull)] }),
      wadingMoose(bull),
      // Both palms are darker toward the beams, the far one all over.
      spray({ ink: 'ink', from: [640, 318], to: [790, 190], within: [[622, 320], [628, 244], [690, 232], [760, 150], [850, 222], [810, 262], [760, 276], [690, 288], [650, 304]] }),
      spray({ ink: 'ink', from: [620, 320], to: [440, 110], within: [[592, 320], [580, 256], [550, 176], [470, 190], [492, 254], [540, 286], [576, 324]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M664 582C710 573 776 576 804 582 776 589 700 591 664 582zM710 593C746 586 792 589 830 595 790 602 746 602 710 593zM946 584C992 575 1066 578 1102 584 1056 593 984 593 946 584zM984 597C1030 590 1084 592 1122 598 1074 605 1020 605 984 597zM-20 576C80 566 180 580 320 572 220 590 100 590-20 588zM1320 576C1420 566 1520 578 1640 572V586C1520 592 1400 592 1320 576zM160 710C240 700 350 712 440 704 370 722 240 724 160 710zM1260 706C1350 694 1470 708 1580 698 1490 720 1350 722 1260 706z' }),
      drawn({ ink: 'gold', path: 'M1200 652C1300 642 1400 656 1520 646 1440 662 1300 666 1200 652zM1280 764C1380 754 1480 768 1600 758 1520 776 1400 778 1300 764z' }),
      drawn({ ink: 'rose', path: 'M-20 662C80 650 200 666 330 656 240 680 100 682-20 678zM60 776C160 764 300 780 440 770 340 790 160 792 60 776z' }),
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
