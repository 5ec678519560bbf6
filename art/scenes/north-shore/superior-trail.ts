import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { slits } from '../../motifs/flow.ts';
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

/** The courses of the upper fall and of the great one. */
const top = [[702, 240, 124], [702, 290, 134], [706, 356, 160]] as const;
const great = [[772, 376, 204], [774, 440, 212], [768, 512, 240], [766, 600, 286], [760, 720, 300]] as const;

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.61, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      foliage({ ink: 'honey', size: [30, 80], seed: 5, points: [[-60, 30], [120, 60], [260, 20], [420, 90], [620, 120], [760, 150], [900, 122], [1060, 70], [1200, 90], [1400, 20], [1700, 0], [1700, 300], [-60, 300]] }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 10, seed: 8, cover: 'spruce', height: [14, 120], detail: 0, gaps: 0.42, spacing: 0.9, floor: 420 }),
      // The upper step: one fan of water, and a thread beside it.
      drawn({ ink: 'basalt', path: 'M-20 190L160 210 300 226 480 250 640 240 830 236 1120 250 1300 222 1640 176V420H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 190L160 210 300 226 480 250 580 246 560 268 470 280 400 266 250 246-20 220zM1640 176L1300 222 1120 250 1010 242 860 238 880 256 990 268 1090 264 1130 280 1330 252 1640 210z' }),
      drawn({ ink: 'ink', path: 'M1090 264L1130 280 1330 252 1640 210V340H1040L1060 300zM880 256L990 268 1000 300 980 344H850zM470 280L560 268 540 300 520 344H480L490 310z' }),
      drawn({ ink: 'cream', path: 'M560 262C566 246 610 238 652 240 690 242 700 232 750 234 790 236 826 238 832 254L842 300 868 350H536L552 310z', layers: [
        drawn({ ink: 'aqua', path: 'M834 244C800 262 800 300 812 360H880z' }),
        slits({ path: top, ink: 'aqua', items: [[-0.66, 0.1, 0.94, 20], [-0.08, 0.06, 0.8, 14], [0.4, 0.2, 1, 22]] }),
        slits({ path: top, ink: 'ink', items: [[-0.4, 0.2, 1, 14], [0.2, 0.06, 0.86, 13]] }),
      ] }),
      // The rock between the steps; the river runs down across it, from the foot of one fall to the brink of the next.
      drawn({ ink: 'mauve', path: 'M-20 356L200 346 420 352 540 350 880 350 1100 356 1340 346 1640 352V440H-20z' }),
      drawn({ ink: 'basalt', path: 'M-20 352L200 342 420 348 540 346V360L420 366 300 358 140 368-20 362zM880 346L1100 352 1340 342 1640 348V366L1440 358 1240 368 1060 362 890 368zM200 392L330 376 440 384 380 394zM1060 382L1200 374 1330 384 1180 390z' }),
      drawn({ ink: 'aqua', path: 'M536 346C600 338 820 338 872 346 890 366 930 372 1000 392V412H536C562 396 548 372 536 346z' }),
      drawn({ ink: 'teal', path: 'M518 350C530 344 560 342 584 346 562 360 586 374 562 392 552 402 540 408 528 412 552 388 528 370 518 350zM826 344C860 340 880 344 898 350 912 368 960 376 1006 392 980 398 930 390 900 380 860 372 850 358 826 344z' }),
      // The great step, from edge to edge.
      drawn({ ink: 'basalt', path: 'M-20 424L180 404 420 396 560 392 860 392 1080 392 1300 396 1640 420V710H-20z' }),
      drawn({ ink: 'rust', path: 'M980 388L1140 390 1640 418V458L1400 440 1150 432 990 424zM-20 404L90 394 200 402 300 392 560 390 550 416 320 420 240 428 130 420-20 446z' }),
      drawn({ ink: 'ink', path: 'M980 424L1150 432 1180 520 1160 710H980zM40 428L60 560 50 710H-20V440zM190 424L300 420V710H150L176 560z' }),
      drawn({ ink: 'ink', path: 'M440 420L600 400H980L1070 530 1100 710H410z' }),
      // The rock goes on to the right of it in steps of its own.
      drawn({ ink: 'basalt', path: 'M1000 520L1120 500 1160 508 1172 600 1166 710H1000zM1000 420L1030 424 1040 510H1000z', layers: [
        drawn({ ink: 'rust', path: 'M980 506L1060 494 1130 496 1164 508 1128 524 1040 534 980 534z' }),
        drawn({ ink: 'ink', path: 'M1128 524L1140 600 1134 710H1200V500zM1090 528L1098 610 1092 710H1082L1088 610z' }),
      ] }),
      // One great fall: it bends over the brink and widens from ledge to ledge.
      drawn({ ink: 'cream', path: 'M548 406C552 384 600 380 640 366 600 362 640 348 700 344H800C790 356 840 366 880 378 940 384 990 386 996 408L1002 500 1048 504Q1062 508 1062 524L1070 600 1094 716H420L440 596 452 584 488 576 500 490 534 480z', layers: [
        // The first drop...
        drawn({ ink: 'aqua', path: 'M1000 388C950 410 950 460 950 516H1010z' }),
        // ...breaks on the ledge, and the second goes on wider below it.
        drawn({ ink: 'cream', path: 'M470 512L540 500 590 508 640 496 700 502 770 512 830 500 900 506 960 498 1060 508V540H470z' }),
        drawn({ ink: 'aqua', path: 'M1066 514C1010 546 1020 620 1030 720H1100z' }),
        drawn({ ink: 'aqua', path: 'M500 496C560 490 600 506 660 496 620 512 560 512 500 496zM690 502C740 510 780 492 840 502 800 514 740 516 690 502zM470 580C510 576 540 588 580 580 550 594 500 596 470 588z' }),
        slits({ path: great, ink: 'aqua', items: [[-0.62, 0.06, 0.7, 26], [-0.18, 0.12, 0.98, 46], [0.24, 0.02, 0.66, 30], [0.8, 0.44, 0.98, 34], [-0.76, 0.56, 0.98, 18]] }),
        slits({ path: great, ink: 'teal', items: [[-0.13, 0.4, 1, 16], [0.27, 0.16, 0.56, 10]] }),
        slits({ path: great, ink: 'ink', items: [[-0.42, 0.34, 1, 24], [0.04, 0.08, 0.6, 15], [0.56, 0.06, 0.42, 10]] }),
      ] }),
      drawn({ ink: 'aqua', path: 'M684 348C668 364 632 372 604 394 640 386 682 372 684 348zM742 346C746 366 718 380 712 400 738 386 758 366 742 346zM790 350C800 374 850 380 894 394 850 392 800 380 790 350zM850 372C880 388 920 388 960 402 910 402 870 392 850 372z' }),
      spray({ ink: 'cream', from: [0, 356], to: [0, 300], size: 4, within: [[540, 348], [580, 300], [820, 300], [880, 348]], smooth: true }),
      drawn({ ink: 'ink', path: 'M872 530L980 522C962 560 958 620 950 704H932C928 640 910 580 872 530z' }),
      drawn({ ink: 'rust', path: 'M856 522L880 506 950 502 990 514 966 528 900 534z' }),
      drawn({ ink: 'honey', path: 'M856 522L880 506 950 502 958 506 890 514 868 526z' }),
      // A prow of broken lava beside it: its left side in the light, its right in its own shadow, no two blocks alike.
      drawn({ ink: 'ink', path: 'M206 718L232 650 218 606 250 552 238 472 270 444 260 402 306 364 344 376 370 338 430 352 450 384 436 430 462 476 446 540 472 604 456 660 480 718z', layers: [
        drawn({ ink: 'basalt', path: 'M404 396L450 390 446 430 452 520 478 600 462 718H428L440 600 410 520z' }),
        drawn({ ink: 'mauve', path: 'M260 402L310 390 352 398 374 450 350 506 390 566 364 640 402 718H200L232 650 218 606 250 552 238 472 270 444z' }),
        drawn({ ink: 'basalt', path: 'M352 398L374 450 350 506 390 566 364 640 402 718H350L332 640 346 566 318 506 336 450zM302 470L316 506 346 566 306 560 290 510zM270 612L332 640 330 718H296z' }),
        drawn({ ink: 'rust', path: 'M256 406L306 364 344 376 370 338 430 352 460 386 404 396 352 400 310 392zM236 474L270 444 310 452 302 470 262 482zM216 608L250 552 306 560 322 588 270 612zM374 450L446 430 470 460 420 474z' }),
        drawn({ ink: 'honey', path: 'M256 406L306 364 344 376 370 338 430 352 424 358 376 348 350 386 312 376 276 402zM236 474L270 444 290 448 250 476zM216 608L250 552 270 555 236 604z' }),
        drawn({ ink: 'ink', path: 'M310 392L322 430 312 452 306 452 314 430 302 394zM262 482L272 520 262 554 256 553 264 520 254 484zM270 612L280 660 268 718H258L270 660z' }),
      ] }),
      // The pool.
      drawn({ ink: 'teal', path: 'M-20 712C200 690 400 706 640 696 900 686 1200 690 1640 700V820H-20z' }),
      spray({ ink: 'cream', from: [0, 716], to: [0, 570], size: 5, within: [[360, 720], [400, 640], [500, 580], [800, 570], [1060, 580], [1130, 660], [1100, 730], [740, 760], [400, 740]], smooth: true }),
      spray({ ink: 'cream', from: [0, 722], to: [0, 640], size: 5, within: [[390, 710], [440, 650], [700, 640], [1080, 650], [1110, 700], [1060, 730], [740, 740], [420, 740]], smooth: true }),
      drawn({ ink: 'cream', path: 'M396 708C460 682 520 698 580 686 640 694 720 682 780 692 720 720 640 716 580 726 520 720 440 726 396 712zM740 702C800 680 860 690 920 678 980 688 1040 674 1096 696 1020 722 940 712 880 724 820 716 780 722 740 706zM340 734C420 722 500 736 600 728 540 746 420 750 340 734zM680 736C760 724 860 736 980 724 920 744 780 750 680 736z' }),
      drawn({ ink: 'aqua', path: 'M420 752C520 730 620 750 740 738 680 762 540 766 420 752zM120 790C240 770 340 786 460 776 380 800 240 804 120 790zM760 776C860 758 940 772 1020 764 960 790 860 792 760 776z' }),
      drawn({ ink: 'honey', path: 'M540 780C620 766 680 778 760 772 700 794 620 796 540 780zM900 744C960 734 1000 742 1060 736 1010 754 960 756 900 744zM20 746C120 736 200 744 290 738 210 756 100 760 20 746z' }),
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
    alt: 'Gooseberry Falls: white water over dark steps of lava, one fall running into the next',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      shape({ ink: 'basalt', points: [[20, 170], [120, 176], [280, 176], [370, 170], [370, 230], [20, 230]] }),
      drawn({ ink: 'cream', path: 'M156 184C158 172 250 170 258 182L270 216H146z', layers: [
        drawn({ ink: 'aqua', path: 'M262 178C240 190 244 204 246 220H276z' }),
        slits({ path: [[206, 176, 50], [208, 216, 60]], ink: 'ink', items: [[-0.3, 0.2, 1, 8]] }),
      ] }),
      shape({ ink: 'mauve', points: [[20, 214], [370, 212], [370, 250], [20, 250]] }),
      drawn({ ink: 'teal', path: 'M138 213H276C284 224 316 226 332 242H130C152 232 146 222 138 213z' }),
      shape({ ink: 'basalt', points: [[20, 240], [150, 236], [370, 234], [370, 350], [20, 350]] }),
      shape({ ink: 'ink', points: [[130, 240], [336, 238], [356, 350], [130, 350]] }),
      drawn({ ink: 'cream', path: 'M140 252C142 238 176 234 182 213H254C262 230 322 232 326 250L330 288H344Q350 290 350 298L358 360H110L118 300 136 296z', layers: [
        drawn({ ink: 'aqua', path: 'M330 238C306 250 312 290 322 360H370V290H334zM186 216H204C200 230 176 234 160 246 176 234 184 228 186 216z' }),
        slits({ path: [[232, 244, 84], [232, 292, 92], [232, 356, 110]], ink: 'aqua', items: [[-0.3, 0.04, 0.9, 16], [0.24, 0.14, 1, 20]] }),
        slits({ path: [[232, 244, 84], [232, 292, 92], [232, 356, 110]], ink: 'ink', items: [[-0.04, 0.2, 1, 12], [0.6, 0.3, 0.9, 9]] }),
      ] }),
      shape({ ink: 'ink', points: [[96, 272], [108, 252], [122, 256], [134, 238], [152, 244], [160, 258], [154, 284], [166, 306], [160, 350], [84, 350], [96, 318], [88, 300]] }),
      shape({ ink: 'mauve', points: [[96, 272], [112, 264], [126, 268], [134, 292], [126, 314], [138, 350], [84, 350], [96, 318], [88, 300]] }),
      shape({ ink: 'rust', points: [[96, 272], [108, 252], [122, 256], [134, 238], [152, 244], [160, 258], [140, 264], [126, 270], [112, 264]] }),
      shape({ ink: 'rust', points: [[88, 302], [102, 292], [112, 302], [100, 312]] }),
    ],
  },
});
