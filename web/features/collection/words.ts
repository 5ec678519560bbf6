/** What the collection says of itself. */
import { state } from '../../../content/state.ts';
import { capitalized, countInWords } from '../../../domain/units.ts';
import { near, positionsKept } from '../../lib/text/badge-rule.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { countedInWords } from '../badges/words.ts';

export const collectionPage = {
  description: 'The badges you have earned, the ones still out there, and the place to try for the next.',
};

export const collectionWords = {
  title: 'Your Collected Badges',
  loading: 'Loading badges...',
  tryForOne: 'Try for a badge',
  failed: (asOf?: string) =>
    sentences('Could not load badge data.', asOf && `This is your collection as of ${localDate(asOf)}.`),
  noSignal: (asOf?: string) =>
    sentences('No signal.', asOf ? `As of ${localDate(asOf)}.` : 'Your badges are shown when there is one again.'),
  /** Seven of fifty, in all six regions. */
  count({
    found,
    total,
    reached,
    regions,
  }: {
    found: number;
    total: number;
    reached: number;
    regions: number;
  }): string {
    const counted = capitalized(countedInWords({ found, total }));
    if (reached === 0) return `${counted}.`;
    if (reached === 1) return `${counted}, in one region.`;
    return `${counted}, in ${reached === regions ? 'all ' : ''}${countInWords(reached)} regions.`;
  },
  earned: 'Earned badges',
  progress: 'Progress by region',
  stillOutThere: (left: number) => `Still out there: ${left}`,
  toGo: (left: number) => `${left} to go`,
  map: 'Where you have been',
  lights: 'Each light is a trailhead where you earned a badge.',
  mapOf: (parks: readonly string[]) => `Map of ${state.name} with lights at ${parks.join(', ')}`,
  leftNearMe: 'What is left near me',
  leftNear: (town: string) => `What is left near ${town}`,
  looking: 'Looking…',
  next: 'Your next badge',
  passport: 'Print it as a passport',
  left: (count: number) => `${count} still to find`,
};

/** Before there is anything in it. */
export const emptyWords = {
  label: 'No badges yet',
  placeholder: 'Placeholder Badge: not yet earned',
  lead: 'When you earn your first badge, the Placeholder Badge will disappear and your earned badge will appear here!',
  steps: (hikes: number) => [
    `Go to the trailhead of any of the ${countInWords(hikes)} hikes.`,
    `Open this page on your phone, within ${near}.`,
    'Say Yes. Your position is read once.',
  ],
};

/** To those who are signed out. */
export const invitationWords = {
  lead: 'Sign in, and this page is yours.',
  what: (badges: number) =>
    `Every badge you earn, where and when, and the ${countInWords(badges)} that there are to find.`,
  kept: `We keep your name, your e-mail address, your badges and, for ${positionsKept}, where you tried. No other visitor can see any of it.`,
};

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
