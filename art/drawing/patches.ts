/** Patches that belong to no hike: the Test Badge, the answers of the prompt, the badge not yet earned, and the logo. */
import { badgeOutlines, badgeSize } from '../../domain/pictures/badge-sheet.ts';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { idPrefix } from '../kit/ids.ts';
import { drawLogo, LOGO, logoAlt } from '../kit/logo.ts';
import { drawPatch } from '../kit/patch.ts';
import { BRASS, NIGHT, type PatchColors, SPRUCE } from '../kit/patch-colors.ts';
import { drawPlaceholder, PLACEHOLDER_ALT } from '../kit/placeholder.ts';
import type { Scene } from '../kit/scene.ts';
import { drawTreeline } from '../kit/treeline.ts';
import { answerNo, answerYes } from '../scenes/answers.ts';
import { testBadge } from '../scenes/test-badge.ts';
import type { Outlet } from './outlet.ts';

type PatchPictures = Pick<Pictures, 'testBadge' | 'answerYes' | 'answerNo' | 'placeholderBadge' | 'logo'>;

export function addPatches(outlet: Outlet, siteName: string): PatchPictures {
  const { arch, circle } = badgeOutlines;
  const patch = (file: string, scene: Scene, name: string, outline: string, colors: PatchColors) => {
    const drawing = drawPatch({ scene, name, outline, colors, idPrefix: idPrefix('patch', file) });
    return outlet.addPicture(file, 'svg', drawing, { ...badgeSize, alt: scene.alt });
  };
  outlet.addFixed('/treeline.svg', drawTreeline()); // the style sheet refers to this name
  return {
    testBadge: patch('badge-test', testBadge, 'Test Badge', circle, BRASS),
    answerYes: patch('answer-yes', answerYes, 'Yes', arch, SPRUCE),
    answerNo: patch('answer-no', answerNo, 'No', arch, NIGHT),
    placeholderBadge: outlet.addPicture('badge-placeholder', 'svg', drawPlaceholder(), {
      ...badgeSize,
      alt: PLACEHOLDER_ALT,
    }),
    logo: outlet.addPicture('logo', 'svg', drawLogo(siteName), {
      width: LOGO.size,
      height: LOGO.size,
      alt: logoAlt(siteName),
    }),
  };
}
