import { mass } from '../../kit/light.ts';
import { disc } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { torn } from '../../motifs/torn.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

/** Evening: the sun stands low on the right and shines into the gorge. */
const fromTheSide = values({
  dark: { ink: '#1b1a27', umber: '#4a2830' },
  middle: { rose: '#a9553f', pool: '#3d7c86', ochre: '#d0904a' },
  glow: { buff: '#f5cc88', sky: '#bfdcd8', cream: '#fff6e2' },
  accent: {},
});

/** The rock that the creek runs on, from the side. */
const ROCK = 'M-20 168H430L446 186 436 214 452 232 448 262H792L806 282 780 296 776 330 742 346 748 410 722 424 728 470 706 486 700 540 716 560 690 580 676 640 650 660 630 720 590 740 560 830H-20z';

export default trailArt({
  hero: {
    alt: 'Minneopa Creek from the side, one white line that falls twice: down a low step, then under a footbridge, where someone leans on the rail, and over a sandstone cliff into the sunlit gorge.',
    focus: { x: 0.36, y: 0.5 },
    palette: fromTheSide,
    layers: [
      sky({ bands: [['buff', 0]] }),
      // Trees beyond the creek, and the other side of the gorge in the sun.
      torn({ ink: 'ochre', seed: 9, step: 14, rough: 8, masses: [[[-20, 40], [100, 10], [220, 40], [320, 90], [420, 110], [500, 170], [640, 238], [-20, 240]]] }),
      torn({ ink: 'rose', seed: 4, step: 14, rough: 8, masses: [[[-20, 110], [80, 90], [180, 120], [300, 130], [420, 160], [420, 240], [-20, 240]], [[960, 270], [1040, 200], [1160, 180], [1300, 120], [1440, 130], [1640, 70], [1640, 400], [960, 400]]] }),
      drawn({ ink: 'ochre', path: 'M880 330L960 312 1100 300 1300 280 1640 240V830H860z' }),
      drawn({ ink: 'buff', path: 'M900 350L1110 326 1120 314 1350 296 1640 262V336L1420 366 1400 378 1120 392 890 404zM880 480L1100 456 1110 446 1400 440 1640 414V520L1300 540 1290 552 1080 548 876 566zM870 650L1100 606 1120 596 1640 586V640L1200 664 1190 676 870 690z' }),
      drawn({ ink: 'rose', path: 'M890 404L1120 392 1400 378 1420 366 1640 336V350L1420 384 1130 412 890 424zM876 566L1080 548 1290 552 1300 540 1640 520V536L1300 562 1080 566 876 586zM1180 700L1200 676 1640 652V668L1240 690z' }),
      // The basin.
      drawn({ ink: 'pool', path: 'M500 716H1640V830H500z' }),
      drawn({ ink: 'sky', path: 'M900 724C1100 716 1400 720 1640 730V742C1400 736 1200 744 1040 738 980 738 920 734 900 724zM980 768C1120 760 1300 764 1420 772 1300 782 1100 782 980 768zM1300 800C1420 794 1540 798 1640 802V812C1520 814 1400 812 1300 800z' }),
      // The rock, its beds, and the light on what looks toward the sun.
      drawn({ ink: 'ink', path: 'M760 262H806L820 720H600z' }),
      drawn({ ink: 'umber', path: ROCK, layers: [
        drawn({ ink: 'rose', path: 'M-20 196L160 190 176 200 330 198 344 190 428 194 440 216 448 266 470 290 600 286 616 296 760 292 780 296 776 330 742 346 610 340 594 350 420 346 404 334 260 338 240 350 90 344 74 332-20 336z' }),
        drawn({ ink: 'ink', path: 'M-20 478L140 472 156 484 320 482 336 470 520 476 534 486 740 478V600L560 590 544 602 380 598 366 584 200 590 184 604-20 598z' }),
        drawn({ ink: 'rose', path: 'M-20 690L200 684 216 694 420 690 436 678 640 684V712L450 716 434 726 230 722 214 712-20 716z' }),
        drawn({ ink: 'ochre', path: 'M690 262H810V284L780 300 776 330 742 346 748 410 722 424 728 470 706 486 700 540 716 560 690 580 676 640 650 660 630 720 590 740 560 830H500L540 740 524 700 560 640 604 634 590 580 548 566 570 484 620 478 640 430 604 420 622 346 664 338 656 296zM424 160H460V270H436L440 236 424 216 432 190z' }),
        drawn({ ink: 'buff', path: 'M740 262H810V284L780 300 776 326 716 330 722 296zM700 350L742 346 748 410 726 420 690 416zM680 430L722 424 728 470 706 486 660 484zM650 500L704 488 700 540 712 556 640 566zM640 584L690 580 676 640 616 636zM590 664L648 662 630 720 580 726z' }),
      ] }),
      // The creek: one line.
      drawn({ ink: 'cream', path: 'M-20 142C120 134 280 148 400 142 450 142 470 170 480 240 560 232 660 246 760 238 826 236 856 290 868 380 882 490 886 600 892 712H770C784 600 790 470 792 370 794 300 784 268 752 268 640 272 560 264 446 266 444 220 440 172 404 170 280 172 120 164-20 170z' }),
      drawn({ ink: 'sky', path: 'M-20 158C120 152 280 164 392 158 430 160 446 190 454 254L446 266C444 220 440 172 404 170 280 172 120 164-20 170zM500 258C600 252 680 262 752 256 800 260 808 300 808 370 808 480 800 600 796 712H770C784 600 790 470 792 370 794 300 784 268 752 268 660 272 580 264 500 266zM830 300C846 340 852 420 856 500 848 430 838 360 830 300zM826 420C836 500 838 600 842 700H830C830 600 828 500 826 420zM862 520C868 580 872 640 874 700H866C866 640 864 580 862 520z' }),
      // Spray.
      drawn({ ink: 'cream', path: 'M630 744C720 736 756 690 776 620 780 596 880 596 886 624 900 690 950 734 1050 744z', layers: [
        drawn({ ink: 'sky', path: 'M630 750C730 744 770 700 788 640 792 690 770 730 730 750zM830 640C834 680 826 720 810 750H830C840 716 840 680 830 640zM866 640C880 700 910 736 960 750H990C930 730 890 700 866 640z' }),
      ] }),
      // The footbridge from its end, and one who leans on the rail.
      drawn({ ink: 'ink', path: 'M622 206H730V216H622zM632 216h8v40h-8zM712 216h8v40h-8zM622 164h8v44h-8zM722 164h8v44h-8zM616 160h20v8h-20zM716 160h20v8h-20z' }),
      drawn({ ink: 'ink', path: 'M668 206L672 176 688 176 684 206H694L700 176 696 166 670 168 660 206z' }),
      drawn({ ink: 'pool', path: 'M668 178C664 156 672 140 688 138L700 142C706 150 704 158 722 158V166H704L698 160 696 180z' }),
      drawn({ ink: 'ink', path: `${disc(702, 130, 10)}M688 124L722 128 722 132 690 128z` }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'rose', points: [[20, 192], [130, 186], [170, 200], [170, 236], [20, 250]] }),
      shape({ ink: 'umber', points: [[220, 200], [260, 186], [370, 192], [370, 250], [220, 236]] }),
      shape({ ink: 'cream', points: [[164, 192], [226, 192], [232, 230], [158, 230]] }),
      shape({ ink: 'ink', points: [[120, 244], [270, 244], [290, 360], [100, 360]] }),
      shape({ ink: 'pool', points: [[132, 236], [160, 228], [230, 228], [258, 236], [240, 252], [150, 252]] }),
      shape({ ink: 'buff', points: [[20, 214], [134, 236], [140, 256], [20, 250]] }),
      shape({ ink: 'ochre', points: [[20, 260], [126, 266], [132, 288], [20, 292]] }),
      shape({ ink: 'buff', points: [[20, 302], [114, 298], [120, 326], [20, 340]] }),
      shape({ ink: 'rose', points: [[370, 214], [256, 236], [250, 256], [370, 250]] }),
      shape({ ink: 'rose', points: [[370, 260], [264, 266], [258, 288], [370, 292]] }),
      shape({ ink: 'rose', points: [[370, 302], [276, 298], [270, 326], [370, 340]] }),
      lenses({ ink: 'cream', items: [[195, 238, 80, 5]] }),
      shape({ ink: 'cream', points: [[150, 252], [160, 245], [230, 245], [240, 252], [250, 360], [140, 360]] }),
      drawn({ ink: 'sky', path: 'M150 252 172 247C162 280 176 310 164 360H140zM164 192H178C172 206 176 220 170 230H158z' }),
      slits({ ink: 'pool', items: [[188, 256, 334, 9, -3], [214, 264, 310, 6, 2], [228, 252, 350, 9, 6], [196, 196, 226, 6]] }),
    ],
  },
});
