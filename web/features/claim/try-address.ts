/** The address of the collection may ask at once whether one is at a trailhead, and for which badge. */
const name = 'try';

export const tryAddress = (badge?: string | null): string =>
  `/badges/me?${name}${badge ? `=${encodeURIComponent(badge)}` : ''}`;

/** The badge that this address asks for, an empty text where it names none, and null where it asks nothing. */
export const triedFor = (): string | null => new URLSearchParams(location.search).get(name);
