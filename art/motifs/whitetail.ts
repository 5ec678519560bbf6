/** A white-tailed buck in profile, for silhouettes against the sky. */
import { placeFigure } from '../kit/figure.ts';
import type { Station } from '../kit/geometry.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

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
 * A thousand to the poll, feet at 0, facing right: poll, the sloping neck, withers, croup; buttock, hock, fetlock and hoof; stifle, belly,
 * elbow; knee, fetlock and hoof; the deep chest, the throat, the nose.
 */
const BODY =
  'M452-988C420-965 380-915 335-855 290-795 245-715 175-682 120-660 60-645-20-640-110-636-190-650-260-660-330-668-390-646-420-606-444-566-450-505-436-445-426-405-426-375-440-330-450-305-462-284-468-262-464-244-456-236-450-220L-422-98C-430-80-426-62-416-46L-398-26-402 0H-332L-344-34-364-60C-374-74-378-88-378-104L-396-190C-402-212-402-226-394-244-366-310-300-350-262-420-220-408-150-386-80-362-10-338 60-318 130-312 165-310 195-314 225-322L246-286C252-262 250-240 258-206L270-104C260-86 260-70 268-52L284-28 282 0H352L340-34 316-60C308-76 308-90 310-106L308-196C316-222 320-246 320-276L336-390C376-424 402-470 408-530 414-596 424-650 450-700 470-740 482-780 502-824 520-836 545-830 570-820 610-808 650-806 676-820 694-830 706-848 702-868L690-892C650-908 610-924 576-946 545-972 505-1005 452-988z';
const FAR_LEGS =
  'M-330-470C-280-410-266-370-274-330-280-305-290-284-296-262-292-244-284-236-278-220L-252-98C-260-80-256-62-246-46L-228-26-232 0H-162L-174-34-194-60C-204-74-208-88-208-104L-222-190C-228-212-228-226-220-244-196-310-160-350-130-420zM110-400C140-350 148-320 148-290 146-262 142-236 142-206L128-104C116-86 114-70 120-52L132-28 126 0H196L186-34 166-60C160-76 164-90 168-106L192-196C202-222 206-246 212-276L250-400z';
const EAR = 'M462-962C425-1000 370-1020 318-1024 340-978 400-940 452-940z';
const TAIL = 'M-370-655C-436-664-500-610-512-492-492-524-464-548-424-570z';
const RIM =
  'M452-988C505-1005 545-972 576-946 610-924 650-908 690-892L702-868C696-880 680-884 660-888 620-900 590-920 560-942 530-966 490-985 452-988zM402-540C408-600 420-650 446-700 466-740 480-780 500-824 486-770 466-736 440-690 420-650 412-600 402-540z';

/** The main beam sweeps back, up and forward; the brow tine and three more rise from it. */
const antler = (...branches: readonly (readonly Station[])[]) => branches.map((joints) => limb(joints, 1)).join('');
const ANTLERS = {
  near: antler(
    [
      [476, -970, 27],
      [446, -1040, 26],
      [404, -1106, 24],
      [386, -1176, 22],
      [412, -1246, 20],
      [480, -1296, 17],
      [570, -1318, 13],
      [650, -1366, 3],
    ],
    [
      [448, -1056, 17],
      [482, -1090, 13],
      [496, -1160, 3],
    ],
    [
      [394, -1150, 20],
      [346, -1230, 18],
      [330, -1320, 13],
      [348, -1420, 2],
    ],
    [
      [436, -1262, 18],
      [414, -1340, 16],
      [420, -1400, 11],
      [446, -1462, 2],
    ],
    [
      [530, -1308, 14],
      [522, -1370, 11],
      [538, -1430, 2],
    ],
  ),
  far: antler(
    [
      [516, -955, 22],
      [550, -1050, 20],
      [582, -1104, 18],
      [650, -1144, 16],
      [730, -1170, 13],
      [790, -1230, 3],
    ],
    [
      [608, -1112, 15],
      [606, -1190, 13],
      [640, -1270, 2],
    ],
    [
      [690, -1156, 13],
      [694, -1220, 11],
      [722, -1288, 2],
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
