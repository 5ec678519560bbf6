import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { figure } from '../../motifs/hikers.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { visitor } from '../../motifs/visitors.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice: over a low ledge into a pool, then over a wide brink into a gorge of layered golden sandstone. Two people stand below; a bison stands at the upper brink.',
    focus: { x: 0.58, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M1640 20Q1400 34 1180 26Q960 20 760 44Q480 70 200 58Q420 92 700 84Q1100 70 1640 84z' }),
      // The prairie on top.
      bank({ ink: 'buff', points: [[-20, 126], [300, 122], [700, 116], [1100, 106], [1640, 100]], close: [[1640, 400], [-20, 400]] }),
      bank({ ink: 'ochre', points: [[-20, 150], [300, 152], [640, 140], [1000, 146], [1300, 132], [1640, 128]], close: [[1640, 400], [-20, 400]] }),
      // The creek comes over the first ledge, a low one, from the right.
      drawn({ ink: 'pool', path: 'M1300 140C1200 146 1180 152 1080 160C960 168 860 178 820 200L1040 204C1070 184 1120 176 1180 166C1240 158 1300 150 1300 140z' }),
      shape({ ink: 'rose', points: [[-20, 190], [360, 178], [640, 186], [770, 176], [836, 196], [830, 300], [-20, 320]] }),
      drawn({ ink: 'ochre', path: 'M620 200L700 182 790 178 842 200 836 240 790 228 720 236 620 228z' }),
      drawn({ ink: 'buff', path: 'M620 200L700 182 790 178 842 200 838 208 780 188 704 192 624 210z' }),
      // A bison has come to the brink; its shadow lies over the ledge.
      drawn({ ink: 'umber', path: 'M790 190C740 184 690 188 640 192 560 196 500 206 440 204 420 212 470 222 540 218 600 222 660 212 720 206 760 202 780 198 790 190z' }),
      bisonBull({ x: 700, y: 198, width: 196, ink: 'umber', shade: 'ink', lit: 'ochre', wool: 'ink', curl: 'umber', horn: 'buff', flip: true }),
      drawn({ ink: 'cream', path: 'M826 212C840 194 870 192 930 192 990 192 1026 194 1040 212 1046 246 1052 276 1058 298 980 308 890 308 812 296 820 268 826 240 826 212z', layers: [
        drawn({ ink: 'sky', path: 'M810 200H852C846 226 858 240 848 262 842 280 856 290 850 310H800z' }),
        slits({ ink: 'pool', items: [[896, 216, 286, 12, -4], [976, 206, 260, 8, 4], [1008, 222, 296, 11, 8]] }),
      ] }),
      // The pool between the two slants to the brink of the second.
      shape({ ink: 'pool', points: [[600, 330], [700, 304], [800, 284], [1070, 286], [1116, 304], [1060, 330], [930, 350], [880, 372], [560, 372]] }),
      drawn({ ink: 'cream', path: 'M800 292C890 282 980 284 1076 292 980 302 880 302 800 292zM850 310C790 316 716 330 650 352 690 328 770 308 850 310zM960 316C900 320 850 332 800 352 830 326 900 312 960 316z' }),
      // Everything on the right looks away from the sun: beds that step back behind the fall, a lit edge on each and a deep shadow under it.
      shape({ ink: 'ink', points: [[1640, 200], [1300, 200], [1080, 190], [1040, 230], [1110, 302], [1104, 330], [960, 338], [880, 356], [500, 346], [440, 760], [1180, 800], [1640, 830]] }),
      // The alcove behind the fall: beds in the shade, and a floor of fallen blocks.
      drawn({ ink: 'umber', path: 'M860 420C940 404 1010 420 1076 408L1100 420 1180 416 1250 430 1240 462 1150 470 1120 460C1050 470 960 462 860 476zM860 508C950 496 1070 502 1170 490L1200 502 1250 498V560L1180 566 1150 556 1080 560C1000 556 940 566 860 566zM860 596C900 592 950 590 1000 582L1030 592 1250 590V640L1120 650 1090 640C1010 648 940 644 860 652z' }),
      drawn({ ink: 'rose', path: 'M1010 424C1040 420 1056 412 1076 408L1100 420 1180 416 1250 430 1180 426 1104 430 1076 418zM1110 497C1134 494 1152 492 1170 490L1200 502 1250 498V506L1198 512 1168 500zM930 590C956 588 976 586 1000 582L1030 592 1140 591 1130 600 1028 602 998 592z' }),
      shape({ ink: 'umber', points: [[1640, 150], [1420, 158], [1300, 152], [1180, 170], [1080, 178], [1034, 202], [1044, 246], [1062, 296], [1150, 288], [1310, 270], [1336, 282], [1640, 250]] }),
      drawn({ ink: 'rose', path: 'M1290 163 1640 160V246L1390 270 1366 252 1376 214 1280 220z' }),
      drawn({ ink: 'ochre', path: 'M1640 150L1420 158 1300 152 1180 170 1080 178 1034 202 1036 212 1084 190 1190 182 1300 164 1420 172 1640 162z' }),
      shape({ ink: 'umber', points: [[1104, 332], [1300, 316], [1640, 296], [1640, 420], [1460, 430], [1438, 416], [1230, 424], [1146, 416], [1130, 376]] }),
      drawn({ ink: 'rose', path: 'M1420 318 1640 304V408L1500 418 1476 396 1490 352z' }),
      drawn({ ink: 'ochre', path: 'M880 356 960 338 1104 328 1300 312 1640 292V306L1420 318 1300 326 1112 344 966 350 890 368z' }),
      shape({ ink: 'umber', points: [[1214, 466], [1400, 460], [1640, 458], [1640, 600], [1490, 592], [1460, 572], [1250, 562], [1232, 520]] }),
      drawn({ ink: 'rose', path: 'M1214 466 1400 458 1640 456V470L1400 472 1224 480zM1540 490 1640 488V590L1560 584 1530 548z' }),
      shape({ ink: 'umber', points: [[1136, 628], [1240, 606], [1640, 640], [1640, 800], [1140, 730], [1156, 680]] }),
      drawn({ ink: 'rose', path: 'M1136 628 1240 604 1640 638V670L1300 640 1146 644z' }),
      // The wall on the left faces the sun: two ledges, the upper one thin and far out, the lower one twice as high.
      shape({ ink: 'umber', points: [[-20, 184], [420, 250], [590, 300], [560, 420], [540, 720], [300, 770], [-20, 830]] }),
      drawn({ ink: 'buff', path: 'M-20 186 190 208 214 222 400 256 590 304 584 350 430 334 404 344 200 310 -20 302z', layers: [
        drawn({ ink: 'ochre', path: 'M-20 262 150 276 230 292 390 306 470 326 590 334V360H-20z' }),
        drawn({ ink: 'umber', path: 'M-20 258 90 264 156 272 168 280 250 292 330 296 344 304 470 322 590 330V335L460 332 330 310 244 304 160 290-20 272zM186 216 190 240 184 262 190 274 197 262 194 238 194 216zM402 262 398 284 406 302 411 300 406 284 408 264z' }),
        drawn({ ink: 'rose', path: 'M-20 292 100 294 120 302 210 304V320H-20zM260 312 330 320 344 330 404 332V350H250z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M-20 176 190 200 214 214 400 248 594 298 590 310 400 264 212 232 -20 196z' }),
      drawn({ ink: 'buff', path: 'M-20 350 210 366 330 384 350 374 562 402C556 440 566 480 550 530 556 580 540 640 536 700L300 752-20 820z', layers: [
        // Beds of unequal strength: the weak ones have weathered back under the next, the strong one stands out and is lit.
        drawn({ ink: 'ochre', path: 'M-20 470 80 476 104 490 190 486 214 474 300 482 330 470 420 476 450 464 570 466V520H-20z' }),
        drawn({ ink: 'umber', path: 'M-20 412C80 420 150 424 210 416L226 428 330 438 420 434 470 444 570 440V450C500 454 440 456 400 446 330 450 240 448 206 438 130 436 60 430-20 434z' }),
        drawn({ ink: 'ochre', path: 'M-20 540H570V570L480 580 460 590 330 600 310 614 180 622 160 634-20 644z' }),
        drawn({ ink: 'umber', path: 'M-20 524C70 528 120 516 190 520L204 508 300 508 380 500 396 490 570 488V506L410 510 390 522 300 532 214 534 190 550 90 552-20 566z' }),
        drawn({ ink: 'rose', path: 'M-20 604 90 600 110 590 180 588 204 576 330 568 350 556 470 550 570 540V590L-20 650z' }),
        drawn({ ink: 'ochre', path: 'M-20 640 570 560V650L-20 740z' }),
        drawn({ ink: 'buff', path: 'M-20 640 160 624 180 612 310 604 330 590 460 580 480 570 570 562V610L500 612 480 622 400 622 380 634 300 636 270 650 200 652 160 670 70 672-20 686z' }),
        drawn({ ink: 'cream', path: 'M-20 626 160 614 180 602 310 594 330 580 460 570 480 560 570 554V566L486 574 466 584 338 594 318 608 188 616 166 628-20 644z' }),
        drawn({ ink: 'rose', path: 'M-20 736 210 706 240 692 420 668 450 656 570 640V840H-20z' }),
        drawn({ ink: 'umber', path: 'M-20 728 210 698 236 684 420 662 446 648 570 632V646L454 662 426 676 246 702 220 716-20 752zM118 436 126 462 118 490 128 522 136 518 128 490 136 462 128 436zM352 446 346 470 354 502 363 502 356 470 362 446zM466 448 472 468 468 492 476 490 481 468 476 446zM262 614 252 644 262 690 271 688 262 644 271 612zM412 590 418 620 410 664 420 663 427 620 421 588zM36 552 44 584 36 622 46 621 54 584 46 550zM300 534 294 560 302 592 311 592 304 560 310 533z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M-20 340 210 358 330 376 350 366 564 394 560 408 356 384 334 396 210 378-20 360z' }),
      spray({ ink: 'umber', from: [20, 840], to: [160, 500], within: [[-20, 420], [300, 470], [340, 760], [-20, 830]] }),
      // The second fall bends over its brink in one broad sheet, which the rock splits farther down.
      drawn({ ink: 'cream', path: 'M552 410C552 372 574 352 632 350 690 340 752 348 806 346 838 340 868 344 888 352 902 362 902 390 904 410 908 440 912 480 904 510 898 540 934 548 942 584 948 630 946 670 984 734H474C496 690 508 670 510 620 512 576 542 566 540 526 538 490 552 450 552 410z', layers: [
        drawn({ ink: 'sky', path: 'M470 360 572 356C560 410 596 440 584 490 570 530 556 546 560 590 556 640 572 690 566 740H470zM902 512C898 540 934 548 942 584 948 630 946 670 984 734V744H930C918 690 926 640 912 604 898 570 890 540 902 512zM664 400C678 470 652 540 668 600 674 650 664 690 660 740H630C646 640 628 560 644 500 652 460 650 430 664 400zM730 440C742 520 752 600 748 660 748 700 756 720 760 740H734C738 660 724 540 730 440zM838 410C866 470 868 540 880 600 886 660 892 700 900 740H868C866 640 846 520 838 410z' }),
        drawn({ ink: 'ink', path: 'M812 376C824 470 850 580 862 740H836C836 640 826 540 816 470 810 430 808 400 812 376z' }),
        slits({ ink: 'pool', items: [[640, 376, 640, 20, -12], [700, 480, 560, 8, -2], [738, 366, 540, 14, 6], [778, 450, 690, 18, 14], [886, 392, 540, 7, 10]] }),
      ] }),
      // A strand apart, on the right.
      drawn({ ink: 'pool', path: 'M884 352L920 338 976 328 960 346 950 360 918 362z' }),
      drawn({ ink: 'cream', path: 'M918 356C940 348 950 370 954 404 958 460 950 500 960 550 968 590 966 620 976 676 962 640 954 600 948 560 940 500 946 450 938 404 934 380 926 370 918 356zM940 420C948 470 966 520 970 560 976 600 984 640 992 706 982 680 974 640 966 590 956 530 942 480 940 420z' }),
      drawn({ ink: 'pool', path: 'M552 402C556 374 580 356 640 352 600 364 572 376 552 402zM690 347C720 344 760 350 800 347 770 354 720 354 690 347z' }),
      spray({ ink: 'ink', from: [1640, 800], to: [1340, 480], within: [[1140, 440], [1640, 400], [1640, 830], [1160, 720]] }),
      drawn({ ink: 'pool', path: 'M-20 812Q240 744 460 706Q680 690 900 694Q1120 690 1300 704Q1500 730 1640 770V820H-20z' }),
      drawn({ ink: 'ink', path: 'M984 716 1000 690 1030 678 1060 690 1076 672 1120 662 1160 676 1190 690 1216 722z' }),
      drawn({ ink: 'rose', path: 'M1000 690 1030 678 1060 690 1036 696zM1076 672 1120 662 1160 676 1120 682zM1160 688 1190 690 1204 706 1176 700z' }),
      // Where it strikes it flies up as spray, and runs off over the pool in long streaks.
      spray({ ink: 'cream', from: [740, 730], to: [740, 530], size: 5, within: [[440, 740], [450, 690], [500, 610], [520, 540], [930, 540], [970, 620], [1020, 690], [1040, 740]] }),
      drawn({ ink: 'cream', path: 'M404 738C460 728 450 716 506 712 540 696 560 712 600 700 660 690 740 700 800 690 860 702 900 692 944 706 980 708 980 722 1020 726 1050 732 1090 734 1120 746 1010 742 960 752 900 744 860 756 800 748 740 756 690 744 640 758 560 754 520 742 460 752 404 738z' }),
      drawn({ ink: 'pool', path: 'M470 738C540 730 600 736 650 732 600 742 540 744 470 738zM790 730C850 724 900 732 960 728 900 740 850 738 790 730z' }),
      drawn({ ink: 'sky', path: 'M330 776C440 756 560 764 660 762 760 758 860 766 930 768 840 782 720 776 620 784 520 792 420 778 330 776zM250 806Q420 786 600 796Q760 788 900 800V820H250z' }),
      // A slab that fell from the wall, and two people on it.
      shape({ ink: 'ink', points: [[960, 820], [984, 776], [1130, 752], [1320, 742], [1500, 772], [1640, 768], [1640, 820]] }),
      shape({ ink: 'ochre', points: [[984, 776], [1130, 752], [1320, 742], [1500, 772], [1340, 770], [1160, 782]] }),
      figure({ x: 1090, y: 772, height: 146, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'buff', hair: 'ochre', rim: 'buff', flip: true }),
      visitor({ x: 1168, y: 772, height: 138, pose: 'child', ink: 'ink', coat: 'red' }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
