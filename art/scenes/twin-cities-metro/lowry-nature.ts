import type { Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, enlarged, tilted } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const spring = {
  ink: '#17393a',
  fern: '#2f6b4f',
  leaf: '#79b04f',
  lime: '#c3d96a',
  aqua: '#7cc3bd',
  mint: '#c5e7d6',
  blush: '#f6cdbb',
  white: '#fffdf3',
  brown: '#7c4a2d',
};

/** A May morning: the water shines with the sky, but where our own heads are mirrored one sees into it. */
const pond = values({
  dark: { ink: '#0d2b36', fern: '#17505a' },
  middle: { brown: '#8a4a2c', aqua: '#3f9a94', leaf: '#86b25c' },
  glow: { lime: '#dbe38c', blush: '#f8c9b0', white: '#fffaf0' },
  accent: { orange: '#ee6f2d' },
});

/** Two children, mirrored from the edge of the boardwalk: one with a tuft of hair and big ears, one with braids, who leans over to see. */
const BOY = 'M250 840C256 720 320 668 410 650L420 612C370 584 336 540 326 488C296 496 272 470 274 436C276 404 300 390 320 400C312 300 360 222 450 200C470 176 500 160 536 160C524 176 524 186 530 196C640 206 704 290 694 400C716 390 740 404 740 436C740 470 716 496 688 488C678 540 644 584 594 612L604 650C694 668 758 720 764 840z';
const GIRL = 'M860 840C866 760 900 710 968 690L974 656C936 636 908 604 894 566C880 600 872 640 880 690C884 720 874 750 856 756C850 770 846 784 836 790C834 776 832 764 834 752C812 740 806 708 810 680C816 620 830 570 850 530C842 430 900 340 1006 322C1116 306 1206 372 1220 470C1252 500 1280 548 1296 604C1306 634 1306 664 1290 682C1294 694 1294 708 1288 722C1278 718 1268 708 1262 696C1242 696 1228 668 1224 640C1218 600 1206 570 1190 550C1180 590 1152 626 1112 646L1120 682C1196 694 1238 750 1250 840z';
const REEDS = 'M1420 840C1430 700 1440 600 1470 510L1484 512C1460 620 1450 720 1452 840zM60 840C70 700 60 600 30 500L44 498C80 600 96 700 96 840zM120 840C130 720 160 620 220 540 170 640 160 720 166 840zM1540 840C1530 760 1520 700 1490 640 1540 700 1566 760 1580 840z';

/** Waterweeds, from root to tip. */
const WEEDS: readonly (readonly Station[])[] = [
  [[300, 860, 14], [330, 700, 16], [350, 560, 10], [330, 460, 1]], [[470, 860, 14], [450, 740, 15], [480, 640, 9], [460, 560, 1]], [[700, 860, 14], [680, 740, 16], [640, 640, 10], [650, 540, 1]],
  [[900, 860, 14], [930, 760, 15], [900, 640, 9], [930, 560, 1]], [[1030, 860, 14], [1060, 740, 15], [1020, 660, 9], [1040, 590, 1]], [[1200, 860, 14], [1160, 740, 15], [1180, 600, 9], [1140, 480, 1]], [[1250, 860, 14], [1270, 700, 13], [1250, 600, 8], [1270, 560, 1]],
  [[340, 860, 10], [380, 760, 12], [360, 720, 1]], [[540, 860, 10], [570, 740, 12], [530, 620, 8], [550, 520, 1]], [[980, 860, 10], [1000, 760, 11], [970, 680, 1]], [[1120, 860, 10], [1090, 740, 12], [1110, 600, 8], [1080, 520, 1]],
];
const rings = (ink: 'white' | 'blush'): Layer<'white' | 'blush'> => (canvas) => {
  const arcs = [[150, 8], [226, 6], [318, 5], [430, 4], [560, 3]].map(([reach = 0, width = 0], i) => `<ellipse cx="820" cy="300" rx="${reach}" ry="${Math.round(reach * 0.86)}" stroke-width="${width}" stroke-dashoffset="${i * -260}"/>`).join('');
  canvas.add(`<g fill="none" stroke="${canvas.color(ink)}" stroke-dasharray="640 150 260 110" stroke-linecap="round">${arcs}</g>`);
};
/** Minnows, all of one turn: where, and which way. */
const MINNOWS = [[1010, 400, -30], [1080, 380, -6], [1150, 430, 30], [1000, 480, -50], [1100, 460, 10], [1170, 520, 60], [1060, 540, -10], [1250, 590, 80], [866, 640, -76]] as const;
const minnows: Layer<'aqua' | 'orange'> = (canvas) => {
  const fish = canvas.symbol('minnow', () => '<path d="M-34 0C-20-14 10-14 26-2L46-14C42-4 42 4 46 14L26 2C10 14-20 14-34 0zM-10-9L6-20 4-8zM-10 9L6 20 4 8z"/>');
  MINNOWS.forEach(([x, y, turn], i) => {
    canvas.add(`<use href="#${fish}" fill="${canvas.color(i === 4 ? 'orange' : 'aqua')}" transform="translate(${x} ${y})rotate(${turn})"/>`);
  });
};

/** A dip net: its hoop lies on the water, its bag trails beyond. */
const BAG = 'M690 350C690 260 700 170 740 130 770 104 820 110 846 144 880 190 910 270 914 350z';
const net: Layer<'white' | 'lime' | 'aqua' | 'ink'> = (canvas) => {
  canvas.fill('aqua', BAG);
  canvas.inside(BAG, () => canvas.stroke('white', 3, Array.from({ length: 9 }, (_, i) => `M${650 + i * 34} 380Q${690 + i * 26} 200 ${740 + i * 12} 90M640 ${120 + i * 34}q160-40 300 0`).join('')));
  canvas.fill('ink', 'M690 350a112 62 0 01224 0a112 62 0 01-224 0z');
  canvas.fill('lime', 'M776 338C800 314 838 324 842 352 840 380 802 384 780 368 758 376 736 368 716 378 736 352 754 354 776 338z');
  canvas.stroke('white', 15, 'M690 350a112 62 0 01224 0a112 62 0 01-224 0z');
};

export default trailArt({
  hero: {
    alt: 'Straight down from a boardwalk at the Lowry Nature Center: two children mirrored dark in the rosy marsh, and in their reflections one sees into the water, to a turtle, tadpoles and minnows.',
    focus: { x: 0.24, y: 0.5 },
    palette: pond,
    layers: [
      drawn({ ink: 'blush', path: 'M-20-20H1640V840H-20z' }),
      rings('white'),
      // Lily pads.
      drawn({ ink: 'aqua', path: 'M-40 150C-40 60 40 0 130 0 200 0 250 40 262 92L120 130 240 168C210 220 160 250 100 250 20 250-40 210-40 150zM1290 60C1300 0 1370-40 1450-30 1530-20 1580 30 1570 90 1560 150 1500 190 1420 184L1436 84 1362 168C1310 150 1284 110 1290 60zM1380 330C1390 290 1430 266 1480 270 1520 276 1546 300 1550 330L1470 340 1536 372C1510 400 1476 410 1440 402 1400 394 1374 364 1380 330z' }),
      // Into the water.
      drawn({ ink: 'ink', path: BOY + GIRL + REEDS, layers: [
        spray({ ink: 'fern', from: [0, 820], to: [0, 380], size: 4 }),
        drawn({ ink: 'fern', path: WEEDS.slice(0, 7).map((joints) => limb(joints, 1)).join('') }),
        drawn({ ink: 'aqua', path: WEEDS.slice(7).map((joints) => limb(joints, 1)).join('') }),
        minnows,
        rings('blush'),
      ] }),
      drawn({ ink: 'brown', path: 'M1452 500C1460 440 1476 390 1500 350 1516 400 1520 460 1508 516 1490 526 1466 518 1452 500zM12 500C0 440 2 390 14 346 40 386 56 440 60 494 48 510 24 512 12 500z' }),
      // A painted turtle.
      tilted({ degrees: 24, about: [506, 380], layers: [
        drawn({ ink: 'leaf', path: 'M420 330C390 300 366 296 350 304 360 326 384 346 412 356zM590 300C620 280 640 282 652 296 634 316 612 326 586 330zM430 460C408 480 400 504 410 518 432 510 450 490 456 472zM580 450C606 466 618 488 612 506 588 500 568 484 560 466zM486 286C470 250 480 224 504 222 530 224 538 250 524 286zM500 484L506 520 514 484z' }),
        drawn({ ink: 'orange', path: 'M504 272C580 272 616 330 612 392 608 460 566 500 506 500 446 500 404 460 402 392 400 330 440 272 504 272z' }),
        drawn({ ink: 'fern', path: 'M504 284C570 284 602 336 598 392 594 450 558 486 506 486 454 486 418 450 416 392 414 336 448 284 504 284z' }),
        drawn({ ink: 'aqua', path: 'M484 298L526 298 536 328 506 342 474 328zM470 336L502 350 502 396 466 402 452 366zM512 350L544 336 560 366 548 402 512 396zM466 410L502 404 502 446 478 452 460 432zM512 404L548 410 554 432 534 452 512 446zM482 460L506 454 532 460 522 478 492 478zM464 314L476 304 468 326 446 354 430 352zM536 304L552 314 584 352 568 354 544 326zM424 364L444 366 456 404 426 410 420 390zM570 366L590 364 594 390 588 410 558 404zM430 420L456 416 466 450 446 446zM558 416L584 420 566 446 548 450z' }),
        drawn({ ink: 'lime', path: 'M490 226L496 256 486 256zM516 226L520 256 510 256z' }),
      ] }),
      drawn({ ink: 'lime', path: 'M380 660C400 646 428 654 430 672 428 690 402 692 386 682 370 686 350 678 330 686 346 670 362 674 380 660zM600 674C622 664 648 674 646 692 642 708 616 710 602 698 586 700 570 690 550 696 566 682 586 686 600 674z' }),
      // The boardwalk, and two pairs of shoes.
      drawn({ ink: 'brown', path: 'M-20 728H1640V840H-20z' }),
      drawn({ ink: 'ink', path: 'M-20 728H1640V742H-20zM188 728H198L180 840H164zM392 728H402L392 840H376zM640 728H650V840H634zM896 728H906L912 840H896zM1150 728H1160L1178 840H1162zM1400 728H1410L1440 840H1424z' }),
      drawn({ ink: 'orange', path: 'M414 840C404 780 412 722 450 714 492 718 500 776 496 840zM528 840C524 776 534 718 576 714 614 722 620 780 610 840z' }),
      drawn({ ink: 'white', path: 'M418 756C418 728 432 714 450 712 472 714 488 730 490 756 466 742 440 742 418 756zM534 756C538 730 554 714 576 712 596 714 606 730 606 756 584 742 560 742 534 756z' }),
      drawn({ ink: 'leaf', path: 'M958 840C946 780 950 716 992 708 1036 714 1040 780 1034 840zM1066 840C1060 780 1066 714 1110 708 1150 716 1156 780 1144 840z' }),
      drawn({ ink: 'lime', path: 'M966 766C966 736 976 722 990 718 976 740 974 760 978 790zM1078 766C1080 736 1092 722 1106 718 1094 740 1090 760 1092 790z' }),
      // The net.
      drawn({ ink: 'brown', path: limb([[890, 860, 13], [848, 620, 11], [822, 384, 9]], 1) }),
      enlarged({ by: 0.84, from: [806, 350], to: [822, 340], layers: [net] }),
    ],
  },
  badge: {
    alt: 'Tall cattails beside the boardwalk that winds over the marsh at the Lowry Nature Center',
    palette: spring,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mint', 0], ['white', 84], ['blush', 120]] }),
      ridge({ ink: 'aqua', points: [[0, 186], [195, 198], [390, 182]], swell: 4, seed: 4, cover: 'hardwood', height: [14, 28], floor: 240 }),
      ridge({ ink: 'fern', points: [[0, 208], [195, 218], [390, 206]], swell: 3, seed: 9, cover: 'hardwood', height: [10, 20], floor: 240 }),
      water({ ink: 'aqua', y: 230 }),
      ripples({ ink: 'mint', y: [238, 340], count: 10, width: [60, 130], height: [5, 9], seed: 5 }),
      boardwalk({ path: [[236, 376, 92], [262, 312, 50], [250, 276, 28], [214, 250, 15], [230, 230, 8]], plank: 'white', plank2: 'blush', edge: 'brown', shadow: 'fern', planks: 11, crowding: 1.5 }),
      cattails({ ink: 'ink', lit: 'fern', head: 'brown', seed: 4, forms: 1, items: [[122, 372, 290], [322, 392, 170]] }),
    ],
  },
});
