import { mass } from '../../kit/light.ts';
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

/** The sun sets on the left, behind the hill. */
const lastLight = values({
  dark: { ink: '#220f20', wine: '#57182c' },
  middle: { crimson: '#a83232', vermilion: '#d95a2b' },
  glow: { orange: '#f5973d', yellow: '#fcc95a', cream: '#fff2d0' },
  accent: { blue: '#2d6f9e' },
});
const low = { from: [-1, -0.7], ink: 'yellow', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'The granite lookout on Mount Tom stands tall on its bare hilltop against a great setting sun, two people on its timber deck; far below lie the woods and lakes of Sibley State Park.',
    focus: { x: 0.5, y: 0.4 },
    palette: lastLight,
    layers: [
      sky({ bands: [['yellow', 0]] }),
      sun({ x: 500, y: 400, radius: 240, ink: 'cream' }),
      // Long clouds, lit from below.
      drawn({ ink: 'orange', path: 'M-20 96Q200 60 420 78Q560 66 700 92Q980 96 1180 70Q1400 40 1640 62V110Q1420 96 1220 116Q980 140 720 124Q480 142 260 120Q120 124-20 138zM980 268Q1160 236 1320 250Q1480 232 1640 240V276Q1440 268 1280 284Q1100 292 980 268zM-20 300Q100 280 220 292Q330 284 420 304Q260 326-20 330z' }),
      drawn({ ink: 'vermilion', path: 'M-20 138Q120 124 260 120Q480 142 720 124Q980 140 1220 116Q1420 96 1640 110V122Q1420 116 1220 134Q980 156 720 138Q480 158 260 136Q120 140-20 152zM980 268Q1100 292 1280 284Q1440 268 1640 276V286Q1440 282 1280 298Q1100 302 980 268z' }),
      // The moraine to the horizon, Lake Andrew below.
      drawn({ ink: 'orange', path: 'M-20 540Q120 508 260 526Q400 540 560 534Q760 516 940 532Q1100 540 1240 520Q1420 498 1640 524V700H-20z' }),
      drawn({ ink: 'vermilion', path: 'M-20 574Q60 544 150 560Q240 540 330 570Q480 586 640 580Q800 576 960 584Q1100 560 1200 572Q1300 546 1400 562Q1520 540 1640 556V760H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 618Q140 598 300 606Q420 596 520 612Q460 622 540 634Q400 654 240 644Q100 656-20 648z' }),
      drawn({ ink: 'yellow', path: 'M1200 612Q1340 594 1480 604Q1580 598 1640 606V636Q1520 650 1380 640Q1260 646 1200 612z' }),
      drawn({ ink: 'crimson', path: 'M-20 660q50-40 110-20 60-34 120 0 50-20 100 12 60-16 110 14 90-10 160 6 200 10 400 4 60-30 120-14 50-34 120-8 60-34 130-10 70-26 150-6 70-26 160-8V830H-20z' }),
      drawn({ ink: 'vermilion', path: 'M30 672q34-28 80-8-40-8-80 8zM160 690q34-28 80-6-40-8-80 6zM290 690q34-26 76-4-38-8-76 4zM1190 672q34-28 80-6-40-8-80 6zM1330 664q36-28 84-6-42-8-84 6zM1480 676q34-28 80-6-40-8-80 6z' }),
      mass({ ink: 'wine', light: low, rim: 6, layers: [
        bank({ ink: 'wine', points: [[-20, 810], [240, 758], [480, 706], [660, 684], [860, 682], [1060, 686], [1320, 692], [1500, 712], [1640, 752]], close: [[1640, 830], [-20, 830]] }),
      ] }),
      // What the lookout throws on the hill.
      drawn({ ink: 'ink', opacity: 0.6, path: 'M560 692L1080 690L1640 770V830H1180Q900 740 560 692z' }),
      spray({ ink: 'ink', from: [1300, 840], to: [900, 690], size: 4, within: [[240, 778], [660, 700], [860, 698], [1060, 702], [1420, 716], [1620, 780], [1620, 830], [-20, 830]] }),
      // One leans on the rail, one looks through field glasses; both stand between posts.
      drawn({ ink: 'ink', path: 'M622 318L630 226H674L682 318H658L652 256L644 318zM924 318L932 226H974L982 318H958L954 256L946 318z' }),
      drawn({ ink: 'blue', path: 'M624 242C620 196 624 160 642 148C666 142 678 162 678 196L676 244zM638 152L656 172C638 188 614 192 590 184L592 168C610 172 628 168 638 152z' }),
      drawn({ ink: 'crimson', path: 'M928 242C922 198 926 162 942 150C966 142 978 162 978 198L976 244zM946 150L960 178L914 192L898 178L906 134L924 136L920 168z' }),
      drawn({ ink: 'wine', path: 'M628 150L628 136C620 134 618 128 620 122L615 118L621 110C622 92 640 86 654 96C662 104 660 122 652 130L652 150zM930 150L930 136C922 134 920 128 922 122L917 118L923 110C924 92 942 86 956 96C964 104 962 122 954 130L954 150z' }),
      drawn({ ink: 'ink', path: 'M620 108C620 86 644 82 656 94C666 106 662 122 654 132C652 120 644 112 636 108zM922 108C922 84 948 80 960 94C972 112 968 146 954 156C954 132 948 114 938 108z' }),
      drawn({ ink: 'ink', path: 'M896 108H924V128H896zM890 110H902V126H890z' }),
      stoneLookout({ x: 800, y: 694, height: 594, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow', pale: 'orange' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The granite lookout with its timber deck on Mount Tom at sunset',
    palette: sunset,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['crimson', 0], ['vermilion', 100], ['orange', 150], ['yellow', 200]] }),
      ridge({ ink: 'crimson', y: 248, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      ridge({ ink: 'wine', points: [[0, 320], [100, 290], [200, 278], [300, 290], [390, 322]], swell: 2, seed: 5 }),
      visitor({ x: 176, y: 194, height: 68, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      stoneLookout({ x: 195, y: 292, height: 168, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow', pale: 'orange', course: 0.18 }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 4, spread: 1.1, forms: 1, items: [[78, 366, 130], [322, 366, 120]] }),
      ridge({ ink: 'ink', y: 330, swell: 3, seed: 4 }),
    ],
  },
});
