/** The addresses of the site. Region and trail pages come from the content list, one route each kind. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { loadLayout } from '../content/load.ts';

const { regions } = loadLayout();
/** All of them have one loader, which tells them by their names. */
const file = (path: string) => route(path, 'files/files.ts', { id: path.split('/').at(-1) });

export default [
  index('pages/home/home.tsx'),
  route('hikes', 'pages/hikes/hikes.tsx'),
  ...regions.map((region) => route(region.path.slice(1), 'pages/region/region.tsx', { id: `region-${region.slug}` })),
  route('trails/:region/:slug', 'pages/trail/trail.tsx'),
  file('trails/:region/:slug/hike.gpx'),
  file('trails/:region/:slug/hike.geojson'),
  file('trails/:region/:slug/hike.ics'),
  file('trails/:region/:slug/badge.svg'),
  route('now', 'pages/now/now.tsx'),
  route('plan', 'pages/plan/plan.tsx'),
  route('badges', 'pages/badges/badges.tsx'),
  route('badges/rules', 'pages/rules/rules.tsx'),
  route('badges/passport', 'pages/passport/passport.tsx'),
  route('badges/me', 'pages/collection/collection.tsx', { id: 'collection' }),
  route('badge-collection', 'pages/collection/collection.tsx', { id: 'badge-collection' }),
  route('badge-catalog', 'pages/catalog/catalog.tsx'),
  route('verify', 'pages/verify/verify.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('before-you-go', 'pages/before-you-go/before-you-go.tsx'),
  route('privacy', 'pages/legal/legal.tsx', { id: 'privacy' }),
  route('terms', 'pages/legal/legal.tsx', { id: 'terms' }),
  route('cookies', 'pages/legal/legal.tsx', { id: 'cookies' }),
  route('account', 'pages/account/account.tsx'),
  route('desk', 'pages/desk/desk.tsx'),
  route('report-sent', 'pages/report/report.tsx', { id: 'report-sent' }),
  route('report-not-sent', 'pages/report/report.tsx', { id: 'report-not-sent' }),
  route('auth-failed', 'pages/auth-failed/auth-failed.tsx'),
  file('trails.gpx'),
  file('trails.geojson'),
  file('data/v1/trails.json'),
  route('finder/stories.json', 'files/stories.ts'),
  file('feed.xml'),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('manifest.webmanifest', 'files/manifest.ts'),
  route('*', 'pages/home/home.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
