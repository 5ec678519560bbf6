import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { cataract } from '../../motifs/cataract.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#ba6f4e', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const _evening = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

/** An edge of rock across the sheet: its height at x 0, and how far it rises or falls in each unit to the right. */
type Edge = readonly [y: number, slope: number];

/** White water on one riser between x and x: it follows the lip, its sides are nearly plumb, its foot has unequal bumps. */
const sheet = ([top, tilt]: Edge, [base, slope]: Edge, spans: readonly (readonly [left: number, right: number])[]) =>
  spans
    .map(([left, right], i) => {
      const lip = (x: number) => Math.round(top + x * tilt);
      const bumps = [34, 58, 26, 46, 70].map((_, n, all) => all[(n + i * 2) % 5] ?? 0);
      const across = right - left + 22;
      const sets = Math.max(1, Math.round(across / 234));
      const foot = Array.from({ length: sets }, () => bumps)
        .flat()
        .map((bump) => (bump * across) / 234 / sets)
        .map((bump) => `q${Math.round(bump / -2)} ${Math.round(bump * (0.24 - slope / 2))} ${-Math.round(bump)} ${-Math.round(bump * slope)}`);
      return `M${left} ${lip(left)}L${right} ${lip(right)}Q${right + 5} ${lip(right) + 4} ${right + 6} ${lip(right) + 26}L${right + 12} ${Math.round(base + (right + 12) * slope)}${foot.join('')}L${left - 6} ${lip(left) + 26}Q${left - 5} ${lip(left) + 4} ${left} ${lip(left)}z`;
    })
    .join('');

/** One ledge, which comes toward us from the right to the left: what falls over it far off, nearer, and beside us. */
const far = [[1052, 302, 64], [1054, 312, 70], [1056, 350, 74], [1056, 440, 88]] as const;
const middle = [[792, 346, 108], [796, 360, 120], [800, 420, 128], [798, 600, 152]] as const;
const near = [[250, 408, 292], [262, 430, 320], [276, 520, 334], [280, 660, 350], [284, 860, 380]] as const;

export default trailArt({
  hero: {
    alt: 'We stand beside one broad fall of the Gooseberry in evening light: its ledge of dark lava runs away from us to golden birches, and the river pours over it in three unequal parts.',
    focus: { x: 0.4, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Birches in fall on the other bank, and a few spruces.
      drawn({ ink: 'honey', path: 'M-115 300C-121 193 -89 85 -44 85 -3 94 39 204 35 300zM-53 300C-59 226 -4 152 54 152 107 156 145 234 141 300zM86 300C80 185 126 69 169 69 208 77 234 197 230 300zM139 300C133 201 168 102 228 102 283 110 343 211 339 300zM286 300C280 188 303 75 339 75 372 84 410 199 406 300zM286 300C280 229 325 157 390 157 449 164 508 236 504 300zM409 300C403 206 460 111 530 111 594 117 649 215 645 300zM585 300C579 202 612 104 669 104 721 109 781 212 777 300zM696 300C690 174 731 47 771 47 808 53 836 187 832 300zM741 300C735 211 788 122 856 122 918 131 973 220 969 300zM877 300C871 204 917 108 975 108 1028 118 1075 214 1071 300zM1052 300C1046 213 1085 125 1121 125 1154 127 1178 222 1174 300zM1111 300C1105 196 1133 91 1181 91 1225 101 1275 206 1271 300zM1153 300C1147 194 1183 87 1250 87 1312 88 1383 205 1379 300zM1294 300C1288 175 1318 49 1378 49 1433 55 1498 188 1494 300zM1475 300C1469 212 1500 123 1536 123 1569 124 1601 221 1597 300zM1487 300C1481 152 1544 4 1603 4 1657 9 1689 167 1685 300z' }),
      drawn({ ink: 'gold', path: 'M-110 300C-116 232 -76 163 -34 163 4 163 34 239 30 300zM-65 300C-71 272 -45 244 5 244 51 252 107 275 103 300zM43 300C37 262 61 223 94 223 124 224 157 266 153 300zM110 300C104 249 128 198 159 198 188 208 220 255 216 300zM118 300C112 274 165 247 231 247 291 247 342 277 338 300zM339 300C333 258 358 215 389 215 417 221 447 262 443 300zM380 300C374 257 412 214 446 214 477 216 498 262 494 300zM400 300C394 244 423 188 474 188 521 196 576 250 572 300zM511 300C505 274 559 247 610 247 657 257 687 277 683 300zM598 300C592 265 647 230 706 230 760 235 800 269 796 300zM696 300C690 270 731 239 791 239 846 240 900 273 896 300zM833 300C827 260 878 219 927 219 972 223 1003 264 999 300zM963 300C957 272 979 243 1011 243 1040 248 1075 275 1071 300zM984 300C978 253 1004 205 1052 205 1096 213 1150 258 1146 300zM1056 300C1050 249 1099 198 1162 198 1220 207 1272 255 1268 300zM1182 300C1176 251 1207 202 1267 202 1322 206 1388 256 1384 300zM1305 300C1299 267 1342 233 1397 233 1447 243 1493 270 1489 300zM1414 300C1408 249 1457 198 1512 198 1563 208 1604 255 1600 300zM1493 300C1487 261 1554 221 1620 221 1680 222 1717 265 1713 300z' }),
      drawn({ ink: 'cream', path: 'M396 300L399 200 392 120 405 186 420 150 408 206 407 300zM940 290L944 190 950 110 953 200 951 290zM1342 300L1350 180 1340 60 1358 150 1378 110 1362 180 1358 300zM1388 300L1386 210 1396 130 1397 300z' }),
      spruces({ ink: 'ink', lit: 'ink', seed: 3, forms: 2, tiers: 16, items: [[50, 340, 350], [130, 330, 200], [200, 330, 120], [606, 280, 110], [652, 276, 210], [1240, 290, 160], [1460, 300, 360], [1530, 304, 190]] }),
      // The bed of the river above the ledge: rock, and water that slides over it.
      drawn({ ink: 'basalt', path: 'M-20 300L300 276 640 262 1000 254 1300 262 1640 280V470H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 312L300 288 640 270 900 262 1180 268 1300 274 1640 300V440H-20z' }),
      drawn({ ink: 'teal', path: 'M700 262C800 256 900 256 980 262 1060 270 1120 284 1130 304L990 318 900 340 690 362 540 392-40 430V360C200 340 420 320 520 300 600 288 640 270 700 262z' }),
      drawn({ ink: 'aqua', path: 'M760 268C830 264 900 266 960 274 900 280 840 284 800 296 700 310 640 320 560 330 460 344 300 360 120 372 300 346 480 324 600 302 660 292 700 274 760 268zM420 372C520 356 620 344 720 334 660 352 560 368 480 380 340 396 200 404 60 414 200 396 320 386 420 372z' }),
      // Knobs that the river goes round.
      drawn({ ink: 'basalt', path: 'M560 400L590 356 650 336 704 350 716 372 670 400zM900 340L920 312 964 302 1000 322 990 340z', layers: [
        drawn({ ink: 'honey', path: 'M560 392L590 350 650 330 660 342 606 362 584 400zM900 336L920 308 964 298 966 306 930 320 914 340z' }),
      ] }),
      // The face of the lava, in columns that broke off.
      drawn({ ink: 'basalt', path: 'M-20 410L200 416 560 394 690 368 900 340 1000 316 1120 304 1190 300 1240 300V430L1120 450 960 500 900 560 740 640 600 830H-20z', layers: [
        drawn({ ink: 'ink', path: 'M620 396L690 380 690 560 650 640 620 640zM900 350L960 334 964 480 900 540zM1120 312L1150 310 1160 440 1120 446z' }),
        drawn({ ink: 'mauve', path: 'M548 404L620 392 626 520 600 560 590 700 540 760zM920 344L946 338 950 420 924 450zM1170 306L1240 300V420L1190 424z' }),
        drawn({ ink: 'rust', path: 'M548 404L586 398 590 470 564 500 556 640 530 700zM1200 302L1240 300V390L1214 396z' }),
      ] }),
      // The pool below.
      drawn({ ink: 'teal', path: 'M540 830C600 720 720 620 880 550 980 480 1100 440 1240 420L1640 410V830z', layers: [
        drawn({ ink: 'ink', path: 'M1240 400L1640 400V470C1500 476 1420 470 1330 490 1250 500 1200 470 1100 480z' }),
        drawn({ ink: 'aqua', path: 'M960 560C1060 520 1200 530 1330 520 1260 548 1180 550 1150 566 1080 600 980 610 880 640 900 610 920 580 960 560zM900 690C1020 650 1180 660 1340 640 1270 676 1180 690 1140 710 1060 740 940 740 820 780 840 740 860 710 900 690z' }),
        drawn({ ink: 'cream', path: 'M980 578C1050 556 1120 552 1180 548 1120 570 1040 590 960 604zM900 716C980 690 1080 686 1170 680 1090 710 980 730 880 748z' }),
      ] }),
      // The other bank.
      drawn({ ink: 'basalt', path: 'M1190 292L1330 280 1480 284 1640 270V440L1530 436 1500 410 1400 424 1370 400 1240 420z', layers: [
        drawn({ ink: 'rust', path: 'M1190 300L1330 288 1480 292 1640 278V316L1500 330 1480 318 1350 322 1330 336 1200 340zM1250 360L1330 352 1330 400 1250 410zM1520 352L1640 344V390L1540 396z' }),
        drawn({ ink: 'honey', path: 'M1190 290L1330 278 1480 282 1640 268V280L1480 294 1330 290 1190 302z' }),
      ] }),
      cataract({ path: far, seed: 5, tatters: 3, tongues: [
        { ink: 'aqua', across: [0, 1], tear: [8, 10] },
        { ink: 'cream', across: [0.02, 0.66], toward: [0.04, 0.56], tear: [6, 14] },
      ] }),
      cataract({ path: middle, seed: 8, tatters: 4, tongues: [
        { ink: 'aqua', across: [0, 1], tear: [12, 18] },
        { ink: 'cream', across: [0.02, 0.74], toward: [0.04, 0.56], tear: [8, 30] },
        { ink: 'aqua', across: [0.26, 0.34], along: [0.36, 1], toward: [0.24, 0.4], tear: [14, 4], points: 'top' },
      ] }),
      cataract({ path: near, seed: 4, tatters: 5, tongues: [
        { ink: 'aqua', across: [-0.1, 1], tear: [0, 30] },
        { ink: 'cream', across: [-0.1, 0.88], toward: [-0.1, 0.7], tear: [0, 70] },
      ] }),
      // A step half way down: the shade under it, and rock that cuts in.
      drawn({ ink: 'aqua', path: 'M-20 540L60 528 150 548 260 530 350 540 470 560 480 830H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 612L30 590 60 640 40 700 70 830H-20zM200 552L300 540 380 552 400 610 370 640 390 720 360 830H262L270 760 240 700 256 640z' }),
      drawn({ ink: 'basalt', path: 'M56 700L84 630 150 600 216 620 240 690 276 740 300 830H60z', layers: [
        drawn({ ink: 'mauve', path: 'M56 700L84 630 150 600 140 650 160 700 130 760 150 830H40z' }),
        drawn({ ink: 'rust', path: 'M56 700L84 630 150 600 110 650 100 710 76 830H40z' }),
      ] }),
      drawn({ ink: 'teal', path: 'M478 470C500 500 496 560 520 620 510 660 530 700 540 740L500 720 486 640 462 600 476 540z' }),
      // The brink, where the water bends over.
      drawn({ ink: 'cream', path: 'M-20 396C140 404 380 398 530 388 548 388 560 404 566 434 540 410 500 436 460 418 420 446 360 420 300 440 240 420 180 444 120 424 70 440 20 424-20 432zM690 346C760 334 840 328 892 330 908 334 914 352 916 372 890 352 850 372 820 356 780 378 730 360 684 386 678 366 680 352 690 346zM990 302C1030 294 1080 292 1112 296 1122 300 1124 312 1126 326 1100 312 1060 326 1030 314 1010 320 996 318 984 326z' }),
      // Where it lands.
      drawn({ ink: 'aqua', path: 'M940 470C940 440 980 430 1000 444 1010 416 1066 414 1076 440 1100 424 1140 434 1142 456 1180 452 1190 466 1180 474 1100 490 1000 490 940 470zM600 650C590 610 640 586 676 600 680 550 760 540 784 574 810 540 880 546 892 580 930 566 976 584 976 612 1010 612 1020 630 1010 640 900 676 700 680 600 650zM420 830C430 760 500 740 540 756 560 690 650 690 670 730 710 710 760 730 756 764 800 764 820 800 810 830z' }),
      drawn({ ink: 'cream', path: 'M970 474C972 454 1000 448 1014 460 1024 436 1064 440 1070 460 1096 450 1120 460 1118 474 1070 484 1020 484 970 474zM640 652C636 622 676 610 700 624 710 584 780 580 796 612 820 590 866 600 872 624 900 616 930 630 930 646 860 668 720 670 640 652zM-20 830V760C20 730 80 740 100 770 130 700 260 690 290 750 330 720 400 730 420 776 460 740 560 750 570 790 610 776 650 790 656 830z' }),
      // Where we stand.
      drawn({ ink: 'ink', path: 'M1640 600L1560 610 1500 660 1390 676 1350 730 1220 748 1180 790 1060 830H1640z', layers: [
        drawn({ ink: 'mauve', path: 'M1560 610L1640 600V650L1590 660 1540 720 1440 730 1400 780 1300 830H1060L1180 790 1220 748 1350 730 1390 676 1500 660z' }),
        drawn({ ink: 'honey', path: 'M1560 604L1640 594V612L1570 622 1512 672 1400 688 1360 742 1230 760 1190 802 1120 830H1040L1176 784 1216 740 1346 722 1386 668 1496 652z' }),
      ] }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: a small fall far back, and below it a broad one over a slanting ledge of dark lava',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      // Flows of lava, and the river over them: a small fall far back on the right, a broad one over the slanting ledge.
      drawn({ ink: 'basalt', path: 'M20 178H370V350H20z' }),
      drawn({ ink: 'rust', path: 'M20 166L110 168 120 174H280L370 166V182L270 184H110L20 182zM20 218H370V222L20 260z' }),
      drawn({ ink: 'ink', path: 'M126 184H180L190 218H120zM200 184H310L316 218H206zM40 258L92 253V350H40zM130 248L310 228V350H124z' }),
      drawn({ ink: 'aqua', path: 'M340 162C320 166 230 168 214 185H270C284 176 330 176 340 162zM208 216H276C284 222 304 222 298 232L104 252C106 240 150 240 176 234 196 230 192 222 208 216z' }),
      drawn({ ink: 'cream', path: sheet([184, 0], [219, 0], [[212, 268]]), layers: [
        drawn({ ink: 'aqua', path: 'M256 184H290V240H258z' }),
        slits({ ink: 'aqua', items: [[232, 186, 240, 8, -2]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet([260, -0.1], [370, -0.1], [[104, 210], [234, 296]]), layers: [
        drawn({ ink: 'aqua', path: 'M194 236H230V360H198zM278 228H320V360H282z' }),
        slits({ ink: 'aqua', items: [[128, 254, 330, 9], [252, 240, 320, 9]] }),
        slits({ ink: 'ink', items: [[160, 262, 370, 10]] }),
      ] }),
      drawn({ ink: 'rust', path: 'M208 240L214 230 228 228 236 237z' }),
    ],
  },
});
