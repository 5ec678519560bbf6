/** The poster that a hiker may make of a badge or of the whole collection. */
import { state } from '../../../content/state.ts';
import { countInWords } from '../../../domain/units.ts';

export const posterWords = {
  make: 'Make a poster of it',
  makeOfAll: 'Make a poster of them all',
  title: 'A poster to keep',
  note: 'Drawn on this device. Nothing leaves it unless you share it.',
  drawing: 'Drawing…',
  failed: 'The poster could not be drawn: a picture is missing. Try again with a signal.',
  withName: (name: string) => `With the name ${name} on it`,
  share: 'Share',
  save: 'Save as a picture',
  notShared: 'It could not be shared. Save it instead.',
};

/** On the poster itself. */
export const onPoster = {
  /** SEVEN OF FIFTY */
  count: (found: number, total: number) => `${countInWords(found)} of ${countInWords(total)}`,
  reached: (reached: number, regions: number) =>
    reached === regions
      ? `Badges from all ${countInWords(regions)} regions of ${state.name}`
      : `Badges from ${countInWords(reached)} ${reached === 1 ? 'region' : 'regions'} of ${state.name}`,
  altOfBadge: (badge: string, lines: readonly string[]) => `Poster of the ${badge} badge: ${lines.join(', ')}`,
  altOfAll: (names: readonly string[]) => `Poster of the badges ${names.join(', ')}`,
};
