/** Every URL of the site, from the content list; and one page of each kind. */
import { ourContent } from '../test/content.ts';

const { regions, trails } = ourContent;

/** Pages without islands or framework. */
export const readingPages = [
  '/hikes',
  ...regions.map((region) => region.path),
  ...trails.map((trail) => trail.path),
  '/badges',
  '/badges/rules',
  '/badges/passport',
  '/badge-catalog',
  '/before-you-go',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
  '/auth-failed',
  '/report-sent',
  '/report-not-sent',
];

/** Pages with an island. */
export const livingPages = ['/badges/me', '/badge-collection', '/account', '/desk', '/plan'];

/** Also with an island; its signature check is loaded with the first file. */
export const checkPage = '/verify';

export const allPages = [...readingPages, ...livingPages, checkPage];

/** Intermediate pages, which are not indexed. */
export const unlistedPages = [
  '/badge-collection',
  '/account',
  '/desk',
  '/auth-failed',
  '/report-sent',
  '/report-not-sent',
];

/** Useless offline, or there under another address. */
const onlinePages = ['/desk', '/badge-collection', '/report-sent', '/report-not-sent'];
export const offlinePages = allPages.filter((path) => !onlinePages.includes(path));

export const kindsOfPage = [
  '/hikes',
  '/northshore',
  '/trails/north-shore/split-rock',
  '/trails/twin-cities-metro/mississippi-national',
  '/trails/west-and-southwest/upper-sioux',
  '/badges',
  '/badges/rules',
  '/badges/passport',
  '/badge-catalog',
  '/before-you-go',
  '/about',
  '/privacy',
  '/auth-failed',
  '/report-not-sent',
  '/badges/me',
  '/account',
  '/desk',
  '/plan',
  '/verify',
];
