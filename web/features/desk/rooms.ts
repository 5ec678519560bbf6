/** The rooms of the desk. The URL's hash selects one, so Back leads from room to room. */
import { useSyncExternalStore } from 'react';

export const rooms = [
  'queue',
  'live',
  'close',
  'correct',
  'trailheads',
  'figures',
  'people',
  'revert',
  'log',
  'more',
] as const;
export type Room = (typeof rooms)[number];
/** `id`: the notice to correct, the hike to close, the person to revert. */
export type Place = { room: Room; id: string };

export const hashOf = (room: Room, id = ''): string => `#${room}${id && `/${encodeURIComponent(id)}`}`;

export function placeOf(hash: string): Place {
  const [room = '', id = ''] = hash.slice(1).split('/');
  const known = rooms.find((name) => name === room);
  return { room: known ?? 'queue', id: known ? decoded(id) : '' };
}

/** A malformed percent-encoding must not break the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export const goTo = (room: Room, id?: string): void => {
  location.hash = hashOf(room, id);
};

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export const usePlace = (): Place =>
  placeOf(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  );
