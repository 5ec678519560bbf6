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

/** Evening: the sun stands low on the left, upstream. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#aa6048', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const upstream = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

/** White water on one riser between x and x: a level lip, sides nearly plumb, and a foot of unequal bumps. */
const sheet = (lip: number, foot: number, spans: readonly (readonly [left: number, right: number])[]) =>
  spans
    .map(([left, right], i) => {
      const bumps = [34, 58, 26, 46, 70].map((_, n, all) => all[(n + i * 2) % 5] ?? 0);
      const across = right - left + 22;
      const share = across / bumps.reduce((sum, bump) => sum + bump, 0) / Math.max(1, Math.round(across / 234));
      const edge = Array.from({ length: Math.max(1, Math.round(across / 234)) }, () => bumps)
        .flat()
        .map((bump) => `q${Math.round((bump * share) / -2)} ${Math.round(bump * 0.24)} ${-Math.round(bump * share)} 0`);
      return `M${left} ${lip}H${right}Q${right + 5} ${lip + 4} ${right + 6} ${lip + 26}L${right + 12} ${foot}${edge.join('')}L${left - 6} ${lip + 26}Q${left - 5} ${lip + 4} ${left} ${lip}z`;
    })
    .join('');

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.61, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'honey', size: [30, 80], seed: 5, points: [[-60, 30], [120, 60], [260, 20], [420, 90], [620, 120], [760, 150], [900, 122], [1060, 70], [1200, 90], [1400, 20], [1700, 0], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 10, seed: 8, cover: 'spruce', height: [14, 120], detail: 0, gaps: 0.42, spacing: 0.9, floor: 420 }),
      // Three flows of lava lie on one another, level from edge to edge: bright treads, dark risers with few and unequal joints.
      drawn({ ink: 'basalt', path: 'M-20 222H1640V712H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 200L180 206 196 218 430 220 440 226H1010L1020 218 1240 214 1256 202 1640 192V232L1290 236 1270 246 1040 244 440 246 230 242 210 234-20 236zM-20 322H420L436 318H1060L1080 324 1640 320V352L1330 356 1316 364H1010L460 360 440 352 130 354 110 348-20 350zM-20 476L310 478 330 472H1100L1120 480 1640 476V508L1200 514H350L330 522 60 520-20 514z' }),
      drawn({ ink: 'honey', path: 'M-20 236L210 234 230 242 440 246H600V251H440L226 248 206 240-20 242zM-20 350L110 348 130 354 440 352 460 360H540V366H456L436 358 126 360 106 354-20 356zM-20 514L60 520 330 522 350 514H450V521H354L334 529 56 527-20 521z' }),
      drawn({ ink: 'ink', path: 'M250 246L430 250V318L300 320 266 322zM540 250L580 250 640 322H548zM860 248L1040 246 1270 248 1240 320 1080 322 1060 318 880 318zM-20 356L106 356 96 476H-20zM240 360L300 360 312 478 250 478zM436 362L560 366V472H448zM930 364H1250L1264 478 1120 478 1100 472H950zM60 526L190 528 176 712H76zM334 528L500 520V712H322L340 640zM980 516H1200V712H980z' }),
      drawn({ ink: 'basalt', path: 'M1100 250L1150 250 1144 318H1096zM1080 368L1170 368 1160 476 1110 474zM1110 520L1170 520 1160 620H1104z' }),
      // The right end looks to the sun.
      drawn({ ink: 'mauve', path: 'M1310 244L1640 234V318L1330 322 1310 284zM1250 364H1310L1330 358 1640 354V476L1264 478zM1180 516L1640 510V640H1200z' }),
      drawn({ ink: 'basalt', path: 'M1376 240L1384 322H1400L1388 240zM1350 357L1360 477H1376L1362 357zM1540 355L1530 476H1546L1552 355z' }),
      // The river lies on the treads, and stands white against the risers.
      drawn({ ink: 'aqua', path: 'M716 226H900L936 248H664zM630 322H960C956 332 976 336 984 344 996 352 1008 356 1014 364H540C544 352 574 350 590 340 604 334 626 332 630 322zM522 474H1020C1012 486 1030 490 1034 498 1042 506 1052 510 1058 518H372C380 508 444 506 480 496 500 490 520 486 522 474z' }),
      drawn({ ink: 'cream', path: sheet(246, 324, [[664, 862], [884, 936]]), layers: [
        drawn({ ink: 'aqua', path: 'M846 246C828 276 850 300 842 340H880V246zM926 246C912 280 926 300 920 340H960V246z' }),
        slits({ ink: 'aqua', items: [[690, 254, 340, 9, -2], [716, 250, 308, 12], [752, 270, 340, 8], [790, 250, 320, 15, 2], [816, 262, 340, 7, 2]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet(362, 478, [[542, 640], [670, 1010]]), layers: [
        drawn({ ink: 'aqua', path: 'M986 362C958 400 988 440 970 500H1040V362zM634 362C620 400 634 440 626 500H660V362z' }),
        slits({ ink: 'aqua', items: [[548, 370, 474, 12, -2], [584, 392, 500, 9], [604, 364, 440, 7], [700, 364, 460, 14, 2], [736, 400, 500, 10], [768, 370, 446, 8, 2], [854, 366, 470, 12, 2], [890, 390, 500, 9, 2], [914, 366, 440, 8, 3]] }),
        slits({ ink: 'ink', items: [[586, 376, 540, 12, -2], [858, 384, 560, 18, 2]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet(516, 702, [[378, 396], [430, 770], [806, 1056]]), layers: [
        drawn({ ink: 'aqua', path: 'M1038 516C1004 580 1044 640 1022 730H1090V516zM758 516C736 580 766 640 748 730H790V516z' }),
        slits({ ink: 'aqua', items: [[454, 522, 660, 13, -4], [500, 560, 740, 20, -4], [540, 520, 610, 9], [596, 522, 690, 24, -2], [660, 518, 650, 12, 2], [712, 560, 740, 14, 2], [840, 522, 700, 20, 2], [900, 540, 740, 11, 2], [950, 520, 640, 22, 2], [996, 570, 740, 12, 4]] }),
        slits({ ink: 'ink', items: [[482, 540, 780, 16, -4], [630, 560, 800, 26, 2], [690, 517, 626, 10], [880, 556, 790, 20, 2], [976, 517, 650, 11, 2]] }),
      ] }),
      // Where a nose of rock stands in the lip, the water parts: its top is dry and bright.
      drawn({ ink: 'rust', path: 'M862 246L868 236H878L884 246zM640 362L648 350 664 348 676 362zM770 516L780 500 802 498 814 516z' }),
      drawn({ ink: 'honey', path: 'M640 362L648 350 664 348 668 352 654 356 648 362zM770 516L780 500 802 498 806 504 786 508 780 516z' }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 706H1640V820H-20z' }),
      drawn({ ink: 'cream', path: 'M340 704C420 694 520 702 640 698 760 694 900 702 1100 698 1090 712 960 714 880 712 820 720 700 712 620 718 520 714 380 720 340 704z' }),
      drawn({ ink: 'aqua', path: 'M420 728C560 722 700 734 900 726 820 738 560 742 420 728zM520 754C640 748 760 758 880 752 780 764 620 766 520 754zM140 776C240 770 340 780 440 774 360 786 220 788 140 776z' }),
      drawn({ ink: 'honey', path: 'M20 738C120 732 220 740 310 734 220 746 110 748 20 738zM600 786C690 780 780 790 860 784 780 796 690 798 600 786z' }),
      // The slab on the right, dark before all of it.
      mass({ ink: 'ink', light: upstream, rim: 6, layers: [
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
    alt: 'Gooseberry Falls: white water over dark steps of lava, one fall running into the next',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      // Level flows of lava, and the river over them: white on the risers, pale on the treads.
      drawn({ ink: 'basalt', path: 'M20 178H370V350H20z' }),
      drawn({ ink: 'rust', path: 'M20 166L110 168 120 174H280L370 166V182L270 184H110L20 182zM20 220H370V234L280 236H90L20 232z' }),
      drawn({ ink: 'ink', path: 'M126 186H280L300 220H116zM310 184H370V220H320zM56 234L96 238V350H60zM130 238H330V350H124z' }),
      drawn({ ink: 'aqua', path: 'M154 174H246L258 185H142zM134 220H272C274 226 300 230 306 238H112C114 230 130 228 134 220z' }),
      drawn({ ink: 'cream', path: sheet(184, 220, [[146, 256]]), layers: [
        drawn({ ink: 'aqua', path: 'M238 184H270V240H244z' }),
        slits({ ink: 'aqua', items: [[170, 186, 236, 9, -2], [214, 184, 214, 7]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet(238, 345, [[114, 180], [198, 302]]), layers: [
        drawn({ ink: 'aqua', path: 'M282 238H330V360H288z' }),
        slits({ ink: 'aqua', items: [[134, 240, 330, 9], [216, 240, 320, 11]] }),
        slits({ ink: 'ink', items: [[156, 256, 370, 9], [248, 256, 350, 9]] }),
      ] }),
      drawn({ ink: 'rust', path: 'M178 238L184 230H194L200 238z' }),
    ],
  },
});
