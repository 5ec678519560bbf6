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
import { slits } from '../../motifs/slits.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#aa6048', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const evening = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

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

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls in evening light: a small fall far back, a bend of the river over lava, and a broad white fall over a slanting ledge; someone sits on a slab beside it.',
    focus: { x: 0.61, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'honey', size: [30, 80], seed: 5, points: [[-60, 30], [120, 60], [260, 20], [420, 90], [620, 120], [760, 150], [900, 122], [1060, 70], [1200, 90], [1400, 20], [1700, 0], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 10, seed: 8, cover: 'spruce', height: [14, 120], detail: 0, gaps: 0.42, spacing: 0.9, floor: 420 }),
      // Flows of lava lie on one another: bright treads, dark risers with few and unequal joints. The upper two are level.
      drawn({ ink: 'rust', path: 'M-20 200L180 206 196 218 430 220 440 226H1010L1020 218 1240 214 1256 202 1640 192V640H-20z' }),
      drawn({ ink: 'basalt', path: 'M-20 236L210 234 230 242 440 246H1040L1270 246 1290 236 1640 232V318L1330 322 1240 320 1150 336 1060 344H700L620 330 436 326 220 330-20 326z' }),
      drawn({ ink: 'ink', path: 'M250 244L430 246V326L300 328 266 328zM540 246H640L660 338 548 328zM760 246H880L1040 246H1150L1140 336 1060 344H772z' }),
      drawn({ ink: 'mauve', path: 'M1310 236L1640 232V318L1330 322 1310 284z' }),
      drawn({ ink: 'basalt', path: 'M1376 235L1384 322H1400L1388 235z' }),
      drawn({ ink: 'honey', path: 'M-20 236L210 234 230 242 440 246H600V251H440L226 248 206 240-20 242z' }),
      // The second flow ends in a nose that the river goes around.
      drawn({ ink: 'basalt', path: 'M-20 370L130 372 150 366 400 368 500 368 512 376 552 378 566 424 430 430 240 434-20 442z' }),
      drawn({ ink: 'ink', path: 'M40 371L130 372 124 437 30 440zM300 367L400 368 392 431 316 432zM470 368L500 368 512 376 552 378 566 424 480 428z' }),
      drawn({ ink: 'honey', path: 'M-20 370L130 372 150 366 400 368V374L154 372 134 378-20 376z' }),
      drawn({ ink: 'mauve', path: 'M1206 358L1260 354 1640 350V400L1330 396 1222 388z' }),
      drawn({ ink: 'basalt', path: 'M1350 353L1356 397H1372L1362 353z' }),
      // The river: in from the right, a small fall far back, a bend to the left, and all along the slanting lip.
      drawn({ ink: 'aqua', path: 'M1260 202C1220 210 1200 214 1160 216 1080 220 930 224 896 246H1028C1060 234 1180 232 1230 222 1250 216 1256 208 1260 202zM880 340H1050C1070 352 1120 364 1110 384 1100 400 1040 404 1016 420L428 478C440 456 500 444 580 436 650 428 640 408 690 392 750 374 840 370 880 340z' }),
      drawn({ ink: 'cream', path: 'M760 392C830 378 900 384 980 372 920 394 840 394 760 392zM600 444C680 430 760 436 850 420 790 444 690 450 600 444zM1080 226C1120 222 1160 224 1196 220 1160 230 1120 230 1080 226z' }),
      drawn({ ink: 'cream', path: sheet([246, 0], [346, 0], [[894, 984], [1002, 1028]]), layers: [
        drawn({ ink: 'aqua', path: 'M968 246C952 280 974 310 966 370H996V246zM1020 246V370H1060V246z' }),
        slits({ ink: 'aqua', items: [[918, 254, 330, 10, -2], [946, 260, 350, 8, 2]] }),
      ] }),
      // The lowest flow runs away from us to the right.
      drawn({ ink: 'basalt', path: 'M-20 522L430 478 1016 420 1196 402 1216 660H1120L-20 800z' }),
      drawn({ ink: 'ink', path: 'M60 514L180 502 168 790 76 796zM320 489L440 477V760L330 762 346 640zM770 445L850 436V700H770zM980 423L1076 414 1090 650H980z' }),
      drawn({ ink: 'mauve', path: 'M1196 402L1260 412 1640 440V640H1212z' }),
      drawn({ ink: 'basalt', path: 'M1540 434L1530 560H1546L1552 434z' }),
      drawn({ ink: 'honey', path: 'M-20 522L428 478V485L-20 530z' }),
      drawn({ ink: 'cream', path: sheet([520, -0.1], [788, -0.125], [[430, 772], [838, 1014]]), layers: [
        drawn({ ink: 'aqua', path: 'M760 440C730 520 768 600 744 720H800V440zM994 410C966 480 1006 540 984 680H1040V410z' }),
        slits({ ink: 'aqua', items: [[464, 486, 660, 13, -4], [560, 490, 620, 10], [590, 520, 700, 16], [676, 460, 600, 12, 2], [880, 440, 560, 11, 2], [944, 470, 650, 14, 2]] }),
        slits({ ink: 'ink', items: [[506, 520, 696, 17, -4], [640, 476, 650, 12, 2], [918, 486, 630, 12, 2]] }),
      ] }),
      // Where a nose of rock stands in the lip, the water parts: its top is dry and bright.
      drawn({ ink: 'rust', path: 'M984 246L988 236H998L1004 246zM768 446L784 424 816 418 842 439z' }),
      drawn({ ink: 'honey', path: 'M770 446L784 424 818 418 824 424 792 430 782 446z' }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 784L1200 631V820H-20z' }),
      drawn({ ink: 'cream', path: 'M346 742C420 722 480 724 560 704 640 694 700 690 780 674 860 666 960 650 1064 644 1060 660 1000 668 940 676 880 690 820 684 740 702 680 716 620 708 560 726 500 742 420 738 346 742z' }),
      drawn({ ink: 'aqua', path: 'M560 750C680 742 790 754 910 746 820 762 660 764 560 750zM720 780C800 772 890 784 980 776 900 792 800 792 720 780zM800 716C870 709 950 719 1030 711 960 726 870 728 800 716z' }),
      drawn({ ink: 'honey', path: 'M290 776C370 768 450 780 540 772 470 788 360 790 290 776z' }),
      // The slab on the right, dark before all of it.
      mass({ ink: 'ink', light: evening, rim: 6, layers: [
        shape({ ink: 'ink', points: [[1000, 820], [1030, 742], [1090, 700], [1120, 632], [1190, 612], [1330, 606], [1400, 560], [1640, 540], [1640, 820]] }),
      ] }),
      shape({ ink: 'rust', points: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      spray({ ink: 'ink', from: [1560, 640], to: [1240, 600], within: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      figure({ x: 1196, y: 618, height: 150, pose: 'seated', ink: 'mauve', coat: 'gold', hat: 'honey', skin: 'rust', rim: 'honey', flip: true }),
      spruces({ ink: 'ink', lit: 'basalt', seed: 3, forms: 2, tiers: 20, items: [[1440, 580, 500], [1570, 570, 690]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
