import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { beam, house, lighthouse } from '../../motifs/buildings.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky, stars, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { lighthouseUnderTheStar } from '../posters/lighthouse.ts';

const dusk = {
  ink: '#10162b',
  navy: '#1f2b50',
  indigo: '#3b4678',
  plum: '#84527f',
  coral: '#dc6b5c',
  apricot: '#f2a468',
  cream: '#fde9bd',
};

/** After sunset, the glow low on the left. */
const afterglow = { from: [-1, -0.3], ink: 'apricot', shadow: 'ink' } as const;

export default trailArt({
  poster: lighthouseUnderTheStar,
  hero: {
    alt: 'Split Rock Lighthouse high on its sheer cliff, seen from the water of Lake Superior at dusk; its beam crosses the stars over a band of orange afterglow.',
    focus: { x: 0.56, y: 0.4 },
    palette: dusk,
    layers: [
      sky({ seed: 3, waver: 18, bands: [['navy', 0], ['indigo', 200], ['plum', 370], ['coral', 480], ['apricot', 560], ['cream', 616]] }),
      spray({ ink: 'ink', from: [0, 0], to: [0, 260] }),
      spray({ ink: 'indigo', from: [0, 372], to: [0, 480] }),
      stars({ ink: 'cream', count: 34, y: [14, 330], seed: 8, big: [[420, 70, 13], [1226, 40, 9], [250, 230, 8]] }),
      beam({ x: 896, y: 118, ink: 'cream', opacity: 0.16, to: [[-20, 210, 96], [-20, 210, 40]] }),
      strata({ ink: 'plum', bars: [[470, 510, 560, 12], [230, 524, 380, 10]] }),
      strata({ ink: 'coral', bars: [[330, 584, 420, 9], [560, 598, 330, 7]] }),
      water({ ink: 'indigo', y: 646 }),
      ripples({ ink: 'cream', y: [649, 690], count: 12, x: 400, spread: [180, 130], width: [120, 160], height: [3, 5], seed: 15 }),
      ripples({ ink: 'apricot', y: [650, 740], count: 20, x: 400, spread: [360, 260], width: [160, 220], height: [4, 7], seed: 5 }),
      ripples({ ink: 'coral', y: [664, 800], count: 18, x: 420, spread: [420, 300], width: [140, 300], height: [4, 10], seed: 6 }),
      ripples({ ink: 'navy', y: [670, 800], count: 14, width: [200, 500], height: [6, 14], seed: 9 }),
      mass({ ink: 'navy', layers: [ridge({ ink: 'navy', points: [[960, 300], [1200, 264], [1620, 200]], from: 960, swell: 8, seed: 5, cover: 'spruce', height: [34, 120], detail: 0, floor: 420, swells: 3, gaps: 0.05, spacing: 0.34 })] }),
      cliff({ seed: 12, top: [[1080, 316], [1300, 288], [1640, 240]], base: [[1080, 830], [1640, 830]], mid: 'indigo', lit: 'plum', shade: 'navy', crack: 'ink', columns: [70, 210], lean: -0.05, reach: [0.6, 0.14] }),
      spray({ ink: 'ink', from: [1620, 700], to: [1160, 420], within: [[1100, 320], [1300, 290], [1640, 244], [1640, 830], [1140, 830]] }),
      house({ x: 1046, y: 306, width: 124, height: 92, wall: 'coral', shade: 'plum', roof: 'ink', window: 'cream', windows: 3 }),
      lighthouse({ x: 896, y: 306, height: 268, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'cream' }),
      cliff({ seed: 3, top: [[676, 520], [712, 470], [726, 366], [838, 312]], base: [[676, 720], [838, 740]], mid: 'navy', lit: 'plum', shade: 'ink', columns: [34, 80], lean: -0.06, reach: [0.5, 0.1], light: 1 }),
      cliff({ seed: 23, top: [[790, 314], [980, 304], [1150, 312]], base: [[790, 734], [900, 746], [1150, 790]], mid: 'plum', lit: 'coral', shade: 'navy', crack: 'ink', columns: [50, 160], lean: -0.07, reach: [0.8, 0.2], nicks: 1.5 }),
      spray({ ink: 'navy', from: [960, 790], to: [940, 520], within: [[800, 540], [1150, 540], [1150, 790], [800, 740]] }),
      mass({ ink: 'ink', light: afterglow, rim: 4, layers: [
        // Columns that came down: each broke in its own way.
        drawn({ ink: 'ink', path: 'M610 752 634 738 668 742 676 722 700 708 738 716 746 736 780 742 792 724 838 688 862 696 872 730 906 734 920 758 960 752 972 728 996 720 1012 736 1064 742 1082 700 1124 676 1136 690 1128 722 1176 740 1196 772 1238 762 1262 718 1346 700 1372 728 1364 764 1410 770 1440 700 1486 664 1560 650 1578 684 1640 690V850H900L760 790 680 774z' }),
        spruces({ ink: 'ink', lit: 'ink', seed: 2, forms: 2, items: [[1196, 326, 130], [1260, 312, 90], [1336, 304, 170]] }),
      ] }),
      ripples({ ink: 'ink', y: [760, 800], count: 10, x: 760, spread: [260, 420], width: [220, 380], height: [6, 10], seed: 19 }),
    ],
  },
  badge: {
    alt: 'Split Rock Lighthouse at dusk, on its red cliff above the lake, with a spruce on either side',
    palette: dusk,
    layers: [
      sky({ seed: 3, waver: 5, bands: [['navy', 0], ['indigo', 122], ['plum', 184], ['apricot', 234], ['cream', 274]] }),
      stars({ ink: 'cream', count: 7, y: [84, 150], x: [130, 250], seed: 5, big: [[162, 120, 11]] }),
      beam({ x: 216, y: 143, ink: 'cream', opacity: 0.3, to: [[20, 148, 30]] }),
      water({ ink: 'indigo', y: 290 }),
      ripples({ ink: 'apricot', y: [294, 330], count: 5, x: 110, spread: [70, 70], width: [70, 80], height: [5, 6], seed: 3 }),
      ripples({ ink: 'coral', y: [302, 344], count: 5, x: 120, spread: [80, 80], width: [80, 90], height: [5, 7], seed: 8 }),
      lighthouse({ x: 216, y: 246, height: 152, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'cream' }),
      cliff({ seed: 29, top: [[166, 258], [184, 246], [270, 244], [390, 232]], base: [[156, 336], [390, 350]], mid: 'plum', lit: 'coral', shade: 'navy', columns: [34, 70], lean: -0.12, reach: [0.8, 0.2], step: 4 }),
      spruces({ ink: 'ink', lit: 'plum', seed: 2, tiers: 9, girth: 0.34, light: 1, forms: 1, items: [[112, 366, 170], [76, 372, 110], [290, 248, 100]] }),
    ],
  },
});
