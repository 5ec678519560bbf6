import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ferns } from '../../motifs/ferns.ts';
import { logCabin } from '../../motifs/log-cabin.ts';
import { platedBark } from '../../motifs/plated-bark.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';
import { whitePine } from '../../motifs/white-pine.ts';

const pineMorning = {
  ink: '#16282a',
  forest: '#2b5148',
  moss: '#5f8a4c',
  lime: '#a9bf63',
  lake: '#6fb0b8',
  mist: '#c5e0d8',
  cream: '#fdf3d6',
  amber: '#f3b957',
  bark: '#bb5f38',
};

/** Early: the sun is up over the lake, on the right, and the old bark glows. */
const oldPines = values({
  dark: { ink: '#16241f', forest: '#26493c', umber: '#5f2c1c' },
  middle: { bark: '#c0592e', moss: '#7d9449' },
  glow: { mist: '#b6d5cf', amber: '#f8bf55', cream: '#fff2d2' },
  accent: {},
});
const early = { from: [1, -0.7], ink: 'amber', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'One giant red pine at Itasca, its plated bark glowing in the early sun, grips the ground with its roots; far behind it a path leads to a small log cabin by the lake.',
    focus: { x: 0.4, y: 0.6 },
    palette: oldPines,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Morning cloud lit from below, then the far shore in uneven stands of pine.
      dryBrush({ ink: 'amber', opacity: 0.7, bristles: 10, seed: 4, thickness: [5, 16], strokes: [[[760, 330], [1640, 250], 90], [[1000, 180], [1640, 130], 40]] }),
      drawn({ ink: 'mist', path: 'M-20 450C120 440 240 470 380 462 520 452 600 474 740 468 860 456 930 424 1040 430 1150 436 1220 462 1330 460 1450 454 1540 430 1640 436V530H-20z' }),
      ridge({ ink: 'moss', points: [[540, 506], [700, 500], [860, 508], [1000, 484], [1160, 496], [1300, 510], [1460, 490], [1640, 470]], from: 540, swell: 4, swells: 4, seed: 7, cover: 'spruce', height: [10, 46], detail: 0, spacing: 0.6, gaps: 0.3, floor: 530 }),
      water({ ink: 'mist', y: 518 }),
      drawn({ ink: 'moss', opacity: 0.45, path: 'M540 518H1640V560C1540 552 1500 572 1400 556 1340 546 1300 540 1220 548 1140 562 1080 580 1000 566 940 552 860 536 760 544 680 552 600 536 540 540z' }),
      drawn({ ink: 'cream', path: 'M1040 590C1140 574 1300 578 1640 560V584C1440 596 1300 592 1200 604 1240 612 1400 606 1520 604 1380 622 1180 618 1040 590z' }),
      mass({ ink: 'forest', light: early, rim: 4, layers: [
        whitePine({ x: 700, y: 650, height: 640, ink: 'forest', boughs: 15, reach: 0.2, crown: [0.5, 0.98], seed: 4 }),
        whitePine({ x: 640, y: 650, height: 470, ink: 'forest', boughs: 11, reach: 0.18, crown: [0.52, 0.97], seed: 9 }),
        whitePine({ x: 1420, y: 640, height: 560, ink: 'forest', boughs: 15, reach: 0.2, crown: [0.46, 0.98], seed: 6 }),
        whitePine({ x: 1530, y: 640, height: 400, ink: 'forest', boughs: 11, reach: 0.22, crown: [0.48, 0.97], seed: 12 }),
      ] }),
      bank({ ink: 'moss', points: [[-20, 620], [400, 622], [760, 636], [1000, 634], [1300, 620], [1620, 600]], close: [[1620, 840], [-20, 840]] }),
      logCabin({ x: 822, y: 664, height: 84, log: 'umber', shade: 'umber', dark: 'ink', roof: 'ink', eave: 'moss', window: 'amber', logs: 3 }),
      bank({ ink: 'moss', points: [[640, 690], [760, 670], [1000, 668], [1160, 664], [1300, 672]], close: [[1300, 770], [700, 770]] }),
      spray({ ink: 'forest', from: [0, 850], to: [0, 650], size: 4, within: [[-20, 640], [760, 710], [960, 680], [1160, 680], [1640, 630], [1640, 840], [-20, 840]] }),
      drawn({ ink: 'cream', path: 'M856 664C940 664 1130 668 1176 696 1206 722 1100 752 1030 780 980 800 930 822 900 850H1100C1130 816 1270 766 1270 722 1270 678 1000 660 868 661z' }),
      // Long shadows toward us: of the great pine, of those by the lake, and of one beyond the sheet.
      drawn({ ink: 'ink', opacity: 0.5, path: 'M200 652C130 660 50 672-20 690V760H200zM1412 640H1430L1180 716 1212 722 1150 734 1190 742 1100 752 1128 764 1020 774 1046 790 920 796 860 816 880 790 820 790 900 772 880 758 990 748 980 736 1070 730 1090 716 1140 714zM1524 640H1536L1440 672 1462 680 1400 688 1350 700 1380 684 1350 682 1420 670zM1640 690V716L1480 764 1510 776 1420 790 1440 806 1330 840H1190L1300 800 1290 790 1380 770 1390 756 1450 746zM694 650H708L660 672H630zM636 650H646L610 668H590z' }),
      mass({ ink: 'ink', light: early, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M-20 740C60 730 130 740 200 736H600C680 740 720 762 780 770 840 780 880 812 910 850H-20z' }),
        ferns({ ink: 'ink', lit: 'ink', items: [[40, 806, 170], [120, 800, 110], [830, 836, 110], [880, 846, 80]] }),
      ] }),
      platedBark({ top: [206, 556], foot: [186, 590], y: [-20, 840], ink: 'ink', shade: 'umber', mid: 'bark', lit: 'amber', columns: 7, seed: 3 }),
      // The flare: below the last plates each column of bark turns outward into a root that grips the ground.
      drawn({ ink: 'ink', path: 'M190 600C190 690 150 736 40 790L70 850H760L790 806C660 760 592 690 579 470L566 664 508 640 500 604 474 566 440 552 428 690 344 706 340 590 264 580 260 640 220 630z' }),
      drawn({ ink: 'umber', path: 'M194 600C196 690 170 742 66 790 130 792 196 776 226 742 244 716 250 690 252 660L220 646zM268 594C266 690 256 750 190 812 250 806 300 780 318 740 332 706 334 670 334 602L300 590z' }),
      drawn({ ink: 'bark', path: 'M346 718C344 740 344 780 318 830H420C412 780 420 740 424 702L384 700zM444 572C434 690 436 760 470 830H570C536 790 512 740 498 618L488 596 466 570zM514 656C522 710 540 752 600 800 640 820 680 820 730 812 650 778 592 740 566 676z' }),
      drawn({ ink: 'amber', path: 'M570 500C582 720 650 778 730 812 746 812 762 810 776 806 660 762 592 690 579 500zM492 614C502 740 530 790 570 830H556C516 790 490 740 480 620zM412 706C404 740 402 780 412 830H400C392 790 396 740 404 704zM324 606C322 700 310 752 250 796 306 774 330 730 332 640z' }),
      drawn({ ink: 'ink', path: 'M436 690L470 706 508 694 512 704 472 716 438 702zM262 700L296 716 326 710 322 720 294 726 260 712zM566 740L600 736 640 766 600 748 566 750zM190 716L214 730 236 728 210 740z' }),
      spray({ ink: 'ink', from: [150, 400], to: [400, 400], size: 4, within: [[200, -20], [420, -20], [420, 840], [60, 840], [60, 780], [190, 700]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks above a lake at Itasca in the morning, and between them a log cabin with lit windows',
    palette: pineMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['mist', 106], ['cream', 160]] }),
      ridge({ ink: 'forest', y: 204, swell: 4, seed: 7, cover: 'spruce', height: [12, 34], detail: 0, spacing: 0.34, floor: 226 }),
      water({ ink: 'lake', y: 220 }),
      ripples({ ink: 'cream', y: [226, 250], count: 5, x: 200, spread: [30, 50], width: [40, 80], height: [4, 5], seed: 4 }),
      bank({ ink: 'moss', points: [[0, 252], [195, 262], [390, 250]], close: [[390, 400], [0, 400]] }),
      logCabin({ x: 186, y: 322, height: 84, log: 'bark', shade: 'forest', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 3 }),
      bank({ ink: 'lime', points: [[0, 318], [130, 326], [300, 318], [390, 322]], close: [[390, 400], [0, 400]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[88, 362, 52]], light: 1, seed: 7, furrows: 14 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[318, 362, 44]], seed: 8, furrows: 12 }),
    ],
  },
});
