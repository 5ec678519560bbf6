/** A white-tailed buck in profile, for silhouettes against the sky. */
import { placeFigure } from '../kit/figure.ts';
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

/** A thousand to the poll, feet at 0, facing right: nape, withers, croup; buttock, hock, hoof; stifle, belly, elbow; brisket, throat, nose. */
const BODY =
  'M282-992C252-900 216-760 128-668C60-632-30-612-120-614C-210-618-270-652-330-636C-382-620-404-560-400-490C-396-420-372-350-366-296C-364-262-376-240-372-214L-346-70L-352-34L-362 0H-296L-306-40L-312-72L-316-208C-312-250-258-306-212-392C-150-372-60-350 20-346C70-346 110-352 140-366C152-300 156-250 152-212L160-72L158-36L148 0H212L204-38L204-72L208-214C216-270 230-320 244-386C276-430 296-500 304-570C316-640 330-700 356-760C384-776 410-778 436-780C462-778 484-784 496-800C508-816 506-832 496-846C466-880 440-910 410-944C390-972 350-1000 282-992z';
const FAR_LEGS =
  'M-250-400C-240-330-214-290-212-250C-212-226-220-212-216-190L-184-70L-188-36L-198 0H-136L-146-38L-152-72L-164-196C-158-250-130-310-110-400zM214-420C240-340 262-280 266-216L284-74L284-38L278 0H340L330-40L326-76L316-222C318-290 312-360 300-440z';
const EAR = 'M290-962C250-990 206-1000 166-1042C172-980 214-932 286-930z';
const TAIL = 'M-352-630C-410-620-446-560-436-458C-410-490-384-520-376-560z';
const RIM =
  'M410-944C440-910 466-880 496-846C506-832 508-816 496-800C490-826 470-850 440-880C424-900 410-920 396-950zM356-760C330-700 316-640 304-570C296-500 276-430 244-386C262-440 276-510 282-580C292-650 316-710 356-760z';

/** A beam sweeps back, out and forward, and three tines stand on it. */
const ANTLERS = {
  near: 'M262-986C226-1060 206-1150 238-1236C270-1310 350-1340 440-1322C370-1318 302-1284 276-1222C256-1160 272-1070 312-990zM218-1150C206-1230 214-1310 244-1392C250-1310 250-1250 258-1190zM252-1260C262-1330 286-1390 330-1436C318-1370 310-1320 306-1266zM280-1062C312-1080 334-1108 344-1150C356-1104 340-1064 296-1034z',
  far: 'M318-990C312-1060 330-1140 388-1206C430-1256 500-1270 570-1240C506-1244 450-1222 416-1180C376-1130 362-1060 366-984zM364-1168C366-1240 390-1310 434-1370C426-1300 420-1250 424-1200zM432-1226C452-1280 484-1322 532-1352C510-1300 496-1266 492-1232z',
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
