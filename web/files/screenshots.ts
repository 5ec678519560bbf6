import { site } from '../../content/site.ts';
import { manifestMessages } from './files.messages.ts';

/** The pictures of the site in the web app manifest; `npm run screenshots` takes them. */
type Screenshot = {
  file: string;
  /** The page that it shows. */
  path: string;
  label: string;
  width: number;
  height: number;
  /** Pixels of the file for one of the page. */
  scale: number;
};

const { screenshots: labels } = manifestMessages;
const narrow = { width: 780, height: 1688, scale: 2 };
const wide = { width: 1440, height: 900, scale: 1 };

export const screenshots: readonly Screenshot[] = [
  { file: 'hikes-narrow.png', path: '/hikes', label: labels.hikes, ...narrow },
  {
    file: 'trail-narrow.png',
    path: `/trails/${site.screenshot}`,
    label: labels.trail,
    ...narrow,
  },
  { file: 'collection-narrow.png', path: '/badges/me', label: labels.collection, ...narrow },
  { file: 'hikes-wide.png', path: '/hikes', label: labels.hikes, ...wide },
  { file: 'collection-wide.png', path: '/badges/me', label: labels.collection, ...wide },
];
