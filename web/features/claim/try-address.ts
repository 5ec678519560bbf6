/** A query parameter of the collection's address opens the claim question, and names the badge. */
const name = 'try';

export const tryAddress = (badge?: string | null): string =>
  `/badges/me?${name}${badge ? `=${encodeURIComponent(badge)}` : ''}`;

/**
 * The badge named in this address, an empty string if it names none, and null if it asks nothing. Read once, then removed from the
 * address, so that a reload does not ask again.
 */
export function takeTriedFor(): string | null {
  const badge = new URLSearchParams(location.search).get(name);
  if (badge !== null) history.replaceState(history.state, '', location.pathname);
  return badge;
}
