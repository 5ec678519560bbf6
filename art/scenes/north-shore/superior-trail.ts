import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { strands } from '../../motifs/strands.ts';


/** Evening: the sun stands low on the left, upstream. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#aa6048', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const upstream = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

const upper = { lip: [[570, 258], [636, 246], [652, 242], [700, 234], [752, 244], [790, 236], [830, 250], [1040, 246]], foot: [[560, 342], [1060, 340]] } as const;
const great = { lip: [[470, 396], [590, 386], [596, 380], [760, 378], [780, 384], [1030, 388]], foot: [[460, 530], [1060, 520]] } as const;
const lower = { lip: [[440, 538], [612, 522], [800, 530], [930, 520], [1020, 530], [1080, 552]], foot: [[430, 706], [1100, 696]] } as const;

const badgeFall = { lip: [[150, 240], [320, 236]], foot: [[150, 352], [330, 352]] } as const;

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.65, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'honey', size: [30, 80], seed: 5, points: [[-60, 30], [120, 60], [260, 20], [420, 90], [620, 120], [760, 150], [900, 122], [1060, 70], [1200, 90], [1400, 20], [1700, 0], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 10, seed: 8, cover: 'spruce', height: [14, 120], detail: 0, gaps: 0.42, spacing: 0.9, floor: 420 }),
      // The upper step: one fan of water, and a thread beside it.
      drawn({ ink: 'basalt', path: 'M-20 190L160 210 300 226 480 250 640 240 830 236 1120 250 1300 222 1640 176V420H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 190L160 210 300 226 480 250 580 246 560 268 470 280 400 266 250 246-20 220zM1640 176L1300 222 1120 250 1010 242 860 238 880 256 990 268 1090 264 1130 280 1330 252 1640 210z' }),
      drawn({ ink: 'ink', path: 'M1090 264L1130 280 1330 252 1640 210V340H1040L1060 300zM880 256L990 268 1000 300 980 344H850zM470 280L560 268 540 300 520 344H480L490 310z' }),
      strands({ ...upper, ink: 'aqua', seed: 3, tongue: 17, drift: 16, hold: [0.3, 0.8], items: [[606, 66, 1.1], [734, 164, 1.2], [1016, 16, 1.2]] }),
      strands({ ...upper, ink: 'cream', seed: 5, tongue: 13, drift: 14, hold: [0.2, 0.8], items: [[592, 30, 1.2], [622, 10, 0.7], [676, 46, 1.3], [714, 12, 0.9], [744, 26, 1.2], [784, 38, 1.3], [812, 7, 0.6], [1012, 8, 1.2]] }),
      // The pool between the steps slides toward the great lip.
      drawn({ ink: 'teal', path: 'M-20 336C300 326 500 338 800 332 1100 326 1400 340 1640 334V440H-20z' }),
      drawn({ ink: 'cream', path: 'M430 340C520 330 600 346 700 336 660 352 560 352 500 358zM860 342C960 330 1040 346 1130 336 1080 356 980 352 920 360zM160 368C280 352 380 372 520 358 440 378 300 380 160 368zM640 366C760 350 860 372 980 360 900 382 740 384 640 366zM1100 372C1220 358 1340 374 1460 362 1360 386 1200 388 1100 372z' }),
      // The great step, from edge to edge.
      drawn({ ink: 'basalt', path: 'M-20 424L180 404 420 396 640 380 860 378 1080 392 1300 396 1640 420V710H-20z' }),
      drawn({ ink: 'rust', path: 'M1010 384L1140 390 1640 418V458L1400 440 1150 432 1020 424zM-20 404L90 394 200 402 300 392 320 420 240 428 130 420-20 446z' }),
      drawn({ ink: 'ink', path: 'M1020 424L1150 432 1180 520 1160 710H1010zM40 428L60 560 50 710H-20V440zM190 424L300 420V710H150L176 560z' }),
      // One great fall: chutes of unequal width, with the rock between them, break on a ledge and go on wider below it.
      drawn({ ink: 'ink', path: 'M470 400L640 388 860 386 1030 394 1080 530 1100 710H420L450 520z' }),
      strands({ ...great, ink: 'aqua', seed: 3, tongue: 22, drift: 16, hold: [0.3, 0.9], items: [[500, 104, 1.2], [686, 206, 1.2], [832, 34, 1.2], [966, 128, 1.2]] }),
      strands({ ...great, ink: 'cream', seed: 6, tongue: 17, drift: 14, hold: [0.3, 0.9], items: [[480, 56, 1.3], [530, 20, 0.7], [624, 72, 1.3], [684, 26, 1], [726, 48, 1.3], [768, 14, 0.7], [824, 16, 1.3], [930, 46, 1.3], [976, 20, 0.8], [1008, 20, 1.3]] }),
      drawn({ ink: 'cream', path: 'M452 400C470 374 520 360 590 356 540 370 520 384 510 400zM588 388C606 364 660 348 740 344 690 358 668 372 662 388zM704 384C730 360 790 346 860 344 800 360 776 370 752 384zM816 390C826 374 850 364 890 358 856 374 840 382 834 392zM906 394C920 370 980 356 1060 352 1000 366 966 380 956 394z' }),
      drawn({ ink: 'aqua', path: 'M516 400C530 380 560 370 600 366 570 380 560 390 556 400zM662 386C680 366 720 354 760 352 730 364 712 374 706 386zM752 386C774 368 810 360 850 356 810 372 796 378 790 388zM956 394C976 376 1010 366 1060 362 1036 372 1028 384 1030 396z' }),
      // What shows of the ledge.
      drawn({ ink: 'basalt', path: 'M430 538L590 520 604 528 640 512 800 526 830 518 900 510 940 524 1080 516 1110 710H400z' }),
      drawn({ ink: 'rust', path: 'M566 528L590 512 612 516 616 536 580 544zM800 526L830 508 910 502 934 520 900 534 840 530z' }),
      drawn({ ink: 'honey', path: 'M566 528L590 512 612 516 594 520 576 534zM800 526L830 508 910 502 908 508 836 516 812 530z' }),
      drawn({ ink: 'ink', path: 'M580 544L616 536 624 620 608 710H580L590 620zM840 530L900 534 912 600 900 710H870L878 620z' }),
      strands({ ...lower, ink: 'aqua', seed: 4, tongue: 24, drift: 22, hold: [0.4, 0.95], items: [[500, 140, 1.3], [702, 204, 1.3], [850, 26, 1.3], [992, 128, 1.3], [1066, 14, 0.9]] }),
      strands({ ...lower, ink: 'cream', seed: 9, tongue: 18, drift: 22, hold: [0.3, 0.9], items: [[470, 52, 1.4], [520, 30, 1.1], [556, 12, 1.2], [636, 60, 1.4], [690, 30, 1], [744, 62, 1.4], [792, 10, 0.8], [846, 12, 1.3], [954, 44, 1.4], [996, 16, 0.8], [1030, 36, 1.4], [1062, 7, 1]] }),
      drawn({ ink: 'cream', path: 'M446 536C452 520 476 516 488 524 504 510 536 512 548 524 570 520 580 532 572 540 540 536 500 548 446 536zM612 522C624 504 656 502 668 512 690 500 720 504 730 514 752 504 788 512 800 530 760 534 720 526 690 536 660 534 620 540 612 522zM926 524C936 506 964 502 980 510 1004 500 1034 510 1046 522 1066 530 1076 544 1074 554 1050 544 1020 530 990 532 966 524 940 534 926 524z' }),
      strands({ ...great, ink: 'teal', seed: 8, tongue: 10, drift: 12, items: [[656, 7, 0.6], [700, 6, 0.8], [508, 5, 0.6], [954, 5, 0.7]] }),
      // A side stream slips down the wall on the left.
      strands({ lip: [[90, 398], [160, 404]], foot: [[80, 716], [180, 712]], ink: 'aqua', seed: 2, tongue: 12, drift: 8, hold: [0.2, 0.6], items: [[112, 34, 1.1]] }),
      strands({ lip: [[90, 398], [160, 404]], foot: [[80, 716], [180, 712]], ink: 'cream', seed: 5, tongue: 14, drift: 8, items: [[104, 12, 1.1], [120, 6, 0.6], [140, 5, 0.9]] }),
      // A prow of broken lava beside it: its left side in the light, its right in its own shadow, no two blocks alike.
      drawn({ ink: 'ink', path: 'M206 718L232 650 218 606 250 552 238 472 270 444 260 402 306 364 344 376 370 338 430 352 458 384 446 430 484 476 466 540 508 604 492 660 544 718z', layers: [
        drawn({ ink: 'basalt', path: 'M404 396L450 390 446 430 452 520 478 600 462 718H428L440 600 410 520z' }),
        drawn({ ink: 'mauve', path: 'M260 402L310 390 352 398 374 450 350 506 390 566 364 640 402 718H200L232 650 218 606 250 552 238 472 270 444z' }),
        drawn({ ink: 'basalt', path: 'M352 398L374 450 350 506 390 566 364 640 402 718H350L332 640 346 566 318 506 336 450zM302 470L316 506 346 566 306 560 290 510zM270 612L332 640 330 718H296z' }),
        drawn({ ink: 'rust', path: 'M256 406L306 364 344 376 370 338 430 352 460 386 404 396 352 400 310 392zM236 474L270 444 310 452 302 470 262 482zM216 608L250 552 306 560 322 588 270 612zM374 450L446 430 470 460 420 474z' }),
        drawn({ ink: 'honey', path: 'M256 406L306 364 344 376 370 338 430 352 424 358 376 348 350 386 312 376 276 402zM236 474L270 444 290 448 250 476zM216 608L250 552 270 555 236 604z' }),
        drawn({ ink: 'ink', path: 'M310 392L322 430 312 452 306 452 314 430 302 394zM262 482L272 520 262 554 256 553 264 520 254 484zM270 612L280 660 268 718H258L270 660z' }),
      ] }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 712C200 690 400 706 640 696 900 686 1200 690 1640 700V820H-20z' }),
      drawn({ ink: 'cream', path: 'M430 706C450 690 486 688 500 696 520 680 566 682 580 694 610 676 660 678 676 690 710 672 760 674 780 688 806 676 830 680 842 690 870 684 890 690 910 692 930 674 990 674 1010 686 1040 674 1090 682 1102 700 1080 716 1020 712 960 724 890 740 820 722 740 734 660 746 600 724 540 728 500 730 440 724 430 706zM76 716C88 700 120 704 132 708 150 700 178 706 182 716 160 726 100 730 76 716z' }),
      drawn({ ink: 'aqua', path: 'M420 752C520 730 620 750 740 738 680 762 540 766 420 752zM120 790C240 770 340 786 460 776 380 800 240 804 120 790zM760 776C860 758 940 772 1020 764 960 790 860 792 760 776z' }),
      drawn({ ink: 'honey', path: 'M540 780C620 766 680 778 760 772 700 794 620 796 540 780zM900 744C960 734 1000 742 1060 736 1010 754 960 756 900 744zM20 746C120 736 200 744 290 738 210 756 100 760 20 746z' }),
      // The slab on the right, dark before all of it.
      mass({ ink: 'ink', light: upstream, rim: 6, layers: [
        shape({ ink: 'ink', points: [[1000, 820], [1030, 742], [1090, 700], [1120, 632], [1190, 612], [1330, 606], [1400, 560], [1640, 540], [1640, 820]] }),
      ] }),
      shape({ ink: 'rust', points: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      spray({ ink: 'ink', from: [1560, 640], to: [1240, 600], within: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      figure({ x: 1196, y: 618, height: 150, pose: 'seated', ink: 'mauve', coat: 'gold', hat: 'honey', skin: 'rust', rim: 'honey', flip: true }),
      mass({ ink: 'ink', light: upstream, rim: 5, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[1430, 570, 520], [1560, 560, 700]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: broad curtains of white water over two dark steps of lava, one above the other',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      shape({ ink: 'basalt', points: [[20, 170], [120, 176], [280, 176], [370, 170], [370, 230], [20, 230]] }),
      strands({ lip: [[150, 174], [260, 172]], foot: [[150, 212], [270, 212]], ink: 'aqua', seed: 3, tongue: 14, drift: 4, items: [[206, 96, 1.3]] }),
      strands({ lip: [[150, 174], [260, 172]], foot: [[150, 212], [270, 212]], ink: 'cream', seed: 5, tongue: 9, drift: 4, items: [[172, 24, 1.4], [194, 8, 1], [218, 26, 1.4], [242, 10, 1.2]] }),
      shape({ ink: 'teal', points: [[20, 212], [370, 212], [370, 250], [20, 250]] }),
      shape({ ink: 'basalt', points: [[20, 240], [150, 236], [370, 234], [370, 350], [20, 350]] }),
      shape({ ink: 'ink', points: [[150, 240], [330, 238], [346, 350], [150, 350]] }),
      strands({ ...badgeFall, ink: 'aqua', seed: 3, tongue: 16, drift: 6, hold: [0.4, 0.8], items: [[194, 72, 1.3], [264, 52, 1.3], [308, 16, 1.2]] }),
      strands({ ...badgeFall, ink: 'cream', seed: 6, tongue: 11, drift: 6, hold: [0.4, 0.8], items: [[178, 34, 1.4], [206, 10, 0.9], [222, 10, 1.3], [252, 24, 1.4], [280, 10, 1.2], [306, 8, 1.3]] }),
      shape({ ink: 'ink', points: [[96, 272], [108, 252], [122, 256], [134, 238], [152, 244], [160, 258], [154, 284], [166, 306], [160, 350], [84, 350], [96, 318], [88, 300]] }),
      shape({ ink: 'mauve', points: [[96, 272], [112, 264], [126, 268], [134, 292], [126, 314], [138, 350], [84, 350], [96, 318], [88, 300]] }),
      shape({ ink: 'rust', points: [[96, 272], [108, 252], [122, 256], [134, 238], [152, 244], [160, 258], [140, 264], [126, 270], [112, 264]] }),
      shape({ ink: 'rust', points: [[88, 302], [102, 292], [112, 302], [100, 312]] }),
    ],
  },
});
