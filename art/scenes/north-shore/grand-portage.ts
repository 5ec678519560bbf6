import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cascade, spume } from '../../motifs/cascade.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ledge } from '../../motifs/ledge.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { visitor } from '../../motifs/visitors.ts';


/** From the foot of the fall; the sun stands on the left, over the brink. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});
const overTheBrink = { from: [-1, -0.8], ink: 'sun', shadow: 'ink' } as const;

/** A breeze takes the spray to the right. */
const drift = [[990, 420], [1120, 430], [1300, 490], [1400, 560], [1300, 600], [1120, 610], [1080, 700], [990, 740]] as const;

/** Red, yellow, blue; each step of the arc is paler than the one before. */
const bow = ([[281, 294, 0.6], [294, 304, 0.5], [304, 312, 0.4], [312, 319, 0.3], [319, 325, 0.22], [325, 330, 0.14], [330, 334, 0.08]] as const).map(([from, to, opacity]) =>
  rainbow<keyof typeof thunder>({ x: 860, y: 880, radius: 500, band: 10, inks: ['coral', 'sun', 'mist'], angles: [from, to], opacity }),
);

export default trailArt({
  hero: {
    alt: 'High Falls of the Pigeon River from below: a tower of white water fills the picture between dark walls; two people are small on the deck at its foot, and a rainbow stands in the spray.',
    focus: { x: 0.62, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sun', from: [0, 0], to: [0, 120] }),
      mass({ ink: 'pine', light: overTheBrink, rim: 3, layers: [ridge({ ink: 'pine', points: [[-20, 60], [300, 70], [620, 96], [900, 100], [1200, 70], [1620, 40]], swell: 6, seed: 9, cover: 'hardwood', crowns: 'billow', height: [16, 40], floor: 300 })] }),
      // Walls of dark slate; the right one catches the light on every face that looks to the fall.
      shape({ ink: 'ink', points: [[-20, 120], [1640, 110], [1640, 820], [-20, 820]] }),
      ledge({ seed: 7, brink: [[-20, 92], [200, 118], [420, 134]], foot: [[-20, 830], [420, 780]], blocks: [50, 170], jut: 0.24, steps: 1, light: 1, top: 'slate', lit: 'slate', front: 'ink', shade: 'ink' }),
      ledge({ seed: 15, brink: [[930, 128], [1180, 104], [1640, 60]], foot: [[930, 830], [1640, 830]], blocks: [30, 190], jut: 0.26, steps: 1, top: 'slate', lit: 'teal', front: 'slate', shade: 'ink', rim: 'teal' }),
      spray({ ink: 'ink', from: [1640, 700], to: [1200, 300], size: 3, within: [[1100, 110], [1640, 70], [1640, 820], [1100, 820]] }),
      ...bow,
      // The river comes to the brink, and only its right half falls free: the left half comes down over broken steps.
      drawn({ ink: 'teal', path: 'M396 142C450 130 520 122 600 112 640 96 700 92 760 90H890C900 96 930 102 944 118L940 150 620 140 500 150 450 144z' }),
      drawn({ ink: 'mist', path: 'M610 116C660 98 700 100 740 100 700 108 650 116 610 116zM790 98C840 96 900 102 930 116 880 112 830 108 790 98z' }),
      cascade({ seed: 3, ink: 'cream', shade: 'mist', deep: 'slate', ragged: 7, streams: [[[548, 130], [586, 126], [612, 776], [532, 780]]] }),
      drawn({ ink: 'cream', path: 'M412 142H446C442 200 454 250 446 312 462 350 468 420 464 480 476 560 474 680 482 784H452C458 640 440 540 442 460 428 400 434 330 424 290 414 240 424 190 412 142zM494 136H508C502 240 516 330 510 400 506 440 508 480 504 520 498 460 500 440 496 400 490 320 502 240 494 136z', layers: [drawn({ ink: 'mist', path: 'M430 142H460V330C440 330 446 280 438 240 434 200 436 170 430 142zM448 400C462 540 466 640 470 784H490V470zM502 136H516V300C504 280 508 200 502 136z' })] }),
      cascade({ seed: 17, ink: 'cream', shade: 'mist', deep: 'slate', ragged: 14, dusk: 0.2, lip: 0.3, streams: [
        [[622, 114], [704, 106], [770, 780], [560, 780]],
        [[730, 108], [842, 102], [940, 780], [700, 780]],
        [[876, 108], [930, 118], [1004, 770], [886, 776]],
      ] }),
      mass({ ink: 'ink', light: overTheBrink, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[130, 116, 150], [214, 126, 190], [300, 140, 110], [1050, 122, 110], [1130, 116, 150], [1240, 104, 190], [1480, 80, 170], [1560, 76, 120]] })] }),
      // Where it strikes, everything is spray: the wall behind it pales, and drops drift to the right.
      drawn({ ink: 'slate', path: 'M200 802L320 744C560 724 1040 724 1160 744L1240 802z' }),
      spray({ ink: 'mist', from: [960, 720], to: [1240, 470], size: 4, within: drift }),
      spume({ seed: 6, ink: 'cream', shade: 'mist', items: [[400, 780, 260, 44], [770, 772, 520, 96], [960, 782, 240, 40]] }),
      spray({ ink: 'cream', from: [780, 770], to: [780, 560], size: 5, within: [[500, 770], [560, 640], [640, 560], [960, 560], [1020, 640], [1060, 770]] }),
      drawn({ ink: 'teal', path: 'M980 790C990 700 1030 672 1080 676 1110 640 1190 628 1240 648 1300 640 1340 668 1400 672 1470 690 1540 690 1640 712V800z' }),
      visitor({ x: 1160, y: 716, height: 92, pose: 'stand', ink: 'ink', coat: 'coral' }),
      visitor({ x: 1198, y: 716, height: 84, pose: 'stand', ink: 'ink', coat: 'sun' }),
      mass({ ink: 'ink', light: overTheBrink, rim: 3, layers: [
        overlook({ x: 1104, y: 716, width: 560, rail: 38, legs: 90, ink: 'ink', lit: 'ink', posts: 12 }),
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
      rainbow({ x: 238, y: 352, radius: 96, band: 30, inks: ['mist'], angles: [250, 344], opacity: 0.5 }),
      rainbow({ x: 238, y: 352, radius: 96, band: 10, inks: ['coral', 'sun'], angles: [250, 344], opacity: 0.6 }),
      drawn({ ink: 'cream', path: 'M144 158C146 148 156 146 176 145 200 143 220 145 230 148 238 152 238 166 240 184L254 350H128C136 290 142 220 144 158z', layers: [
        drawn({ ink: 'mist', path: 'M240 144H222C234 180 222 220 232 260 238 300 230 330 236 350H260zM164 180C172 220 164 270 174 350H152C160 290 156 230 164 180z' }),
        slits({ ink: 'teal', items: [[178, 170, 300, 9, -3], [206, 160, 250, 7, 2], [216, 230, 330, 9, 5]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M92 350C104 336 116 338 126 322 140 308 156 318 176 308 200 300 214 314 236 310 256 316 260 334 280 340L292 350z' }),
    ],
  },
});
