import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { limbs } from '../../motifs/oak.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { whitetail } from '../../motifs/whitetail.ts';

const evening = {
  ink: '#221b2c',
  plum: '#4a3450',
  mauve: '#8a6479',
  olive: '#575c3a',
  moss: '#94924a',
  amber: '#ef9f45',
  peach: '#f9cf90',
  cream: '#fff0cc',
  rose: '#d9705d',
  river: '#6c94b4',
};

/** Evening: the sun goes down on the right, over the river. */
const underTheOak = values({
  dark: { ink: '#1c1824', plum: '#43304a' },
  middle: { rose: '#b1584f', mauve: '#8b6a85' },
  glow: { peach: '#f6c489', river: '#e6dccb', cream: '#fff1d2' },
  accent: { amber: '#f29a35' },
});
const lowSun = { from: [1, -0.35], ink: 'amber', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Under the crooked limb of an old bur oak on the bluff of Kilen Woods, a buck looks out over the loops of the Des Moines River far below, into the sunset.',
    focus: { x: 0.44, y: 0.55 },
    palette: underTheOak,
    layers: [
      sky({ bands: [['peach', 0]] }),
      bank({ ink: 'cream', points: [[-20, 250], [400, 236], [900, 196], [1300, 204], [1640, 176]], close: [[1640, 460], [-20, 460]] }),
      sun({ x: 1290, y: 372, radius: 118, ink: 'amber' }),
      // Farmland on the far side: level, with groves at uneven places.
      drawn({ ink: 'mauve', path: 'M-20 382L240 378q20-14 44-2l180-4q10-22 40-18 24-10 44 14l330-6q14-12 34 0l150 2q22-20 56-12 30-12 50 10l220-6q30-24 70-10 30-12 60 8l180-4V560H-20z' }),
      // The bluffs across the valley, and the river that loops between the spurs.
      drawn({ ink: 'plum', opacity: 0.35, path: 'M-20 452C200 446 400 450 560 462C700 474 760 500 900 490C1100 476 1300 500 1640 470V820H-20z' }),
      drawn({ ink: 'rose', path: 'M1640 424q-60-22-110-4-60-18-100 8-70-12-110 14-60-4-96 20-60-4-100 26 130 20 320-6 110-16 196-14zM-20 500q60-30 130-10 60-24 110 4 70-16 120 10 60-16 110 12 70-10 104 18 70-6 116 28 60 4 90 30 70 4 160 40l-110 14L-20 640z' }),
      drawn({ ink: 'river', path: 'M1640 506C1420 494 1230 500 1080 520C900 546 900 590 1060 610C1220 628 1440 622 1440 664C1440 706 1200 700 1040 730C960 746 920 780 920 820H1240C1260 780 1330 768 1420 754C1560 730 1640 706 1640 640C1640 588 1480 574 1300 566C1220 562 1200 550 1260 542C1380 526 1520 530 1640 540z' }),
      drawn({ ink: 'amber', path: 'M1290 516C1400 508 1520 512 1640 516V526C1520 518 1400 518 1290 516zM1420 604C1530 612 1590 630 1596 656C1560 626 1500 614 1420 604zM1140 590C1200 600 1280 602 1330 606C1260 610 1190 604 1140 590z' }),
      // Wooded spurs inside the loops.
      mass({ ink: 'plum', light: lowSun, rim: 5, layers: [
        drawn({ ink: 'plum', path: 'M1640 574q-60-26-110-14-50-22-96-2-60-12-84 8-50 0-70 10 190 8 360 30z' }),
        drawn({ ink: 'plum', path: 'M900 712q20-44 62-44 34-34 84-12 52 0 68 22 70-4 110 10 40 8 58 2-30 26-160 50-160 22-172 92H880z' }),
        drawn({ ink: 'plum', path: 'M1240 830q20-60 90-60 40-44 100-26 50-44 110-20 60-26 120-10V830z' }),
      ] }),
      spray({ ink: 'ink', from: [930, 820], to: [1080, 640], size: 3, within: [[916, 720], [950, 676], [1040, 660], [1120, 680], [1240, 690], [1000, 740], [950, 830], [910, 830]] }),
      mass({ ink: 'ink', light: lowSun, rim: 5, layers: [
        limbs({ ink: 'ink', limbs: [
          // The trunk, from its roots; three great limbs; their branches; twigs.
          [[200, 760, 190], [198, 716, 128], [204, 660, 100], [208, 580, 88], [196, 470, 84], [176, 360, 92], [160, 290, 84]],
          [[190, 460, 76], [262, 352, 62], [322, 262, 53], [396, 218, 47], [470, 210, 42], [548, 226, 38], [612, 186, 33], [690, 168, 27], [742, 130, 24], [822, 140, 19], [884, 172, 16], [940, 128, 12], [1020, 118, 9], [1076, 146, 6], [1150, 128, 2]],
          [[180, 340, 74], [236, 236, 58], [226, 140, 48], [262, 60, 40], [250, -30, 36]],
          [[150, 330, 70], [92, 250, 54], [84, 160, 46], [20, 96, 38], [-40, 60, 34]],
          [[150, 500, 48], [70, 440, 34], [16, 452, 28], [-40, 420, 24]],
          [[590, 200, 24], [622, 128, 19], [686, 92, 14], [690, 44, 10], [744, -20, 7]],
          [[430, 214, 30], [446, 128, 22], [510, 74, 15], [504, 24, 12], [548, -30, 8]],
          [[742, 136, 14], [786, 76, 10], [850, 58, 7], [880, 16, 4], [930, -10, 2]],
          [[884, 168, 10], [906, 216, 7], [956, 228, 5], [980, 262, 2]],
          [[940, 128, 8], [972, 70, 6], [1034, 54, 4], [1060, 18, 2]],
          [[336, 262, 30], [378, 322, 19], [440, 330, 13], [470, 378, 8], [530, 384, 3]],
          [[548, 220, 26], [580, 262, 18], [590, 284, 14]],
          [[686, 96, 8], [742, 74, 5], [770, 30, 2]],
          [[850, 58, 5], [900, 62, 3], [940, 40, 1]],
          [[1034, 54, 4], [1090, 62, 2], [1120, 44, 1]],
          [[1020, 118, 5], [1060, 88, 3], [1116, 86, 1]],
          [[1076, 146, 4], [1110, 178, 3], [1160, 184, 1]],
          [[956, 228, 4], [1010, 222, 2], [1040, 236, 1]],
          [[440, 330, 7], [486, 312, 4], [520, 322, 1]],
          [[446, 130, 10], [404, 80, 7], [410, 30, 5], [390, -20, 3]],
          [[506, 50, 6], [556, 36, 4], [590, -10, 2]],
        ] }),
        drawn({ ink: 'ink', path: 'M-20 716C180 690 420 700 600 704C760 708 880 716 930 736C966 752 960 776 980 800L990 830H-20z' }),
        whitetail({ x: 604, y: 711, height: 350, ink: 'ink', flip: true }),
      ] }),
      // The sky on his back.
      whitetail({ x: 604, y: 711, height: 350, ink: 'ink', lit: 'amber', flip: true }),
      // Furrows of the bark.
      drawn({ ink: 'plum', path: 'M262 690Q252 580 262 470Q272 580 262 690zM226 650Q218 520 236 410Q240 540 226 650zM186 700Q196 560 180 470Q172 580 186 700zM150 610Q164 480 144 380Q136 490 150 610zM300 340Q330 280 400 254Q350 300 300 340zM240 250Q252 160 240 70Q262 160 240 250z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A buck on the oak bluff of Kilen Woods against the setting sun',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['plum', 0], ['mauve', 110], ['rose', 176], ['amber', 226]] }),
      sun({ x: 184, y: 204, radius: 88, ink: 'cream' }),
      ridge({ ink: 'rose', y: 270, swell: 4, seed: 8, cover: 'hardwood', height: [10, 20], floor: 300 }),
      ridge({ ink: 'plum', points: [[0, 296], [195, 300], [390, 320]], swell: 3, seed: 4 }),
      whitetail({ x: 224, y: 326, height: 136, ink: 'ink', shade: 'plum', lit: 'amber' }),
      ridge({ ink: 'ink', points: [[0, 316], [195, 320], [390, 330]], swell: 2, seed: 5 }),
      grass({ ink: 'ink', lit: 'amber', y: 340, count: 9, x: [80, 310], height: [26, 48], seed: 6, forms: 1, blades: 6 }),
    ],
  },
});
