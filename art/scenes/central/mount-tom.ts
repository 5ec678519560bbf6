import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { stoneLookout } from '../../motifs/stone-lookout.ts';
import { visitor } from '../../motifs/visitors.ts';

const sunset = {
  ink: '#22121f',
  wine: '#512037',
  crimson: '#9c2f3c',
  vermilion: '#dd5b32',
  orange: '#f2913c',
  yellow: '#fbd06a',
  cream: '#fef0c4',
  violet: '#6e5483',
};

/** The sun sets behind the deck, a little to the left. */
const lastLight = values({
  dark: { ink: '#220f20', wine: '#57182c' },
  middle: { crimson: '#a83232', vermilion: '#d95a2b' },
  glow: { orange: '#f5973d', yellow: '#fcc95a', cream: '#fff2d0' },
  accent: { blue: '#2d6f9e' },
});
const low = { from: [-1, -0.7], ink: 'yellow', shadow: 'ink' } as const;

/** The moraine to the horizon, Lake Andrew below: also seen through the arch. */
const land = [
  drawn({ ink: 'orange', path: 'M-20 540Q120 508 260 526Q400 540 560 534Q760 516 940 532Q1100 540 1240 520Q1420 498 1640 524V700H-20z' }),
  drawn({ ink: 'vermilion', path: 'M-20 574Q60 544 150 560Q240 540 330 570Q480 586 640 580Q800 576 960 584Q1100 560 1200 572Q1300 546 1400 562Q1520 540 1640 556V760H-20z' }),
  drawn({ ink: 'cream', path: 'M-20 618Q140 598 300 606Q420 590 560 594Q740 588 900 604Q980 612 1020 624Q940 634 980 648Q800 664 600 650Q400 664 240 644Q100 656-20 648z' }),
  drawn({ ink: 'yellow', path: 'M1200 612Q1340 594 1480 604Q1580 598 1640 606V636Q1520 650 1380 640Q1260 646 1200 612z' }),
  drawn({ ink: 'crimson', path: 'M-20 660q50-40 110-20 60-34 120 0 50-20 100 12 60-16 110 14 90-10 100-14 56-36 110-2 50-36 106 2 60-30 114 6 60-26 130 18 60-30 120-14 50-34 120-8 60-34 130-10 70-26 150-6 70-26 160-8V830H-20z' }),
  drawn({ ink: 'vermilion', path: 'M30 672q34-28 80-8-40-8-80 8zM160 690q34-28 80-6-40-8-80 6zM290 690q34-26 76-4-38-8-76 4zM1190 672q34-28 80-6-40-8-80 6zM1330 664q36-28 84-6-42-8-84 6zM1480 676q34-28 80-6-40-8-80 6z' }),
] as const;

export default trailArt({
  hero: {
    alt: 'The granite lookout on Mount Tom; on its timber deck, before a great setting sun, somebody points and somebody looks through field glasses; below lie the woods and lakes of Sibley State Park.',
    focus: { x: 0.5, y: 0.4 },
    palette: lastLight,
    layers: [
      sky({ bands: [['yellow', 0]] }),
      sun({ x: 726, y: 238, radius: 228, ink: 'cream' }),
      // Long clouds, lit from below.
      drawn({ ink: 'orange', path: 'M-20 96Q200 60 400 82Q470 78 530 112Q400 134 260 120Q120 124-20 138zM1050 100Q1120 76 1200 68Q1400 40 1640 62V110Q1420 96 1220 116Q1120 126 1050 100zM980 268Q1160 236 1320 250Q1480 232 1640 240V276Q1440 268 1280 284Q1100 292 980 268zM-20 300Q100 280 220 292Q330 284 420 304Q260 326-20 330z' }),
      drawn({ ink: 'vermilion', path: 'M-20 138Q120 124 260 120Q400 134 530 112Q420 152 260 136Q120 140-20 152zM1050 100Q1120 126 1220 116Q1420 96 1640 110V122Q1420 116 1220 134Q1110 138 1050 100zM980 268Q1100 292 1280 284Q1440 268 1640 276V286Q1440 282 1280 298Q1100 302 980 268z' }),
      ...land,
      mass({ ink: 'wine', light: low, rim: 6, layers: [
        bank({ ink: 'wine', points: [[-20, 810], [240, 758], [480, 706], [660, 684], [860, 682], [1060, 686], [1320, 692], [1500, 712], [1640, 752]], close: [[1640, 830], [-20, 830]] }),
      ] }),
      // What the lookout throws on the hill.
      drawn({ ink: 'ink', opacity: 0.6, path: 'M560 692L1080 690L1640 770V830H1180Q900 740 560 692z' }),
      spray({ ink: 'ink', from: [1300, 840], to: [900, 690], size: 4, within: [[240, 778], [660, 700], [860, 698], [1060, 702], [1420, 716], [1620, 780], [1620, 830], [-20, 830]] }),
      // The sun stands behind them: one leans on the rail, one looks through field glasses.
      drawn({ ink: 'ink', path: 'M834 228H874L878 320H858L856 262 846 288 836 320H816L832 270zM626 228H673L678 320H658L652 260 644 320H624z' }),
      drawn({ ink: 'wine', path: 'M824 148L822 122H846L850 146zM806 92C808 76 834 70 846 82 854 92 852 112 842 124L824 130 812 128 810 120 806 117 808 113 801 109 807 100zM630 150V120H652L656 148zM614 92C616 74 642 68 654 80 662 92 660 114 648 126L632 131 620 128 618 119 614 116 616 112 610 109z' }),
      drawn({ ink: 'blue', path: limb([[838, 162, 14], [796, 146, 11], [756, 132, 8], [742, 127, 7]], 1) }),
      drawn({ ink: 'wine', path: limb([[748, 130, 7], [736, 126, 8], [726, 125, 7], [718, 123, 3]], 1) + limb([[732, 121, 3], [716, 116, 2.5], [704, 112, 2]], 1) }),
      drawn({ ink: 'blue', path: 'M874 234C882 196 876 160 858 142 844 132 826 134 820 146 814 160 820 182 830 198L834 234z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M850 140C868 156 870 200 860 240H884V140zM814 180L848 160 844 210 830 222z' })] }),
      drawn({ ink: 'crimson', path: 'M673 234C680 196 676 160 664 144 650 134 630 136 624 148 618 168 624 200 626 234z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M656 138C668 160 666 200 658 240H686V138zM618 180L650 164C644 186 634 200 622 206z' })] }),
      drawn({ ink: 'crimson', path: 'M628 146C642 140 652 152 648 166 644 180 635 193 626 199 617 204 608 199 606 190L598 132 613 127 622 168z' }),
      drawn({ ink: 'wine', path: 'M597 134C592 122 598 112 610 112L616 129z' }),
      drawn({ ink: 'ink', path: 'M804 95C805 72 836 66 850 80 859 94 855 114 846 124 843 112 839 106 832 108 830 102 828 99 822 97zM611 94C614 68 646 63 660 79 670 96 670 130 682 152 666 158 654 142 650 120 646 108 638 100 626 98zM570 95H584V123H570zM582 99H615V117H582z' }),
      stoneLookout({ x: 800, y: 694, height: 594, rail: 0.8, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', beyond: land, lit: 'yellow', pale: 'orange' }),
      // His other arm rests on the rail, the hand around its edge.
      drawn({ ink: 'wine', path: limb([[782, 210, 8], [766, 212, 9], [756, 218, 8], [752, 228, 5]], 1) }),
      drawn({ ink: 'blue', path: limb([[842, 156, 14], [838, 178, 14], [824, 204, 12], [822, 206, 11], [800, 209, 9], [776, 210, 9]], 1) }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The granite lookout with its timber deck on Mount Tom at sunset',
    palette: sunset,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['crimson', 0], ['vermilion', 100], ['orange', 150], ['yellow', 200]] }),
      ridge({ ink: 'crimson', y: 248, swell: 3, seed: 8, cover: 'hardwood', height: [14, 28] }),
      ridge({ ink: 'wine', points: [[0, 320], [100, 290], [200, 278], [300, 290], [390, 322]], swell: 0, swells: 1 }),
      visitor({ x: 176, y: 194, height: 68, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      stoneLookout({ x: 195, y: 292, height: 168, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow', pale: 'orange', course: 0.18 }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 4, spread: 1.1, forms: 1, items: [[78, 366, 130], [322, 366, 120]] }),
      ridge({ ink: 'ink', y: 330, swell: 3, seed: 4 }),
    ],
  },
});
