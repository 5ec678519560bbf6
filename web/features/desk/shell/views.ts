/** The views of the desk. The URL's hash selects one, so Back leads from view to view. */
import { useSyncExternalStore } from 'react';

export const views = ['queue', 'live', 'close', 'correct', 'trailheads', 'figures', 'people', 'log', 'more'] as const;
export type View = (typeof views)[number];
/** `id`: the notice to correct, the hike to close. */
export type Place = { view: View; id: string };

export const toHash = (view: View, id = ''): string => `#${view}${id && `/${encodeURIComponent(id)}`}`;

export function getPlace(hash: string): Place {
  const [view = '', id = ''] = hash.slice(1).split('/');
  const known = views.find((name) => name === view);
  return { view: known ?? 'queue', id: known ? decoded(id) : '' };
}

/** A malformed percent-encoding must not break the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export const goTo = (view: View, id?: string): void => {
  location.hash = toHash(view, id);
};

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export const usePlace = (): Place =>
  getPlace(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  );
