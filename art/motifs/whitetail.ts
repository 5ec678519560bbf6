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
 * A thousand to the poll, feet at 0, facing right: poll, the crest of a neck that the rut has swollen, withers, croup; buttock, the point
 * of the hock, fetlock and hoof; stifle, belly, elbow; knee, fetlock and hoof; the deep chest, the throat, the nose.
 */
const BODY =
  'M500-1006C455-985 410-930 350-875 290-825 230-785 165-764 90-742 0-728-78-730-157-735-235-764-300-756-357-748-402-712-423-654-442-590-442-520-423-450-409-400-388-360-385-326-388-300-409-284-421-262-412-240-405-224-398-204L-379-110C-383-92-383-76-376-60L-360-28-365 0H-301L-306-30-331-62C-339-78-341-92-341-108L-346-206C-345-236-334-256-315-280-280-320-240-356-205-436-157-410-87-384-17-370 60-360 140-366 206-384L230-300C238-270 240-240 236-216L234-108C226-90 226-76 232-60L246-28 242 0H314L306-30 280-60C272-76 270-92 272-108L286-206C292-230 292-250 298-280L330-396C376-420 404-480 404-550 404-610 446-676 490-734 522-780 542-812 556-846 598-834 650-832 704-840 734-842 758-848 764-866 768-880 760-892 746-896 690-912 640-938 596-978 566-1004 528-1014 500-1006z';
const FAR_LEGS =
  'M-261-440C-235-390-237-350-247-322-258-300-280-288-292-266-284-244-273-226-264-208L-228-112C-230-92-228-76-219-60L-200-28-204 0H-139L-146-30-172-60C-183-76-186-92-190-108L-214-206C-216-236-207-258-191-282-165-318-130-350-104-400L-96-500H-244zM300-430L352-300C366-270 370-240 374-212L392-108C388-90 390-74 398-60L418-28 416 0H488L478-32 446-62C436-78 432-92 430-108L424-206C426-236 420-262 412-290L380-440z';
const EAR = 'M478-985C430-1015 375-1022 326-1004 352-960 415-936 472-950z';
const TAIL = 'M-374-716C-428-706-466-644-477-560-480-520-477-496-468-482-445-520-432-570-409-600z';
const RIM =
  'M500-1006C528-1014 566-1004 596-978 640-938 690-912 746-896L762-876C750-884 734-888 712-888 664-904 622-932 578-964 550-986 524-996 500-1006zM404-550C404-610 446-676 490-734 522-780 542-812 556-846 544-790 512-744 474-690 438-640 418-600 404-550z';

/** The main beam sweeps back, up and forward; the brow tine and three more rise from it. */
const antler = (...branches: readonly (readonly Station[])[]) => branches.map((joints) => limb(joints, 1)).join('');
const ANTLERS = {
  near: antler(
    [
      [522, -990, 26],
      [496, -1052, 25],
      [459, -1110, 23],
      [443, -1171, 21],
      [466, -1233, 19],
      [526, -1277, 16],
      [605, -1296, 12],
      [675, -1338, 3],
    ],
    [
      [497, -1066, 16],
      [527, -1096, 12],
      [540, -1157, 3],
    ],
    [
      [450, -1148, 19],
      [408, -1219, 17],
      [394, -1298, 12],
      [409, -1386, 2],
    ],
    [
      [487, -1247, 17],
      [467, -1316, 15],
      [473, -1368, 10],
      [496, -1423, 2],
    ],
    [
      [570, -1287, 13],
      [562, -1342, 10],
      [577, -1395, 2],
    ],
  ),
  far: antler(
    [
      [557, -977, 21],
      [587, -1060, 19],
      [615, -1108, 17],
      [675, -1143, 15],
      [746, -1166, 12],
      [798, -1219, 3],
    ],
    [
      [638, -1115, 14],
      [636, -1184, 12],
      [666, -1254, 2],
    ],
    [
      [710, -1154, 12],
      [714, -1210, 10],
      [738, -1270, 2],
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
