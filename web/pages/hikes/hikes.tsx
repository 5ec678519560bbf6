/** The front page: two posters, the map of the regions, and every hike. */

import { driveCredits, mapCredits } from '../../../content/credits.ts';
import { site } from '../../../content/site.ts';
import { toHike } from '../../../domain/finder/hike.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { notFoundId } from '../../../domain/wire/not-found.ts';
import { everythingId, Finder, type FinderProps } from '../../features/finder/finder.tsx';
import { feedLink } from '../../files/feed-link.ts';
import { fileNames, filesSentence as files } from '../../files/files.messages.ts';
import { RowTemplates } from '../../layout/row-templates.tsx';
import {
  type Guide,
  getPicture,
  getRegion,
  listedHikes,
  readGuide,
  readMap,
  readMaps,
} from '../../lib/guide.server.ts';
import { absolute, head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { regionsMessages } from '../../lib/text/region.ts';
import { description, frontMessages, frontTitle } from '../../lib/text/site.ts';
import { MapCredits } from '../../ui/map-credits.tsx';
import type { Route } from './+types/hikes';
import styles from './hikes.module.css';
import { Opener, type PosterEntry } from './opener.tsx';
import { RegionHikes } from './region-hikes.tsx';
import { RegionKey } from './region-key.tsx';
import { StateMap } from './state-map.tsx';
import { themeLists } from './theme-lists.server.ts';
import { WithoutSearch } from './without-search.tsx';

export function loader() {
  const guide = readGuide();
  return {
    count: guide.listed.length,
    regions: guide.regions.map((region) => ({
      region,
      picture: getPicture(guide.pictures.regions, region.slug),
      trails: guide.listed.filter((trail) => trail.region === region.slug).map((trail) => toRow(guide, trail)),
    })),
    posters: guide.site.posters.map((id, i) => posterFor(guide, id, i)),
    map: readMap('state'),
    finder: finderProps(guide),
    themes: themeLists(guide),
    card: getPicture(guide.pictures.cards, '/'),
  };
}

/** Only the fields of a row. */
function toRow({ pictures }: Guide, trail: Trail) {
  const { path, park, badge, distance, duration, difficulty, closures, ...hike } = toHike(trail);
  const badgeSrc = getPicture(pictures.badges, trail.id).src;
  return { path, park, trail: hike.trail, badge, distance, duration, difficulty, closures, badgeSrc };
}

function posterFor(guide: Guide, id: string, place: number): PosterEntry {
  const trail = guide.trails.find((candidate) => candidate.id === id);
  const picture = guide.pictures.hikes[place];
  if (!trail?.badge || !picture) throw new Error(`No poster was drawn for ${id}`);
  return { href: trail.path, title: trail.badge, region: getRegion(guide, trail), picture };
}

function finderProps(guide: Guide): FinderProps {
  return {
    regions: guide.regions.map(({ slug, code, name, alsoCalled, badge }) => ({
      slug,
      code,
      name,
      alsoCalled,
      badge: { shape: badge.shape },
    })),
    hikes: listedHikes(guide),
    map: readMaps().state,
  };
}

export const links: Route.LinksFunction = () => [feedLink];

export const handle: PageHandle = { section: 'hikes', scripts: 'hikes' };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const about = description(loaderData.count);
  const website = { '@type': 'WebSite', name: site.name, url: absolute('/hikes'), description: about };
  return head({
    path: '/hikes',
    title: frontTitle(loaderData.count),
    description: about,
    card: loaderData.card,
    data: [website],
  });
};

export default function HikesPage({ loaderData }: Route.ComponentProps) {
  const { count, regions, posters, map, finder, themes } = loaderData;
  return (
    <>
      <div className={`wrap ${styles.notFound}`} id={notFoundId}>
        <p>{frontMessages.notFound}</p>
      </div>
      <Opener count={count} regions={regions.length} posters={posters}>
        <Island
          name="finder"
          props={finder}
          render={Finder}
          withoutScript={<WithoutSearch regions={regions.map(({ region }) => region)} themes={themes} />}
        />
      </Opener>
      <section className={`wrap ${styles.map}`} aria-label={regionsMessages.all}>
        <StateMap svg={map} />
        <RegionKey entries={regions.map(({ region, trails }) => ({ region, count: trails.length }))} />
      </section>
      <RowTemplates />
      <div id={everythingId}>
        {regions.map((entry) => (
          <RegionHikes key={entry.region.slug} {...entry} />
        ))}
      </div>
      <p className={`wrap small dim ${styles.files}`}>
        {files.take}{' '}
        <a href="/trails.gpx" download="">
          {fileNames.gpx}
        </a>{' '}
        {files.or}{' '}
        <a href="/trails.geojson" download="">
          {fileNames.geojson}
        </a>
        {files.buildOn} <a href="/data/v1/trails.json">{files.data}</a>
        {files.follow} <a href="/feed.xml">{files.changes}</a> {files.inReader}
      </p>
      <p className={`wrap small dim ${styles.credits}`}>
        <MapCredits credits={[...mapCredits, ...driveCredits]} />
      </p>
    </>
  );
}
