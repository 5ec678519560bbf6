/** What a script fills with condition reports. Drawn in condition-templates.tsx and seen-by-hikers.tsx. */
import { definePart } from '../../../lib/part.ts';

type Icon = { href: string };

/** The list of a trail page, and one of its lines. */
export const trailConditions = definePart<Record<never, never>>('conditions');
export const conditionLine = definePart<{ icon: Icon; text: Node[]; checked: boolean }>('condition');

/** On /now: all, those of a region, and those of a hike. */
export const conditionsToday = definePart<Record<never, never>>('conditions-today');
export const conditionsIn = definePart<{ hikes: Node[] }>('conditions-in');
export const toConditions = definePart<{ icon: Icon; hike: { text: string; href: string }; lines: Node[] }>(
  'conditions-of',
);
export const conditionSentence = definePart<{ text: Node[] }>('condition-sentence');
export const conditionMark = definePart<{ place: { x: string; y: string }; icon: Icon }>('condition-mark');

/** In the row of a list. */
export const conditionInRow = definePart<{ icon: Icon; text: string }>('condition-in-row');

/** The words of a sentence: first bold, then plain. */
export const conditionText = definePart<{ strong: string | false; plain: string }>('condition-words');
