import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, } from '../../motifs/water.ts';


/** From the foot of the fall; the sun stands on the left, over the brink. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});
const overTheBrink = { from: [-1, -0.8], ink: 'sun', shadow: 'ink' } as const;

/** A breeze takes the spray to the right. */
const drift = [[990, 430], [1120, 450], [1300, 520], [1420, 620], [1400, 730], [1200, 780], [980, 780]] as const;

export default trailArt({
  hero: {
    alt: 'High Falls of the Pigeon River from below: a tower of white water fills the sheet between dark walls; two people on the deck at its foot are small, and a rainbow stands in the spray.',
    focus: { x: 0.6, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sun', from: [0, 0], to: [0, 120] }),
      mass({ ink: 'pine', light: overTheBrink, rim: 3, layers: [ridge({ ink: 'pine', points: [[-20, 60], [300, 70], [620, 96], [900, 100], [1200, 70], [1620, 40]], swell: 6, seed: 9, cover: 'hardwood', crowns: 'billow', height: [16, 40], floor: 300 })] }),
      shape({ ink: 'slate', points: [[-20, 110], [420, 130], [560, 116], [1010, 116], [1200, 100], [1620, 70], [1620, 802], [-20, 802]] }),
      cliff({ seed: 14, top: [[-20, 104], [300, 118], [600, 132]], base: [[-20, 830], [600, 830]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [80, 210], light: 1, reach: [0.5, 0.12], step: 20 }),
      cliff({ seed: 40, top: [[960, 130], [1240, 100], [1640, 60]], base: [[960, 830], [1640, 830]], mid: 'slate', lit: 'teal', shade: 'ink', crack: 'ink', columns: [70, 220], lean: 0.03, reach: [0.6, 0.14], step: 24, nicks: 1 }),
      rainbow({ x: 960, y: 860, radius: 400, band: 15, inks: ['coral', 'sun', 'pine', 'teal'], angles: [268, 338], opacity: 0.5 }),
      flow({ ink: 'mist', path: [[764, 92, 190], [766, 130, 200], [770, 240, 204], [778, 460, 212], [784, 660, 224], [788, 820, 232]], streaks: [['cream', 34, 50], ['teal', 10, 15], ['cream', 12, 36]], seed: 5, length: [0.3, 0.6], spread: 0.88 }),
      mass({ ink: 'ink', light: overTheBrink, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[250, 120, 170], [330, 124, 120], [430, 130, 150], [1150, 116, 150], [1240, 104, 190], [1310, 100, 120], [1470, 84, 180], [1560, 78, 130]] })] }),
      // The pool below, and the water that runs off it.
      drawn({ ink: 'slate', path: 'M300 802L420 744C560 724 1040 724 1160 744L1240 802z' }),
      drawn({ ink: 'teal', path: 'M430 776C560 752 1010 756 1110 772 1060 790 1010 786 960 802H520C500 790 460 790 430 776z' }),
      // Where it strikes, everything is one cloud: solid at the water, and fewer and fewer drops the farther it drifts.
      drawn({ ink: 'mist', opacity: 0.45, path: 'M960 780C980 700 1060 644 1150 644 1230 646 1300 690 1420 700 1340 714 1290 744 1230 790z' }),
      spray({ ink: 'cream', from: [1010, 700], to: [1420, 560], size: 5, within: drift }),
      spray({ ink: 'cream', from: [580, 720], to: [330, 600], size: 5, within: [[590, 500], [480, 540], [360, 610], [280, 720], [420, 780], [600, 780]] }),
      drawn({ ink: 'cream', path: 'M396 784C410 766 450 770 466 758 490 744 520 752 540 742 570 724 600 736 640 724 690 712 720 730 760 716 810 704 840 726 880 722 920 710 950 730 990 732 1020 728 1040 748 1070 752 1100 754 1120 768 1150 784z' }),
      spray({ ink: 'cream', from: [790, 776], to: [790, 600], size: 6, within: [[350, 780], [380, 700], [460, 640], [560, 590], [1040, 590], [1130, 640], [1200, 700], [1220, 780]] }),
      spray({ ink: 'cream', from: [790, 700], to: [790, 400], size: 6, within: [[500, 700], [520, 560], [570, 430], [1010, 400], [1060, 540], [1090, 700]] }),
      drawn({ ink: 'cream', path: 'M560 792C660 780 760 796 860 788 800 800 700 802 560 792zM920 784C980 776 1030 786 1080 780 1040 794 980 796 920 784z' }),
      visitor({ x: 1146, y: 716, height: 58, pose: 'point', ink: 'ink', coat: 'coral', flip: true }),
      visitor({ x: 1174, y: 716, height: 58, pose: 'child', ink: 'ink', coat: 'sun' }),
      mass({ ink: 'ink', light: overTheBrink, rim: 3, layers: [
        overlook({ x: 1104, y: 716, width: 560, rail: 26, legs: 90, ink: 'ink', lit: 'ink', posts: 15 }),
        shape({ ink: 'ink', points: [[1040, 802], [1090, 764], [1180, 750], [1300, 760], [1420, 740], [1640, 730], [1640, 820], [1040, 820]] }),
        shape({ ink: 'ink', points: [[-20, 700], [120, 690], [230, 730], [330, 742], [420, 790], [440, 820], [-20, 820]] }),
      ] }),
    ],
  },
  badge: {
    alt: 'High Falls of the Pigeon River, a tower of white water between dark walls, a rainbow in its spray',
    palette: thunder,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['sun', 0], ['cream', 90]] }),
      ridge({ ink: 'pine', points: [[0, 130], [120, 142], [200, 148], [390, 128]], swell: 3, seed: 9, cover: 'spruce', height: [16, 36], detail: 0, swells: 3, gaps: 0.04, spacing: 0.44, floor: 200 }),
      cliff({ seed: 14, top: [[10, 150], [150, 156]], base: [[10, 350], [150, 350]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [24, 60], light: 1, reach: [0.5, 0.12], step: 6 }),
      cliff({ seed: 40, top: [[230, 156], [390, 148]], base: [[230, 350], [390, 350]], mid: 'slate', lit: 'teal', shade: 'ink', columns: [24, 60], reach: [0.6, 0.14], step: 6 }),
      shape({ ink: 'ink', points: [[140, 152], [240, 152], [264, 350], [116, 350]] }),
      flow({ ink: 'mist', path: [[190, 144, 44], [190, 156, 48], [190, 250, 56], [190, 350, 76]], streaks: [['cream', 16, 15], ['teal', 4, 5]], seed: 5, length: [0.3, 0.7], spread: 0.88 }),
      rainbow({ x: 238, y: 352, radius: 96, band: 7, inks: ['coral', 'sun', 'pine', 'teal'], angles: [196, 344], opacity: 0.6 }),
      mist({ x: 186, y: 344, width: 200, height: 44, ink: 'cream', seed: 8 }),
    ],
  },
});
