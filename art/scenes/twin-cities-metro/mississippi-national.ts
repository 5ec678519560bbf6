import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { disc } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { falling, type Place } from '../../motifs/falling.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { falls, ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#1a1430',
  plum: '#3d2a57',
  mauve: '#76507f',
  rose: '#c9627c',
  coral: '#ee8f74',
  peach: '#f9c391',
  cream: '#ffeecb',
  teal: '#2d5a6b',
};

/** The sun has just gone, behind the city on the left. */
const cityDusk = values({
  dark: { ink: '#1a1430', plum: '#3d2a57' },
  middle: { mauve: '#80568a', rose: '#cf6580' },
  glow: { coral: '#f29a78', peach: '#fbc995', cream: '#fff1d0' },
  accent: { lamp: '#ffd84d' },
});

type Dusk = keyof typeof cityDusk;

const city: Layer<Dusk> = skyline({ ink: 'coral', y: 410, seed: 4, towers: [[60, 70, 110], [150, 60, 170, 'slant'], [220, 76, 250, 'steps'], [300, 54, 160], [362, 70, 330, 'flat'], [440, 68, 296, 'crown'], [516, 50, 200, 'spire'], [580, 74, 150], [660, 60, 110, 'slant'], [-10, 60, 80]] });

/** The veil hangs from the pipe in folds, and spreads on its way down. */
const veil: Place = (across, along) => {
  const spread = Math.max(0, along) ** 1.3;
  return [lerp(lerp(806, 640, spread), lerp(1072, 1290, spread), across) + 16 * Math.sin(along * 5 + across * 7) * along, 372 + along * 400];
};
/** Petals round a yellow heart. */
const BLOSSOMS = [[866, 146, 15], [880, 118, 17], [906, 98, 19], [940, 88, 19], [974, 92, 17]] as const;

export default trailArt({
  hero: {
    alt: 'Dusk above the Mississippi in Minneapolis: a bride looks out of a round pipe in the bluff, and her veil is Bridal Veil Falls; beyond it are the Franklin Avenue Bridge and the city.',
    focus: { x: 0.64, y: 0.5 },
    palette: cityDusk,
    layers: [
      sky({ bands: [['peach', 0]] }),
      city,
      mass({ ink: 'peach', opacity: 0.45, layers: [city] }),
      shape({ ink: 'mauve', points: [[-20, 390], [110, 400], [300, 412], [540, 400], [860, 380], [860, 540], [-20, 540]] }),
      drawn({ ink: 'rose', path: 'M-20 500H900V830H-20z' }),
      drawn({ ink: 'coral', path: 'M170 500H640C610 530 560 544 600 560 650 582 540 590 470 604 540 614 500 640 400 650 470 668 350 700 240 712 330 730 200 770 60 800-20 812-20 780-20 760 90 730 60 716 0 706 110 682 180 676 120 654 200 630 250 624 170 604 230 580 190 540z' }),
      drawn({ ink: 'cream', path: 'M300 504H470C450 538 410 540 430 552 460 568 380 576 350 586 390 600 330 616 250 630 310 606 290 592 330 578 370 564 330 548 300 504z' }),
      ribBridge({ y: 352, spring: 500, base: 536, piers: [-300, 130, 640, 1150], ink: 'plum', shade: 'ink', lit: 'coral', deck: 24, columns: 10 }),
      // The bluff.
      drawn({ ink: 'plum', path: 'M1640 66L1180 70 1060 10 900-20 740 70L700 90 690 160 716 176 706 260 660 280 650 356 690 372 676 460 620 480 612 556 640 570 620 640 560 670 540 740 480 830H1640z', layers: [
        drawn({ ink: 'mauve', path: 'M740 70L700 90 690 160 716 176 730 170 734 120 770 90zM706 260L660 280 650 356 690 372 706 360 700 310 730 280zM676 460L620 480 612 556 640 570 656 556 652 500 690 480zM620 640L560 670 540 740 480 830H560L590 760 600 700 640 670z' }),
        drawn({ ink: 'coral', path: 'M716 84L700 90 690 160 704 168 708 120zM684 270L660 280 650 356 672 364 672 310zM646 470L620 480 612 556 628 564 634 510zM590 655L560 670 540 740 480 830H510L560 740 570 690z' }),
        drawn({ ink: 'ink', path: 'M1180 216L1300 204 1316 216 1500 206 1640 212V262L1540 256 1524 266 1330 262 1220 274zM1210 446L1400 430 1416 442 1640 436V496L1500 488 1484 500 1260 496zM1300 690L1460 672 1476 684 1640 680V724L1420 730z' }),
        drawn({ ink: 'mauve', path: 'M1180 70L1640 66V84L1200 90zM1180 216L1300 204 1316 216 1500 206 1640 212V204L1500 196 1316 206 1300 194 1186 206zM1210 446L1400 430 1416 442 1640 436V428L1416 432 1400 420 1206 436z' }),
        drawn({ ink: 'ink', path: 'M780 380H1100L1180 470 1220 560 1300 640 1350 830H560L640 690 680 600 740 480z' }),
      ] }),
      // The parkway on top: who drives there sees nothing.
      drawn({ ink: 'ink', path: 'M1336 70L1341 20H1347L1352 70zM1470 60C1468 46 1476 40 1490 38L1510 18H1560L1584 38 1604 44V60z' }),
      drawn({ ink: 'lamp', path: `${disc(1344, 20, 12)}M1470 44l8-4v10h-8z` }),
      drawn({ ink: 'ink', path: disc(1496, 60, 9) + disc(1576, 60, 9) }),
      // The pipe.
      drawn({ ink: 'mauve', path: disc(940, 216, 210) }),
      drawn({ ink: 'coral', path: 'M940 6C824 6 730 100 730 216 730 300 780 372 850 406 800 364 754 300 754 216 754 100 840 20 940 6z' }),
      drawn({ ink: 'ink', path: disc(940, 216, 184) }),
      // The veil behind her.
      drawn({ ink: 'peach', path: 'M930 92C1000 60 1080 110 1090 220 1094 290 1080 340 1084 400H960L1000 260z', layers: [
        drawn({ ink: 'coral', path: 'M1000 120C1050 160 1060 260 1040 400H1100V80z' }),
      ] }),
      // Her hair, her face, her shoulders.
      drawn({ ink: 'mauve', path: 'M862 160C860 110 904 82 950 90 1006 100 1024 150 1006 196 1040 210 1034 262 1000 268 974 272 960 250 950 236L880 180z' }),
      drawn({ ink: 'peach', path: 'M872 150C860 164 858 176 860 186L846 210C844 216 852 218 858 218L854 230 860 236 856 244 862 250C858 264 868 274 884 272 896 270 904 266 912 262L914 306C890 322 846 326 816 356L800 410H1080C1078 360 1050 322 1000 310L976 250C966 210 950 180 872 150z', layers: [
        drawn({ ink: 'coral', path: 'M912 262C930 250 940 230 936 196L1000 190 1100 420H940C950 370 940 320 914 306z' }),
        drawn({ ink: 'rose', path: 'M912 262C930 256 944 244 950 226L976 250 990 306 1000 330 940 320z' }),
      ] }),
      drawn({ ink: 'ink', path: 'M864 190C872 186 882 188 888 194 880 196 870 196 864 190zM862 174C872 166 886 168 896 176 884 174 872 174 862 178zM856 238L872 238 862 244z' }),
      // The veil over her shoulders, which is the fall.
      drawn({ ink: 'coral', path: 'M796 424C812 382 836 350 880 328 916 352 1004 350 1024 316 1062 338 1082 380 1092 424L1190 610 1310 840H600L720 600z', layers: [
        falling<Dusk>({ place: veil, seed: 6, stray: 0.006, tongues: [
          { ink: 'peach', count: 9, width: [0.06, 0.16], from: [-0.3, -0.2], to: [1.1, 1.2], taper: [0.8, 1], pieces: 8, lanes: [0, 0.94] },
          { ink: 'cream', count: 9, width: [0.04, 0.14], from: [-0.3, -0.16], to: [1.1, 1.2], taper: [0.5, 1], pieces: 8, lanes: [0, 0.8] },
          { ink: 'ink', count: 6, width: [0.02, 0.06], from: [0.3, 0.6], to: [1.1, 1.2], taper: [0, 1.2], pieces: 5 },
          { ink: 'rose', count: 4, width: [0.01, 0.03], from: [-0.1, 0.3], to: [0.5, 0.9], pieces: 5, lanes: [0.5, 1] },
        ] }),
      ] }),
      drawn({ ink: 'cream', path: BLOSSOMS.map(([x, y, r]) => disc(x, y, r)).join('') }),
      drawn({ ink: 'lamp', path: BLOSSOMS.map(([x, y]) => disc(x - 2, y - 1, 5)).join('') }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls on the limestone wall of the Mississippi gorge, the ribs of the Franklin Avenue Bridge behind it at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['rose', 0], ['coral', 116], ['peach', 160]] }),
      skyline({ ink: 'mauve', y: 170, seed: 4, towers: [[84, 24, 30], [112, 28, 66, 'steps'], [146, 26, 84], [178, 24, 56, 'crown']] }),
      water({ ink: 'teal', y: 226 }),
      ripples({ ink: 'peach', y: [236, 330], count: 7, x: 116, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 5 }),
      ribBridge({ y: 150, spring: 232, base: 246, piers: [-140, 126, 392], ink: 'ink', shade: 'plum', lit: 'cream', deck: 14, columns: 4 }),
      bedded({ points: [[200, 218], [400, 206], [400, 360], [160, 360], [178, 300], [190, 260]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [34, 56], step: 8, seed: 6, joints: 0 }),
      shape({ ink: 'ink', points: [[236, 226], [294, 222], [300, 360], [226, 360]] }),
      bedded({ points: [[192, 200], [300, 194], [400, 186], [400, 226], [192, 238]], lit: 'peach', mid: 'coral', shade: 'mauve', seam: 'ink', noses: 2, beds: [20, 26], step: 7, seed: 3, joints: 0, open: 0.4 }),
      falls({ x: 264, top: 206, base: 346, width: [40, 58], ink: 'cream', strand: 'peach', strands: 4, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 196], [400, 180]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [18, 28], floor: 202 }),
    ],
  },
});
