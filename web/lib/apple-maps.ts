/** Directions in the map app of an iPhone or iPad, made from the link that works everywhere. */

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
export const hasAppleMaps = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPod|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

export const appleDirections = (google: string): string =>
  `https://maps.apple.com/?daddr=${new URL(google).searchParams.get('destination')}`;

/** The link that suits this device. */
export const directionsHere = (google: string): string => (hasAppleMaps(navigator) ? appleDirections(google) : google);
