import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
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
const bow = ([[270, 308, 1], [308, 317, 0.7], [317, 325, 0.4], [325, 331, 0.18]] as const).flatMap(([from, to, strength]) =>
  (['coral', 'sun', 'mist'] as const).map((ink, i) =>
    rainbow<keyof typeof thunder>({ x: 940, y: 900, radius: 468 - i * 24, band: 24, inks: [ink], angles: [from, to], opacity: 0.86 * strength }),
  ),
);

export default trailArt({
  hero: {
    alt: 'High Falls of the Pigeon River from below: a tower of white water fills the sheet between dark walls; two people on the deck at its foot are small, and a rainbow stands in the spray.',
    focus: { x: 0.62, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sun', from: [0, 0], to: [0, 120] }),
      mass({ ink: 'pine', light: overTheBrink, rim: 3, layers: [ridge({ ink: 'pine', points: [[-20, 60], [300, 70], [620, 96], [900, 100], [1200, 70], [1620, 40]], swell: 6, seed: 9, cover: 'hardwood', crowns: 'billow', height: [16, 40], floor: 300 })] }),
      shape({ ink: 'slate', points: [[-20, 110], [420, 130], [560, 116], [1010, 116], [1200, 100], [1620, 70], [1620, 802], [-20, 802]] }),
      cliff({ seed: 14, top: [[-20, 104], [300, 118], [600, 132]], base: [[-20, 830], [600, 830]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [80, 210], light: 1, reach: [0.5, 0.12], step: 20 }),
      cliff({ seed: 40, top: [[960, 130], [1240, 100], [1640, 60]], base: [[960, 830], [1640, 830]], mid: 'slate', lit: 'teal', shade: 'ink', crack: 'ink', columns: [70, 220], lean: 0.03, reach: [0.6, 0.14], step: 24, nicks: 1 }),
      // Spray drifts before the wall, and the rainbow in it: three pale tints that fade before they reach the ground.
      drawn({ ink: 'mist', opacity: 0.32, path: 'M980 800V500C1030 540 1080 530 1120 566 1160 600 1230 586 1290 620 1350 656 1400 640 1470 668 1530 690 1590 684 1640 690V802z' }),
      ...bow,
      // The river bends over the brink in one smooth lip, and falls as one body, which the rock behind it slits; its right side is in the shade.
      drawn({ ink: 'teal', path: 'M566 136C580 108 640 98 700 97 760 98 790 92 830 90H890C880 96 930 98 962 126L968 182 880 150 700 130 562 180z' }),
      drawn({ ink: 'cream', path: 'M600 120C630 108 660 108 684 110 660 116 630 116 600 120zM900 108C920 108 940 114 956 126 930 122 910 118 900 108z' }),
      drawn({ ink: 'cream', path: 'M562 180C564 156 574 140 594 134 616 126 636 132 660 124 680 118 694 120 706 126 716 108 740 97 776 98 800 96 816 106 834 106 850 116 858 134 874 138 890 132 912 136 930 144 954 150 964 164 968 182 974 240 972 300 984 400 994 500 1004 640 1030 802H540C552 640 550 560 558 440 566 340 560 250 562 150z', layers: [
        drawn({ ink: 'mist', path: 'M968 90 920 104C948 150 926 220 938 300 952 380 914 440 940 530 962 600 934 660 962 720L972 802H1060V90zM632 170C656 290 622 390 646 500 660 590 640 680 660 802H586C616 660 600 560 618 460 632 360 622 270 632 170zM836 420C846 520 832 600 848 670L860 802H826C832 680 818 560 836 420z' }),
        slits({ ink: 'teal', items: [[706, 122, 640, 34, -30], [760, 190, 420, 13, 2], [766, 470, 690, 11, 6], [858, 112, 640, 44, 18], [598, 360, 540, 9, -6], [946, 220, 430, 10, 8]] }),
        slits({ ink: 'slate', items: [[698, 230, 570, 16, -18], [864, 170, 580, 24, 11]] }),
      ] }),
      // Rock breaks the brink.
      drawn({ ink: 'ink', path: 'M536 98 572 94 600 104 580 116 570 140 560 210 552 300 540 240zM682 112 696 104 708 106 716 112 714 126 707 146 700 130zM820 102 838 92 866 94 900 110 906 122 884 126 872 124 860 140 842 116zM1016 106 960 100 936 112 950 120 962 146 960 176 976 230 984 300 996 390 1008 310 1024 200z' }),
      mass({ ink: 'ink', light: overTheBrink, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[250, 120, 170], [330, 124, 120], [430, 130, 150], [1150, 116, 150], [1240, 104, 190], [1310, 100, 120], [1470, 84, 180], [1560, 78, 130]] })] }),
      // The pool below, and the water that runs off it.
      drawn({ ink: 'slate', path: 'M300 802L420 744C560 724 1040 724 1160 744L1240 802z' }),
      drawn({ ink: 'teal', path: 'M430 776C560 752 1010 756 1110 772 1060 790 1010 786 960 802H520C500 790 460 790 430 776z' }),
      // Where it strikes, everything is spray: fewer and fewer drops the farther it drifts.
      spray({ ink: 'cream', from: [1000, 700], to: [1300, 480], size: 5, within: drift }),
      spray({ ink: 'cream', from: [580, 740], to: [330, 600], size: 5, within: [[590, 500], [480, 540], [360, 610], [280, 720], [420, 780], [600, 780]] }),
      drawn({ ink: 'cream', path: 'M400 790C450 782 470 776 500 772 520 744 540 730 566 720 600 706 640 728 700 710 760 690 800 720 860 708 910 696 950 714 1004 720 1022 744 1050 760 1090 770 1120 776 1150 784 1110 788 1060 784 1010 796 940 788 860 800 760 794 660 802 560 790 490 798 450 790 400 790z' }),
      spray({ ink: 'mist', from: [790, 800], to: [790, 640], size: 5, within: [[500, 790], [560, 700], [640, 640], [940, 640], [1000, 700], [1040, 790]] }),
      spray({ ink: 'cream', from: [790, 780], to: [790, 560], size: 6, within: [[360, 780], [400, 710], [460, 640], [540, 560], [1010, 560], [1050, 640], [1086, 700], [1110, 780]] }),
      drawn({ ink: 'teal', path: 'M440 782C520 772 600 782 680 776 620 788 520 790 440 782zM880 776C940 770 1000 780 1060 774 1000 788 940 786 880 776z' }),
      figure({ x: 1160, y: 716, height: 104, pose: 'lookout', ink: 'ink', coat: 'coral', skin: 'sun', hat: 'ink', rim: 'sun' }),
      visitor({ x: 1204, y: 716, height: 98, pose: 'child', ink: 'ink', coat: 'sun' }),
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
