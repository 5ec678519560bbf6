/** What can be taken from the guide as a file, and what is written in those files. */
import { site } from '../../content/site.ts';
import { formatDate } from '../../domain/units.ts';

export const fileNames = { gpx: 'GPX', geojson: 'GeoJSON' };

/** One sentence of the front page, cut where its links begin and end. */
export const filesSentence = {
  take: 'Download all trailheads as',
  or: 'or',
  buildOn: ', use',
  data: 'our data',
  follow: ', or follow',
  changes: 'changes to the hikes',
  inReader: 'in a feed reader.',
};

export const allTrailheads = `${site.name}: all trailheads`;

export const feedMessages = {
  title: `${site.name}: ${filesSentence.changes}`,
  checked: (name: string) => `${name}: facts checked`,
  checkedText: (date: string) => `We went over our sources for this hike in ${formatDate(date)}.`,
};

export const calendarTitle = (name: string): string => `Hike: ${name}`;

/** What an installed app offers, and how the pictures of it are called. */
export const manifestMessages = {
  shortcuts: { tryForBadge: 'Try for a badge', hikes: 'Hikes' },
  screenshots: { hikes: 'Map of the hikes', trail: 'A trail page', collection: 'A badge collection' },
};
