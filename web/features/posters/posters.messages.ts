/** The poster of a badge or of the whole collection. */
import { state } from '../../../content/state.ts';
import { formatCount } from '../../../domain/units.ts';
import type { PosterSize } from './poster.ts';

export const posterMessages = {
  make: 'Make a poster',
  makeOfAll: 'Make a poster of them all',
  title: 'Your poster',
  note: 'Made on this device. It stays here unless you share it.',
  drawing: 'Drawing…',
  failed: 'We couldn’t draw the poster because a picture is missing. Try again when you have a signal.',
  size: 'Size',
  sizes: { poster: 'Poster', wallpaper: 'Phone wallpaper' } satisfies Record<PosterSize, string>,
  withName: (name: string) => `Add the name ${name}`,
  share: 'Share',
  save: 'Save picture',
  notShared: 'We couldn’t share it. Save it instead.',
};

/** On the poster itself. */
export const onPoster = {
  /** SEVEN OF FIFTY */
  count: (found: number, total: number) => `${formatCount(found)} of ${formatCount(total)}`,
  reached: (reached: number, regions: number) =>
    reached === regions
      ? `Badges from all ${formatCount(regions)} regions of ${state.name}`
      : `Badges from ${formatCount(reached)} ${reached === 1 ? 'region' : 'regions'} of ${state.name}`,
  altOfBadge: (badge: string, lines: readonly string[]) => `Poster of the ${badge} badge: ${lines.join(', ')}`,
  altOfAll: (names: readonly string[]) => `Poster of the badges ${names.join(', ')}`,
};
