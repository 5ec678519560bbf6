import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { hatch } from '../../motifs/grass.ts';
import { plunge } from '../../motifs/plunge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { mist, ripples, river, water } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const augustEvening = {
  ink: '#231a1c',
  umber: '#5b3527',
  brown: '#8b552f',
  ochre: '#c98a45',
  buff: '#eec47d',
  cream: '#fff4da',
  peach: '#f5c79a',
  rose: '#d98f7a',
  sky: '#9dc4c6',
  pool: '#23626a',
  forest: '#33563f',
  leaf: '#86974a',
};

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice over golden sandstone; on the evening prairie above the gorge stand bison, a bull in front.',
    focus: { x: 0.54, y: 0.5 },
    palette: augustEvening,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['sky', 0], ['peach', 96], ['cream', 190]] }),
      strata({ ink: 'cream', bars: [[360, 52, 520, 12], [1240, 36, 420, 10]] }),
      strata({ ink: 'rose', bars: [[900, 120, 460, 12], [1400, 150, 380, 10], [180, 138, 360, 10]] }),
      ridge({ ink: 'leaf', points: [[0, 244], [500, 252], [1100, 250], [1620, 240]], swell: 5, swells: 4, seed: 3, cover: 'hardwood', height: [10, 24], floor: 300 }),
      bank({ ink: 'buff', points: [[-20, 272], [400, 266], [800, 276], [1200, 264], [1620, 270]], close: [[1620, 460], [-20, 460]] }),
      hatch({ ink: 'ochre', y: [280, 400], count: 12, length: [60, 220], thickness: [3, 7], seed: 5 }),
      boulders({ ink: 'brown', lit: 'cream', seed: 6, items: [[170, 318, 70, 26]] }),
      bison({ x: 330, y: 322, width: 120, ink: 'brown', lit: 'ochre', wool: 'ink', flip: true }),
      bison({ x: 470, y: 304, width: 84, ink: 'brown', lit: 'ochre', wool: 'ink' }),
      bison({ x: 1370, y: 300, width: 80, ink: 'brown', lit: 'ochre', wool: 'ink', flip: true }),
      bison({ x: 1510, y: 326, width: 130, ink: 'brown', lit: 'ochre', wool: 'ink' }),
      river({ ink: 'sky', path: [[760, 282, 5], [720, 290, 12], [690, 302, 24], [650, 318, 44], [668, 346, 74]], glint: 'cream', glints: 5 }),
      bedded({ points: [[440, 352], [560, 346], [780, 346], [900, 352], [900, 440], [440, 440]], lit: 'ochre', mid: 'brown', shade: 'umber', seam: 'ink', noses: 3, beds: [24, 44], step: 9, seed: 3, joints: 0.3 }),
      plunge({ lip: [594, 742], foot: [588, 752], top: 344, base: 412, tresses: 3, ink: 'cream', strand: 'sky', shade: 'sky', seed: 4 }),
      shape({ ink: 'pool', points: [[470, 428], [540, 406], [670, 400], [810, 406], [870, 428], [830, 456], [510, 456]], smooth: true }),
      mist({ x: 670, y: 418, width: 220, ink: 'cream', height: 14 }),
      shape({ ink: 'ink', points: [[510, 440], [840, 440], [860, 700], [480, 700]] }),
      bedded({ points: [[-20, 372], [220, 384], [400, 404], [540, 436], [562, 446], [550, 540], [520, 620], [530, 710], [-20, 730]], lit: 'buff', mid: 'ochre', shade: 'brown', seam: 'umber', noses: 3, beds: [40, 130], step: 15, seed: 5, light: 1, joints: 0.2, dusk: 0.16, reach: [0.5, 0.4] }),
      bedded({ points: [[780, 446], [830, 436], [1060, 406], [1340, 386], [1620, 372], [1620, 730], [810, 710], [826, 620], [790, 540]], lit: 'buff', mid: 'ochre', shade: 'brown', seam: 'umber', noses: 4, beds: [40, 130], step: 15, seed: 6, joints: 0.3, dusk: 0.16, reach: [0.5, 0.4] }),
      plunge({ lip: [570, 772], foot: [546, 800], top: 434, base: 702, tresses: 4, ink: 'cream', strand: 'sky', shade: 'sky', seed: 9 }),
      bank({ ink: 'leaf', points: [[-20, 356], [200, 368], [400, 390], [500, 420], [540, 444]], close: [[440, 430], [360, 410], [200, 396], [-20, 388]] }),
      bank({ ink: 'leaf', points: [[800, 444], [880, 416], [1060, 390], [1340, 368], [1620, 356]], close: [[1620, 386], [1340, 398], [1060, 418], [900, 440]] }),
      bisonBull({ x: 990, y: 412, width: 330, ink: 'brown', shade: 'umber', lit: 'ochre', wool: 'ink', curl: 'umber', horn: 'cream' }),
      bison({ x: 1250, y: 384, width: 110, ink: 'ochre', lit: 'buff', wool: 'brown' }),
      water({ ink: 'pool', y: 692 }),
      ripples({ ink: 'sky', y: [706, 790], count: 8, x: 700, spread: [260, 520], width: [90, 280], height: [4, 9], seed: 4 }),
      mist({ x: 672, y: 706, width: 380, ink: 'cream', height: 40 }),
      boulders({ ink: 'umber', lit: 'buff', seed: 6, items: [[400, 738, 170, 60], [960, 742, 180, 62], [500, 748, 80, 28]] }),
      crowns({ leaves: [['forest', 'leaf']], items: [[80, 660, 190], [220, 744, 150], [1500, 650, 200], [1370, 730, 170], [1590, 770, 240]] }),
      bank({ ink: 'ink', points: [[-20, 676], [120, 686], [240, 702], [330, 740], [420, 780], [520, 802]], close: [[-20, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1220, 766], [1300, 722], [1400, 696], [1620, 684]], close: [[1620, 802]] }),
    ],
  },
  badge: {
    alt: 'A bison on the prairie above Minneopa Creek, which falls twice over golden sandstone',
    palette: augustEvening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['peach', 116]] }),
      bank({ ink: 'buff', points: [[0, 196], [195, 190], [390, 196]], close: [[390, 400], [0, 400]] }),
      river({ ink: 'sky', path: [[186, 196, 4], [172, 206, 12], [166, 224, 28]] }),
      shape({ ink: 'brown', points: [[60, 222], [110, 220], [112, 226], [330, 222], [330, 262], [60, 262]] }),
      shape({ ink: 'umber', points: [[112, 240], [150, 238], [150, 262], [118, 262]] }),
      plunge({ lip: [142, 196], foot: [140, 200], top: 218, base: 256, tresses: 2, ink: 'cream', strand: 'sky', shade: 'sky', seed: 4 }),
      shape({ ink: 'pool', points: [[90, 264], [130, 250], [210, 250], [250, 264], [220, 280], [120, 280]], smooth: true }),
      shape({ ink: 'ink', points: [[112, 268], [230, 268], [234, 360], [106, 360]] }),
      bedded({ points: [[20, 240], [80, 254], [126, 270], [122, 360], [20, 360]], lit: 'buff', mid: 'ochre', shade: 'brown', seam: 'umber', noses: 2, beds: [22, 40], step: 6, seed: 8, light: 1, joints: 0 }),
      bedded({ points: [[216, 270], [260, 256], [380, 240], [380, 360], [220, 360]], lit: 'buff', mid: 'ochre', shade: 'brown', seam: 'umber', noses: 3, beds: [22, 40], step: 6, seed: 12, joints: 0 }),
      plunge({ lip: [130, 212], foot: [124, 220], top: 268, base: 350, tresses: 3, ink: 'cream', strand: 'sky', shade: 'sky', seed: 9 }),
      bisonBull({ x: 262, y: 252, width: 146, ink: 'brown', shade: 'umber', lit: 'ochre', wool: 'ink', curl: 'umber', horn: 'cream' }),
    ],
  },
});
