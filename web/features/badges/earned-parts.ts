/** What a script fills on hikes whose badge is earned. */
import { definePart } from '../../lib/part.ts';

export const earnedMark = definePart<{ day: string }>('earned');
/** Above the offer: who lacks the badge. */
export const lackingLine = definePart<{ names: string | false }>('lacking');
