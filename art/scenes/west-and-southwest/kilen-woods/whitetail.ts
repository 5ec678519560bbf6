/** A white-tailed buck in profile, for silhouettes against the sky. */
import { placeFigure } from '../../../kit/figure.ts';
import type { Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface WhitetailOptions<Ink> {
  x: number;
  y: number;
  /** To the poll; the antlers stand over it. */
  height: number;
  ink: Ink;
  /** The far legs and the far antler. */
  shade?: Ink;
  /** The rim of light along neck and back. */
  lit?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/**
 * A thousand to the poll, feet at 0, facing right: poll, the crest of a neck that the rut has swollen, withers, the slight sway of the
 * back, croup; buttock, the point of the hock, fetlock and hoof; stifle, the tucked belly, the deep chest; knee, fetlock and hoof; brisket,
 * throat, the dip before the nose.
 */
const BODY =
  'M468-1004C430-985 395-930 350-870 305-812 268-752 215-724 185-708 150-704 110-694 40-678-60-676-140-688-210-700-270-714-325-692-385-666-420-620-428-560-434-510-424-455-408-400-396-360-402-320-428-272-436-258-430-240-420-226L-398-112C-398-94-404-78-400-62L-378-32-386 0H-312L-322-30-352-62C-360-78-362-94-360-112L-358-216C-352-246-330-268-306-296-270-336-215-372-184-430-100-410 0-356 100-342 140-338 164-344 184-352L212-214 218-110C212-94 208-78 212-62L232-30 226 0H298L288-30 260-62C252-78 252-94 254-110L264-206C272-232 270-252 276-286L316-386C360-420 384-480 392-540 404-600 446-662 482-722 504-764 520-800 540-836 570-826 640-816 700-820 726-818 738-828 742-842 764-852 776-872 768-892 760-906 742-910 724-908 690-906 660-922 632-944 612-962 592-978 570-992 540-1012 500-1018 468-1004z';
const FAR_LEGS =
  'M-290-460C-262-400-240-360-232-330-238-310-262-292-272-266-270-246-258-226-250-208L-236-110C-238-94-242-78-236-62L-214-32-220 0H-150L-158-30-188-62C-196-78-198-94-196-110L-202-204C-196-236-172-262-150-290-124-326-96-350-80-400L-120-460zM250-420L326-300C344-270 350-240 352-214L366-110C362-94 360-78 366-62L388-32 384 0H456L446-30 416-62C408-78 406-94 406-110L404-206C408-230 402-256 394-284L376-400 380-520z';
const EAR = 'M494-984C454-1040 394-1070 326-1064 346-1020 404-978 474-958z';
const TAIL =
  'M-360-690C-426-680-472-630-486-556-492-524-490-500-482-472-468-498-456-510-448-528-440-552-430-575-412-600z';
const RIM =
  'M345-880C300-822 264-760 214-732 184-716 150-712 110-702 40-686-60-684-140-696-210-708-270-722-330-698-270-704-210-686-146-670-60-654 44-656 116-676 156-686 190-690 224-704 276-732 312-800 345-880zM468-1010C500-1024 540-1018 574-998 596-984 616-968 636-950 664-928 690-912 724-914 742-916 762-912 772-894 740-898 690-892 640-924 590-966 560-996 468-1010zM396-530C408-596 450-658 486-718 508-760 524-796 544-840 524-790 500-750 480-716 440-650 412-600 396-530z';

/** The main beams sweep out, up and in again; from each the brow tine and three more rise. */
const antler = (...branches: readonly (readonly Station[])[]) => branches.map((joints) => limb(joints, 1)).join('');
const ANTLERS = {
  near: antler(
    [
      [520, -990, 27],
      [484, -1046, 26],
      [430, -1092, 24],
      [388, -1150, 22],
      [382, -1222, 20],
      [424, -1284, 17],
      [500, -1318, 12],
      [580, -1322, 3],
    ],
    [
      [494, -1046, 17],
      [520, -1100, 13],
      [514, -1184, 3],
    ],
    [
      [402, -1120, 19],
      [344, -1180, 17],
      [316, -1250, 13],
      [322, -1352, 2],
    ],
    [
      [390, -1230, 18],
      [368, -1310, 15],
      [388, -1428, 2],
    ],
    [
      [448, -1292, 15],
      [450, -1358, 12],
      [480, -1440, 2],
    ],
  ),
  far: antler(
    [
      [558, -982, 23],
      [600, -1046, 22],
      [662, -1086, 20],
      [732, -1120, 18],
      [784, -1176, 16],
      [800, -1244, 12],
      [778, -1316, 3],
    ],
    [
      [588, -1030, 14],
      [592, -1090, 11],
      [574, -1160, 2],
    ],
    [
      [646, -1076, 16],
      [634, -1170, 14],
      [660, -1300, 2],
    ],
    [
      [730, -1118, 15],
      [714, -1196, 13],
      [726, -1314, 2],
    ],
    [
      [782, -1172, 13],
      [820, -1220, 11],
      [850, -1300, 2],
    ],
  ),
} as const;

export function whitetail<Ink extends string>(options: WhitetailOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, shade = ink, lit, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 1000, flip: !flip }, [
      [shade, FAR_LEGS],
      [shade, ANTLERS.far],
      [ink, TAIL],
      [ink, BODY],
      [ink, ANTLERS.near],
      [ink, EAR],
      [lit, RIM],
    ]);
}
