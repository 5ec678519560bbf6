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
 * A thousand to the poll, feet at 0, facing right: nape, withers, croup; buttock, hock, fetlock and hoof; stifle, belly, elbow; knee,
 * fetlock and hoof; brisket, throat, nose.
 */
const BODY =
  'M245-995C217-902 187-799 120-719 56-683-37-668-121-670-206-672-271-685-322-661-370-636-387-584-381-534-376-481-359-433-346-376-342-342-357-310-378-278L-374-251C-361-228-353-194-350-160L-340-91C-348-71-350-57-342-46L-327-30-336 0H-267L-279-30-299-55C-303-71-301-84-305-103L-312-171C-316-217-316-242-307-269-288-310-241-342-207-399-194-418-187-436-179-453-112-421-37-401 37-399 75-399 103-405 123-420 131-376 135-319 138-271 138-249 133-235 135-217L146-105C138-84 136-71 142-52L155-30 148 0H215L204-32 183-59C179-75 179-91 181-107L189-210C198-228 198-246 193-267 194-331 204-388 226-436 265-481 282-547 288-607 295-668 308-724 336-777 361-799 383-807 407-810 430-805 450-803 464-816 475-829 477-846 467-861L443-879C419-902 409-921 387-945 366-973 323-1005 245-995z';
const FAR_LEGS =
  'M-252-463C-234-388-234-353-236-331-236-301-250-283-264-258L-258-233C-245-205-234-182-230-148L-217-91C-222-71-224-57-217-43L-202-27-211 0H-146L-157-30-178-55C-181-68-179-82-183-100L-194-171C-196-205-194-228-189-251-178-296-140-342-112-397L-103-463zM200-463C221-388 236-331 239-271 239-249 236-235 239-217L256-105C250-84 249-71 254-52L269-30 262 0H329L316-32 295-59C292-75 290-91 292-107L292-210C297-228 297-246 290-267 284-342 262-400 226-470z';
const EAR = 'M271-969C234-995 183-995 140-1025 155-973 200-937 267-936z';
const TAIL = 'M-329-659C-383-651-421-593-411-493-385-528-359-556-351-593z';
const RIM =
  'M387-945C409-921 419-902 443-879L467-861C477-846 475-829 464-816 458-842 436-863 411-891 396-911 383-930 370-958zM336-777C308-724 295-668 288-607 282-547 265-481 226-436 245-481 258-547 264-612 273-678 295-734 336-777z';

/** A beam sweeps out, up and forward; the brow tine and three more stand on it. */
const antler = (...branches: readonly (readonly Station[])[]) => branches.map((joints) => limb(joints, 1)).join('');
const ANTLERS = {
  near: antler(
    [
      [271, -977, 22],
      [221, -1042, 21],
      [164, -1107, 19],
      [140, -1192, 17],
      [164, -1276, 15],
      [224, -1332, 11],
      [318, -1360, 3],
    ],
    [
      [150, -1145, 15],
      [90, -1229, 12],
      [62, -1332, 2],
    ],
    [
      [155, -1248, 14],
      [121, -1341, 11],
      [127, -1435, 2],
    ],
    [
      [211, -1313, 11],
      [207, -1388, 8],
      [232, -1453, 2],
    ],
    [
      [215, -1033, 13],
      [252, -1089, 9],
      [299, -1126, 2],
    ],
  ),
  far: antler(
    [
      [308, -977, 21],
      [351, -1051, 19],
      [370, -1126, 17],
      [417, -1192, 15],
      [486, -1225, 10],
      [579, -1221, 3],
    ],
    [
      [366, -1107, 13],
      [351, -1192, 10],
      [364, -1294, 2],
    ],
    [
      [411, -1179, 12],
      [419, -1257, 9],
      [454, -1332, 2],
    ],
    [
      [480, -1216, 9],
      [508, -1270, 7],
      [548, -1307, 2],
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
