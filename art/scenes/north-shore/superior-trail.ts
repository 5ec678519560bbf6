import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';


/** Evening: the sun stands low on the left, upstream. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#aa6048', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const upstream = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.66, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'honey', size: [30, 80], seed: 5, points: [[-60, 30], [120, 60], [260, 20], [420, 90], [620, 120], [760, 150], [900, 122], [1060, 70], [1200, 90], [1400, 20], [1700, 0], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 10, seed: 8, cover: 'spruce', height: [14, 120], detail: 0, gaps: 0.42, spacing: 0.9, floor: 420 }),
      // The upper step: two fans of water, and the dark rock between them.
      drawn({ ink: 'basalt', path: 'M-20 190L160 210 300 226 480 250 640 240 830 236 1120 250 1300 222 1640 176V420H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 190L160 210 300 226 480 250 560 250 510 276 400 266 250 246-20 220zM1640 176L1300 222 1110 250 1090 264 1130 280 1330 252 1640 210z' }),
      drawn({ ink: 'ink', path: 'M1090 264L1130 280 1330 252 1640 210V340H1060z' }),
      drawn({ ink: 'cream', path: 'M500 264C530 238 570 256 606 240 640 226 690 250 724 234L752 246C760 270 738 290 756 340H440C466 316 480 284 500 264zM826 250C850 232 900 252 942 236 1000 226 1040 252 1080 256 1100 282 1090 312 1116 340H846C850 306 818 282 826 250z' }),
      flow({ path: [[620, 246, 110], [612, 290, 132], [600, 340, 150]], streaks: [['aqua', 18, 11], ['teal', 5, 6]], length: [0.3, 0.7], seed: 7 }),
      flow({ path: [[952, 250, 116], [966, 290, 126], [980, 340, 132]], streaks: [['aqua', 16, 11], ['teal', 5, 6]], length: [0.3, 0.7], seed: 9 }),
      drawn({ ink: 'ink', path: 'M740 236L790 224 834 244 812 262 826 292 858 344H726L748 300 738 266z' }),
      drawn({ ink: 'rust', path: 'M740 236L790 224 834 244 804 256 766 248z' }),
      drawn({ ink: 'mauve', path: 'M740 236L766 248 760 300 772 344H726L748 300 738 266z' }),
      // The pool between the steps slides toward the great lip.
      drawn({ ink: 'teal', path: 'M-20 336C300 326 500 338 800 332 1100 326 1400 340 1640 334V440H-20z' }),
      drawn({ ink: 'cream', path: 'M430 340C520 330 600 346 700 336 660 352 560 352 500 358zM860 342C960 330 1040 346 1130 336 1080 356 980 352 920 360zM160 368C280 352 380 372 520 358 440 378 300 380 160 368zM640 366C760 350 860 372 980 360 900 382 740 384 640 366zM1100 372C1220 358 1340 374 1460 362 1360 386 1200 388 1100 372z' }),
      // The great step, from edge to edge.
      drawn({ ink: 'basalt', path: 'M-20 424L180 404 420 396 640 380 860 378 1080 392 1300 396 1640 420V680H-20z' }),
      drawn({ ink: 'rust', path: 'M1000 384L1140 390 1640 418V458L1400 440 1150 432 1000 424z' }),
      drawn({ ink: 'ink', path: 'M1020 424L1150 432 1180 520 1160 690H1000z' }),
      // Two broad fans that break on the ledges under them.
      drawn({ ink: 'cream', path: 'M-20 386C40 366 100 396 160 378 230 358 290 392 360 374 430 356 490 386 556 380L580 410C566 470 540 490 520 530 492 580 480 640 440 712L-20 740zM690 396C730 362 800 384 850 368 910 352 950 380 1010 374 1044 384 1030 420 1042 462 1056 520 1092 580 1096 690H760C800 620 770 560 752 520 740 470 716 440 690 396z' }),
      drawn({ ink: 'aqua', path: 'M-20 386C40 366 100 396 160 378 230 358 290 392 360 374 430 356 490 386 556 380L564 392C490 396 430 372 366 390 290 408 230 376 166 394 100 410 40 382-20 400zM690 396C730 362 800 384 850 368 910 352 950 380 1010 374L1030 386C950 394 910 370 856 384 800 398 740 380 700 410z' }),
      flow({ path: [[270, 400, 276], [266, 470, 268], [236, 580, 250], [190, 720, 230]], streaks: [['aqua', 44, 15], ['teal', 12, 9]], length: [0.25, 0.55], spread: 0.96, seed: 3 }),
      flow({ path: [[860, 394, 150], [890, 470, 146], [920, 580, 146], [936, 690, 156]], streaks: [['aqua', 24, 14], ['teal', 8, 9]], length: [0.25, 0.55], spread: 0.9, seed: 8 }),
      // One spur of lava parts the river: sheer on the right, ledge under ledge on the left, where the light comes from.
      drawn({ ink: 'ink', path: 'M552 402L590 372 640 376 706 362 746 386 762 470 750 560 796 640 812 710H316L346 650 356 600 384 578 448 562 452 502 472 484 546 470z' }),
      drawn({ ink: 'basalt', path: 'M608 416L704 402 718 500 706 580 738 710H420L444 618 530 598 524 514 604 498z' }),
      drawn({ ink: 'mauve', path: 'M552 402L608 416 602 496 544 474zM452 502L524 516 530 596 448 564zM356 600L444 620 424 710H316L346 650z' }),
      drawn({ ink: 'rust', path: 'M552 402L590 372 640 376 706 362 746 386 704 404 608 418zM452 502L472 484 546 470 604 486 602 498 524 518zM356 600L384 578 448 562 531 586 530 598 444 622z' }),
      drawn({ ink: 'honey', path: 'M552 402L590 372 640 376 706 362 700 372 640 386 596 382 568 406zM452 502L472 484 546 470 552 476 482 492 468 506zM356 600L384 578 448 562 454 570 394 586 376 604z' }),
      drawn({ ink: 'ink', path: 'M650 412L660 500 640 580 664 710H654L630 580 650 500 642 412zM560 510L566 600 548 710H540L558 600 552 512zM606 500L700 520 606 510z' }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 712C200 690 400 706 640 696 900 686 1200 690 1640 700V820H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 706C60 690 120 712 190 696 270 680 330 706 400 690 450 682 480 700 520 706 500 728 420 720 380 734 330 752 230 730 170 748 100 764 40 744-20 760zM740 688C800 670 860 694 920 680 990 664 1040 690 1110 684 1160 684 1150 706 1110 712 1060 720 1010 706 950 722 880 738 820 712 770 718 730 716 710 700 740 688z' }),
      drawn({ ink: 'aqua', path: 'M420 752C520 730 620 750 740 738 680 762 540 766 420 752zM120 790C240 770 340 786 460 776 380 800 240 804 120 790zM760 776C860 758 940 772 1020 764 960 790 860 792 760 776z' }),
      drawn({ ink: 'honey', path: 'M540 780C620 766 680 778 760 772 700 794 620 796 540 780zM900 744C960 734 1000 742 1060 736 1010 754 960 756 900 744z' }),
      // The slab on the right, dark before all of it.
      mass({ ink: 'ink', light: upstream, rim: 6, layers: [
        shape({ ink: 'ink', points: [[1000, 820], [1030, 742], [1090, 700], [1120, 632], [1190, 612], [1330, 606], [1400, 560], [1640, 540], [1640, 820]] }),
      ] }),
      shape({ ink: 'rust', points: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      spray({ ink: 'ink', from: [1560, 640], to: [1240, 600], within: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      figure({ x: 1196, y: 618, height: 150, pose: 'seated', ink: 'mauve', coat: 'gold', hat: 'honey', skin: 'rust', rim: 'honey', flip: true }),
      mass({ ink: 'ink', light: upstream, rim: 5, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[1430, 570, 520], [1560, 560, 700]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: broad curtains of white water over two dark steps of lava, one above the other',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      shape({ ink: 'basalt', points: [[20, 170], [120, 176], [280, 176], [370, 170], [370, 230], [20, 230]] }),
      flow({ ink: 'cream', path: [[204, 170, 58], [204, 178, 62], [204, 216, 68]], streaks: [['aqua', 9, 6]], length: [0.4, 0.8], seed: 7 }),
      shape({ ink: 'teal', points: [[20, 212], [370, 212], [370, 250], [20, 250]] }),
      shape({ ink: 'basalt', points: [[20, 238], [370, 234], [370, 350], [20, 350]] }),
      flow({ ink: 'cream', path: [[190, 230, 88], [190, 244, 96], [190, 350, 108]], streaks: [['aqua', 14, 9], ['teal', 4, 5]], length: [0.4, 0.8], seed: 3 }),
      shape({ ink: 'ink', points: [[140, 268], [150, 252], [176, 250], [188, 264], [184, 300], [196, 350], [130, 350], [136, 300]] }),
      shape({ ink: 'mauve', points: [[140, 268], [162, 266], [158, 300], [160, 350], [130, 350], [136, 300]] }),
      shape({ ink: 'rust', points: [[140, 268], [150, 252], [176, 250], [188, 264], [162, 266]] }),
    ],
  },
});
