/** The collection's own texts. */
import { state } from '../../../content/state.ts';
import { capitalized, formatCount } from '../../../domain/units.ts';
import { near, positionsKept } from '../../lib/text/badge-rule.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { formatCounted } from '../badges/badges.messages.ts';

export const collectionPage = {
  description: 'The badges you’ve earned, the ones still out there, and where to try for the next one.',
};

export const collectionMessages = {
  title: 'Your Collected Badges',
  loading: 'Loading badges...',
  tryForOne: 'Try for a badge',
  failed: (asOf?: string) =>
    sentences('Could not load badge data.', asOf && `This is your collection as of ${localDate(asOf)}.`),
  noSignal: (asOf?: string) =>
    sentences('No signal.', asOf ? `As of ${localDate(asOf)}.` : 'Your badges will show when you’re back in range.'),
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
    const counted = capitalized(formatCounted({ found, total }));
    if (reached === 0) return `${counted}.`;
    if (reached === 1) return `${counted}, in one region.`;
    return `${counted}, in ${reached === regions ? 'all ' : ''}${formatCount(reached)} regions.`;
  },
  earned: 'Earned badges',
  progress: 'Progress by region',
  stillOutThere: (left: number) => `Still out there: ${left}`,
  toGo: (left: number) => `${left} to go`,
  map: 'Where you’ve been',
  lights: 'Each light is a trailhead where you earned a badge.',
  getMap: (parks: readonly string[]) => `Map of ${state.name} with lights at ${parks.join(', ')}`,
  leftNearMe: 'What’s left near me',
  leftNear: (town: string) => `What’s left near ${town}`,
  looking: 'Looking…',
  next: 'Your next badge',
  passport: 'Print your passport',
  left: (count: number) => `${count} to go`,
};

/** The collection is complete. */
export const completeMessages = {
  title: (total: number) => `All ${total}!`,
  lead: (day: string) => `You’ve been to every trailhead in the guide${day && `, the last one on ${day}`}. Well done!`,
};

/** The collection is empty. */
export const emptyMessages = {
  label: 'No badges yet',
  placeholder: 'Placeholder Badge: not yet earned',
  lead: 'When you earn your first badge, the Placeholder Badge will disappear and your earned badge will appear here!',
  steps: (hikes: number) => [
    `Go to any of the ${formatCount(hikes)} trailheads.`,
    `Open this page on your phone within ${near} of it.`,
    'Tap Try for a badge, then Yes. We check your location once.',
  ],
};

/** Signed out. */
export const invitationMessages = {
  lead: 'Sign in to start your collection.',
  what: (badges: number) =>
    `${capitalized(formatCount(badges))} hikes, ${formatCount(badges)} badges. See which ones you’ve earned and what’s left.`,
  kept: `We store your name, your email address, your badges and, for ${positionsKept}, where you tried for one. Only you can see them.`,
};

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
