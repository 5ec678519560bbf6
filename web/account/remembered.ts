/**
 * Who was signed in, and what they had earned, when the server last answered: at a trailhead without a signal the site
 * still knows its hiker. It stays on the device, and goes when they sign out.
 */
import type { Account, BadgeDocument } from '../../domain/wire.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';

export type Remembered = { account: Account; documents: BadgeDocument[]; at: string };

const place = 'last-collection';

export const remember = (collection: Remembered): void => localStorage.setItem(place, JSON.stringify(collection));

export const forget = (): void => localStorage.removeItem(place);

export function remembered(): Remembered | undefined {
  const text = isPerhapsSignedIn() ? localStorage.getItem(place) : null;
  return text ? (JSON.parse(text) as Remembered) : undefined;
}
