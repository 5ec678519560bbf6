import { lerp } from '../../kit/geometry.ts';
import { disc } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { falling, type Place } from '../../motifs/falling.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { torn } from '../../motifs/torn.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#ba6f4e', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});

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

/** We stand at the foot of the fall: it comes toward us from the left and towers out of the sheet on the right. */
const towering: Place = (across, along) => {
  const near = across / (5 - 4 * across);
  const size = lerp(0.2, 1, near);
  const [x, top, foot] = [lerp(470, 1960, near), lerp(318, -70, near) + 12 * size * Math.sin(across * 31), lerp(470, 860, near)];
  const back = Math.max(0, -along);
  const down = Math.max(0, along);
  /** A shelf halfway down throws it forward. */
  const shelf = Math.min(1, Math.max(0, (down - 0.42) * 7));
  const out = (40 * Math.min(1, down * 5) + 110 * shelf + 30 * down) * size;
  return [x - out + 260 * back * size, lerp(top, foot, down) + out * 0.16 - back * 30 * size];
};
export default trailArt({
  hero: {
    alt: 'At the foot of one broad fall of the Gooseberry, in evening light from the left: white water breaks over dark lava under black spruces, and one person stands on the rock.',
    focus: { x: 0.46, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['honey', 0]] }),
      drawn({ ink: 'cream', path: disc(216, 236, 150) }),
      // Birches in fall, and black spruces.
      torn({ ink: 'gold', step: 28, rough: 16, seed: 5, masses: [[[-20, 230], [90, 200], [170, 236], [300, 206], [380, 226], [470, 180], [600, 214], [700, 160], [860, 190], [1000, 120], [1130, 140], [1300, 40], [1640, -40], [1640, 340], [-20, 380]]] }),
      spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 1, tiers: 13, items: [[-4, 330, 380], [62, 328, 210], [110, 328, 300], [330, 322, 130], [520, 310, 240], [572, 300, 150], [640, 290, 350], [700, 280, 190], [1010, 190, 330], [1060, 180, 200]] }),
      // The bank on the far side.
      drawn({ ink: 'basalt', path: 'M-20 318L120 310 300 316 480 308 700 258 1000 176 1300 86 1640-20V500L460 480-20 490z', layers: [
        drawn({ ink: 'ink', path: 'M50 340L120 334 130 500H70zM210 340L300 336 296 410 330 500H240L226 400zM390 336L490 320V500H410z' }),
        drawn({ ink: 'rust', path: 'M-20 300H480L640 262V280L480 326 390 346 300 340 210 352 120 338 50 350-20 336z' }),
      ] }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 486L300 476 480 468 760 500 1640 700V830H-20z' }),
      // The fall.
      falling({ place: towering, seed: 4, stray: 0.006, tongues: [
        { ink: 'aqua', count: 1, width: [1, 1], from: [-0.2, -0.2], to: [1, 1], taper: [1, 1], pieces: 9 },
        { ink: 'teal', count: 8, width: [0.016, 0.04], from: [0.1, 0.4], to: [0.5, 1], taper: [0, 0.5], pieces: 4 },
        { ink: 'cream', count: 17, width: [0.03, 0.09], from: [-0.2, 0], to: [0.36, 0.98], taper: [0.8, 0], pieces: 7 },
        { ink: 'cream', count: 15, width: [0.02, 0.06], from: [0.4, 0.56], to: [0.86, 1.04], taper: [0, 0.4], pieces: 4 },
        { ink: 'aqua', count: 8, width: [0.01, 0.03], from: [0, 0.4], to: [0.4, 0.9], lanes: [0.3, 1], pieces: 4 },
      ] }),
      // Lava stands out of it, and parts it.
      drawn({ ink: 'ink', path: 'M780 620L800 540 834 520 846 462 884 444 906 418 952 410 974 436 1000 444 1012 506 1040 530 1040 600zM1110 740L1140 640 1186 620 1204 560 1250 536 1276 552 1300 470 1352 462 1384 432 1446 448 1470 490 1516 504 1524 590 1570 620 1600 770 1400 790z', layers: [
        drawn({ ink: 'mauve', path: 'M780 620L800 540 834 520 846 462 884 444 906 418 952 410 974 436 930 452 926 500 890 516 896 560 860 580 860 640zM1110 740L1140 640 1186 620 1204 560 1250 536 1276 552 1300 470 1352 462 1384 432 1446 448 1470 490 1400 500 1384 560 1330 580 1340 640 1290 660 1280 720 1220 730 1200 800z' }),
        drawn({ ink: 'basalt', path: 'M868 640L880 560 866 520 884 480 900 484 892 516 910 560 900 650zM1180 780L1200 690 1190 650 1214 620 1240 640 1226 700 1250 780zM1300 720L1316 600 1300 560 1330 500 1352 510 1340 560 1384 570 1340 660z' }),
      ] }),
      drawn({ ink: 'honey', path: 'M776 624L798 536 832 516 844 458 882 440 904 414 952 406 978 436 950 420 910 428 888 452 854 468 842 526 808 546 786 624zM1106 744L1136 636 1182 616 1200 556 1250 530 1274 544 1296 466 1350 456 1382 426 1448 444 1474 490 1440 460 1388 444 1356 472 1308 480 1284 566 1250 550 1212 568 1194 628 1148 648 1118 744z' }),
      // Where it strikes, and the foam that runs off.
      falling({
        place: (across, along) => {
          const [x, y] = towering(across, 1);
          const size = (y - 440) / 420;
          return [x + 60 * size - along * 360 * size, y - 40 * size + along * 130 * size];
        },
        seed: 6,
        stray: 0.01,
        tongues: [
          { ink: 'aqua', count: 20, width: [0.06, 0.11], from: [-0.16, 0], to: [0.5, 1.7], taper: [0.6, 0], pieces: 3 },
          { ink: 'cream', count: 26, width: [0.04, 0.09], from: [-0.24, 0.02], to: [0.3, 1.1], taper: [0.5, 0], pieces: 3 },
        ],
      }),
      drawn({ ink: 'aqua', path: 'M300 520C400 508 520 526 600 548 500 548 380 540 300 520zM180 570C260 562 360 574 440 592 340 596 260 588 180 570zM700 606C820 606 960 660 1080 710 960 700 800 660 700 606zM1060 740C1160 750 1260 780 1320 830H1240C1190 790 1120 760 1060 740z' }),
      // The rock that we share with one who has stopped.
      drawn({ ink: 'ink', path: 'M-20 600L90 590 180 616 300 606 340 640 470 622 560 604 690 616 730 664 820 680 850 740 960 770 1000 830H-20z', layers: [
        drawn({ ink: 'basalt', path: 'M180 616L300 606 340 640 330 720 240 760 200 690zM560 604L690 616 730 664 640 690 580 660zM820 680L850 740 960 770 860 800 800 750z' }),
        drawn({ ink: 'honey', path: 'M-20 594L90 584 180 610 300 600 340 632 470 614 560 596 560 606 470 628 340 646 300 612 180 622 90 596-20 606z' }),
      ] }),
      figure({ x: 610, y: 612, height: 200, pose: 'lookout', ink: 'ink', coat: 'gold', skin: 'honey', hat: 'rust', rim: 'cream' }),
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
