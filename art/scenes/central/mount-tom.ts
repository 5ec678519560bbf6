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
    alt: 'The granite lookout on Mount Tom; on its timber deck, against a great setting sun, one person points and another looks through binoculars; below lie the woods and lakes of Sibley State Park.',
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
      drawn({ ink: 'ink', path: 'M801 227H829L832 291H818L816 250 809 269 802 291H788L800 256zM655 227H688L692 291H678L674 249 668 291H654z' }),
      drawn({ ink: 'wine', path: 'M794 171L793 152H809L812 169zM781 131C783 120 801 116 809 124 815 131 814 145 807 154L794 158 786 157 784 151 781 149 783 146 778 143 782 137zM658 172V151H674L676 171zM647 131C648 119 667 115 675 123 681 131 679 147 671 155L660 159 651 157 650 150 647 148 648 145 644 143z' }),
      drawn({ ink: 'blue', path: limb([[804, 180, 9.8], [774, 169, 7.7], [746, 159, 5.6], [737, 156, 4.9]], 1) }),
      drawn({ ink: 'wine', path: limb([[741, 158, 4.9], [732, 155, 5.6], [725, 154, 4.9], [720, 153, 2.1]], 1) + limb([[730, 152, 2.1], [718, 148, 1.8], [710, 145, 1.4]], 1) }),
      drawn({ ink: 'blue', path: 'M829 231C835 204 830 179 818 166 808 159 795 161 791 169 787 179 791 194 798 206L801 231z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M812 165C825 176 826 207 819 235H836V165zM787 193L811 179 808 214 798 222z' })] }),
      drawn({ ink: 'crimson', path: 'M688 231C693 204 690 179 682 168 672 161 658 162 654 171 650 185 654 207 655 231z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M676 164C685 179 683 207 678 235H697V164zM650 193L672 182C668 197 661 207 653 211z' })] }),
      drawn({ ink: 'crimson', path: 'M657 169C667 165 674 173 671 183 668 193 662 202 655 206 649 210 643 206 641 200L636 159 646 156 653 185z' }),
      drawn({ ink: 'wine', path: 'M635 161C632 152 636 145 644 145L648 157z' }),
      drawn({ ink: 'ink', path: 'M780 134C781 117 802 113 812 123 818 133 816 147 809 154 807 145 804 141 800 143 798 138 797 136 793 135zM645 133C647 115 669 111 679 122 686 134 686 158 695 173 683 178 675 166 672 151 669 143 664 137 655 136zM616 134H626V153H616zM625 136H648V149H625z' }),
      // The stair from below: its far rail and posts, and the underside of the treads.
      drawn({ ink: 'wine', path: 'M1101 233L1101 222L1376 595L1376 606zM1184 346L1192 346L1192 423L1184 423zM1280 476L1288 476L1288 553L1280 553zM1368 596L1376 596L1376 673L1368 673zM1168 697L1178 697L1178 438L1168 438zM1251 697L1261 697L1261 553L1251 553zM1120 336L1091 374L1350 702L1395 702z' }),
      drawn({ ink: 'ink', path: 'M1128 348L1103 375L1111 384L1133 356zM1154 384L1129 409L1137 418L1160 392zM1181 421L1155 442L1163 451L1186 428zM1208 457L1181 476L1189 485L1213 464zM1235 493L1207 509L1215 518L1240 500zM1261 529L1233 543L1241 552L1267 536zM1288 565L1259 577L1267 586L1293 573zM1315 601L1285 610L1293 619L1320 609zM1342 637L1311 644L1319 653L1347 645zM1369 673L1337 677L1345 686L1374 681z' }),
      stoneLookout({ x: 800, y: 694, height: 640, rail: 0.765, stone: 'crimson', shade: 'wine', dark: 'ink', through: 'yellow', beyond: land, lit: 'yellow', pale: 'vermilion' }),
      // What the deck throws on the stones, and the reveal of the side arch.
      drawn({ ink: 'ink', opacity: 0.45, path: 'M575 336L1037 336L1043 374L902 380L573 352z' }),
      drawn({ ink: 'crimson', path: 'M1048 675L1031 553L1024 524L1018 505L1018 540L1036 678z' }),
      // His other arm rests on the rail, the hand around its edge.
      drawn({ ink: 'wine', path: limb([[765, 204, 5.6], [753, 206, 6.3], [746, 210, 5.6], [744, 217, 3.5]], 1) }),
      drawn({ ink: 'blue', path: limb([[807, 176, 9.8], [804, 192, 9.8], [794, 200, 8.4], [793, 201, 7.7], [777, 204, 6.3], [760, 204, 6.3]], 1) }),
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
