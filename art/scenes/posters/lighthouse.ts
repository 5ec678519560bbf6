/** The left poster of the front page: Split Rock Lighthouse under the North Star. */
import { poster } from '../../kit/scene.ts';
import { beam, house, lighthouse } from '../../motifs/buildings.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { rays, sky, stars, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const underTheStar = {
  ink: '#0f1429',
  navy: '#1b2850',
  indigo: '#36447a',
  plum: '#7f5180',
  coral: '#dc6b5c',
  apricot: '#f2a468',
  cream: '#fdecc4',
  gold: '#f5c859',
};

export const lighthouseUnderTheStar = poster({
  alt: 'Split Rock Lighthouse on its sheer cliff above Lake Superior at nightfall, its beam crossing the sky below the North Star.',
  focus: { x: 0.5, y: 0.36 },
  palette: underTheStar,
  layers: [
    sky({ seed: 3, waver: 20, bands: [['navy', 0], ['indigo', 520], ['plum', 700], ['coral', 800], ['apricot', 862], ['cream', 906]] }),
    rays({ x: 312, y: 250, count: 11, reach: [70, 900], angles: [150, 381], ink: 'indigo', opacity: 0.55, seed: 6 }),
    stars({ ink: 'cream', count: 46, y: [14, 560], seed: 8, dot: 1.2, big: [[720, 130, 13], [880, 300, 10], [120, 470, 10], [560, 70, 9]] }),
    beam({ x: 590, y: 488, ink: 'cream', opacity: 0.16, to: [[-20, 560, 84], [-20, 560, 40]] }),
    shape({ ink: 'gold', points: [[312, 120], [322, 219], [358, 203], [342, 240], [442, 250], [342, 260], [358, 297], [322, 281], [312, 380], [302, 281], [266, 297], [282, 260], [182, 250], [282, 240], [266, 203], [302, 219]] }),
    strata({ ink: 'indigo', bars: [[190, 724, 380, 14], [330, 744, 300, 10]] }),
    strata({ ink: 'plum', bars: [[200, 818, 420, 12], [90, 836, 260, 9]] }),
    strata({ ink: 'coral', bars: [[230, 876, 360, 9]] }),
    ridge({ ink: 'plum', points: [[0, 902], [140, 894], [300, 912], [420, 926]], to: 420, swell: 6, seed: 4, floor: 936 }),
    water({ ink: 'indigo', y: 932 }),
    ripples({ ink: 'apricot', y: [936, 1010], count: 14, x: 210, spread: [240, 200], width: [130, 130], height: [3, 6], seed: 5 }),
    ripples({ ink: 'coral', y: [948, 1120], count: 14, x: 230, spread: [260, 240], width: [110, 230], height: [4, 9], seed: 6 }),
    ripples({ ink: 'plum', y: [980, 1290], count: 14, x: 300, spread: [340, 360], width: [160, 340], height: [5, 13], seed: 7 }),
    ripples({ ink: 'gold', y: [940, 1180], count: 9, x: 312, spread: [40, 70], width: [50, 110], height: [4, 8], seed: 15 }),
    ripples({ ink: 'navy', y: [1020, 1300], count: 11, width: [160, 420], height: [6, 15], seed: 9 }),
    ridge({ ink: 'navy', points: [[690, 716], [840, 690], [1020, 660]], from: 690, swell: 6, seed: 5, cover: 'spruce', height: [40, 150], detail: 0, floor: 780, swells: 4, gaps: 0.05, spacing: 0.4 }),
    cliff({ seed: 12, top: [[700, 726], [840, 712], [1020, 690]], base: [[700, 1130], [1020, 1190]], mid: 'indigo', lit: 'plum', shade: 'navy', crack: 'ink', columns: [70, 190], lean: -0.06, reach: [0.6, 0.1] }),
    house({ x: 776, y: 722, width: 130, height: 98, wall: 'coral', shade: 'plum', roof: 'ink', window: 'cream', windows: 3 }),
    lighthouse({ x: 590, y: 724, height: 308, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'gold' }),
    cliff({ seed: 3, top: [[396, 920], [424, 850], [452, 770], [520, 728]], base: [[396, 1086], [540, 1100]], mid: 'navy', lit: 'plum', shade: 'ink', columns: [36, 80], lean: -0.06, reach: [0.5, 0.1], light: 1 }),
    cliff({ seed: 23, top: [[468, 732], [640, 722], [800, 730]], base: [[468, 1096], [800, 1140]], mid: 'plum', lit: 'coral', shade: 'navy', crack: 'ink', columns: [54, 170], lean: -0.08, reach: [0.8, 0.16], nicks: 1.5 }),
    boulders({ ink: 'ink', lit: 'plum', seed: 4, items: [[392, 1102, 100, 40], [500, 1118, 150, 56], [640, 1138, 170, 60], [800, 1166, 200, 74], [950, 1190, 220, 90]] }),
    ripples({ ink: 'ink', y: [1120, 1260], count: 8, x: 620, spread: [260, 380], width: [200, 340], height: [7, 12], seed: 19 }),
    spruces({ ink: 'ink', lit: 'indigo', seed: 2, items: [[876, 730, 150], [930, 722, 220]] }),
    spruces({ ink: 'ink', lit: 'plum', seed: 2, light: 1, items: [[76, 1320, 640, 0], [206, 1330, 440, 1], [920, 1350, 420, 1], [300, 1330, 250, 2]] }),
    bank({ ink: 'ink', points: [[0, 1180], [140, 1190], [300, 1226], [470, 1252], [660, 1262], [840, 1256], [1000, 1240]], close: [[1000, 1300], [0, 1300]] }),
  ],
});
