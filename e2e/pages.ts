/** Every address of the site, from the content list; and one page of each kind. */
import { loadContent } from '../content/load.ts';

const { regions, trails } = loadContent();

export const allPages = [
  '/hikes',
  ...regions.map((region) => region.path),
  ...trails.map((trail) => trail.path),
  '/badges',
  '/badge-catalog',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
  '/auth-failed',
];

export const kindsOfPage = [
  '/hikes',
  '/northshore',
  '/trails/north-shore/split-rock',
  '/trails/twin-cities-metro/mississippi-national',
  '/trails/west-and-southwest/upper-sioux',
  '/badges',
  '/badge-catalog',
  '/about',
  '/privacy',
  '/auth-failed',
];
