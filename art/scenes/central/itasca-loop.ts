import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ferns } from '../../motifs/ferns.ts';
import { figure } from '../../motifs/hikers.ts';
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
  accent: { red: '#e0432c' },
});
const early = { from: [1, -0.7], ink: 'amber', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'One giant red pine at Itasca, its plated bark glowing in the early sun, is wider than the log cabin far behind it; somebody walks the trail between lake and pines.',
    focus: { x: 0.34, y: 0.6 },
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
      logCabin({ x: 860, y: 690, height: 140, log: 'bark', shade: 'umber', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 4 }),
      bank({ ink: 'moss', points: [[600, 730], [760, 700], [960, 700], [1160, 690], [1400, 700]], close: [[1400, 770], [600, 770]] }),
      spray({ ink: 'forest', from: [0, 850], to: [0, 650], size: 4, within: [[-20, 640], [760, 710], [960, 710], [1160, 700], [1640, 630], [1640, 840], [-20, 840]] }),
      drawn({ ink: 'cream', path: 'M908 690C960 694 1090 700 1150 724 1210 750 1100 772 1010 796 960 810 900 826 860 850H1100C1130 816 1290 786 1290 746 1290 706 1080 692 930 688z' }),
      figure({ x: 1186, y: 756, height: 150, pose: 'stride', ink: 'ink', coat: 'red', pack: 'forest', skin: 'umber', hat: 'forest', rim: 'cream', flip: true }),
      platedBark({ top: [206, 556], foot: [186, 590], y: [-20, 840], ink: 'ink', shade: 'umber', mid: 'bark', lit: 'amber', columns: 7, seed: 3 }),
      spray({ ink: 'ink', from: [180, 400], to: [400, 400], size: 4, within: [[200, -20], [420, -20], [420, 840], [190, 840]] }),
      mass({ ink: 'ink', light: early, rim: 5, layers: [
        drawn({ ink: 'ink', path: 'M-20 740C60 736 130 744 186 720 240 756 330 768 420 770 500 772 560 760 590 724 620 764 680 780 740 796 790 810 820 826 840 850H-20z' }),
        ferns({ ink: 'ink', lit: 'ink', items: [[60, 820, 180], [640, 830, 120], [730, 836, 90], [150, 826, 120]] }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks over a lake at Itasca, a log cabin with lit windows between them in the morning',
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
