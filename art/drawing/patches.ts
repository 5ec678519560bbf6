/** Patches that belong to no hike: the Test Badge, the answers of the prompt, the badge not yet earned, and the logo. */
import type { Pictures } from '../../domain/pictures.ts';
import { idPrefix } from '../kit/ids.ts';
import { drawLogo, LOGO, LOGO_ALT } from '../kit/logo.ts';
import { drawPatch } from '../kit/patch.ts';
import { drawPlaceholder, PLACEHOLDER_ALT } from '../kit/placeholder.ts';
import { type PatchColors, regionLooks } from '../kit/regions.ts';
import { BADGE_SIZE, type Scene } from '../kit/scene.ts';
import { drawTreeline } from '../kit/treeline.ts';
import { answerNo, answerYes } from '../scenes/answers.ts';
import { testBadge } from '../scenes/test-badge.ts';
import type { Outlet } from './outlet.ts';

const NIGHT: PatchColors = { border: '#4c5a78', thread: '#8b97b3', dark: '#151b33' };
const BRASS: PatchColors = { border: '#a57a1c', thread: '#e8c463', dark: '#3a2a08' };

type PatchPictures = Pick<Pictures, 'testBadge' | 'answerYes' | 'answerNo' | 'placeholderBadge' | 'logo'>;

export function addPatches(outlet: Outlet): PatchPictures {
  const arch = regionLooks.northwest.outline;
  const circle = regionLooks['twin-cities-metro'].outline;
  const patch = (file: string, scene: Scene, name: string, outline: string, colors: PatchColors) => {
    const drawing = drawPatch({ scene, name, outline, colors, idPrefix: idPrefix('patch', file) });
    return outlet.addPicture(file, 'svg', drawing, { ...BADGE_SIZE, alt: scene.alt });
  };
  outlet.addFixed('/treeline.svg', drawTreeline()); // the style sheet knows it by this name
  return {
    testBadge: patch('badge-test', testBadge, 'Test Badge', circle, BRASS),
    answerYes: patch('answer-yes', answerYes, 'Yes', arch, regionLooks.central),
    answerNo: patch('answer-no', answerNo, 'No', arch, NIGHT),
    placeholderBadge: outlet.addPicture('badge-placeholder', 'svg', drawPlaceholder(), {
      ...BADGE_SIZE,
      alt: PLACEHOLDER_ALT,
    }),
    logo: outlet.addPicture('logo', 'svg', drawLogo(), { width: LOGO.size, height: LOGO.size, alt: LOGO_ALT }),
  };
}
