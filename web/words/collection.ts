/** What the collection says of itself. */
import { state } from '../../content/state.ts';
import { capitalized, countInWords } from '../../domain/units.ts';
import { localDate } from '../lib/local-time.ts';

export const collectionWords = {
  title: 'Your Collected Badges',
  loading: 'Loading badges...',
  empty: 'When you earn your first badge, the Placeholder Badge will disappear and your earned badge will appear here!',
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
    const counted = `${capitalized(countInWords(found))} of ${countInWords(total)}`;
    if (reached === 0) return `${counted}.`;
    if (reached === 1) return `${counted}, in one region.`;
    return `${counted}, in ${reached === regions ? 'all ' : ''}${countInWords(reached)} regions.`;
  },
  map: 'Where you have been',
  lights: 'Each light is a trailhead where you earned a badge.',
  mapOf: (parks: readonly string[]) => `Map of ${state.name} with lights at ${parks.join(', ')}`,
  leftNearMe: 'What is left near me',
  leftNear: (town: string) => `What is left near ${town}`,
  looking: 'Looking …',
  next: 'Your next badge',
  passport: 'Print it as a passport',
  left: (count: number) => `${count} still to find`,
};

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
