/** One hike: the poster, six figures, the story, what to know, the badge and the directions. */

import { mapCredits } from '../../../content/credits.ts';
import { drivesFrom, toFiveMinutes } from '../../../domain/drive/drive.ts';
import { distanceKm } from '../../../domain/geo/geo.ts';
import { getClosures, withoutWords } from '../../../domain/status/closures.ts';
import { standingStatus } from '../../../domain/status/status.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { Walk } from '../../features/route/walk.tsx';
import { Today } from '../../features/status/today.tsx';
import { feedLink } from '../../files/feed-link.ts';
import { type Guide, getPicture, getRegion, readDrives, readGuide, readMap, readMaps } from '../../lib/guide.server.ts';
import { absolute, head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { UpLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav.messages.ts';
import type { Route } from './+types/trail';
import { AddressCode } from './address-code.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BeforeYouDrive } from './before-you-drive.tsx';
import { Details } from './details.tsx';
import { Hero } from './hero.tsx';
import { HowWeKnow } from './how-we-know.tsx';
import { Location } from './location.tsx';
import { Nearby, type Neighbor } from './nearby.tsx';
import { Overview } from './overview.tsx';
import { Story } from './story.tsx';
import { placeData } from './structured-data.ts';
import { TakeAlong } from './take-along.tsx';
import styles from './trail.module.css';
import { WatchOut } from './watch-out.tsx';
import { WithKids } from './with-kids.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const guide = readGuide();
  const id = `${params.region}/${params.slug}`;
  const trail = guide.trails.find((candidate) => candidate.id === id);
  if (!trail) throw new Response('No such hike', { status: 404 });
  const { drives } = readMaps().state;
  return {
    trail,
    region: getRegion(guide, trail),
    hero: getPicture(guide.pictures.heroes, trail.id),
    photo: guide.photos[trail.id],
    badge: trail.badge === null ? undefined : getPicture(guide.pictures.badges, trail.id),
    card: getPicture(guide.pictures.cards, trail.path),
    locator: readMap(`locators/${trail.id}`),
    trailMap: trail.route && readMap(`trails/${trail.id}`),
    neighbors: getNeighbors(guide, trail, drives),
    drives,
  };
}

const neighborCount = 3;

/** No links lead to a hike that is closed for more than a season. */
const isClosed = (trail: Trail): boolean => standingStatus(getClosures(trail)).kind === 'closed';

function getNeighbors(guide: Guide, trail: Trail, drives: string): Neighbor[] {
  const minutesTo = drivesFrom(readDrives(drives), trail.trailhead);
  const others = guide.listed.filter((other) => other !== trail && !isClosed(other));
  const kmTo = (other: Trail) => distanceKm(trail.trailhead, other.trailhead);
  return others
    .sort((a, b) => kmTo(a) - kmTo(b))
    .slice(0, neighborCount)
    .map((other) => ({
      path: other.path,
      park: other.park,
      trail: other.trail,
      code: getRegion(guide, other).code,
      badge: getPicture(guide.pictures.badges, other.id),
      closures: getClosures(other)
        .filter(({ kind }) => kind === 'closed')
        .map(withoutWords),
      minutes: toFiveMinutes(minutesTo(other.trailhead)),
    }))
    .sort((a, b) => a.minutes - b.minutes);
}

export const links: Route.LinksFunction = () => [feedLink];

export const handle: PageHandle = { section: 'hikes', scripts: 'trail' };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { trail, region, card } = loaderData;
  return head({
    path: trail.path,
    title: `${trail.park}, ${trail.trail}`,
    description: trail.summary,
    card,
    data: [placeData(trail, card)],
    trail: [
      { name: toHikes.crumb, path: '/hikes' },
      { name: region.name, path: region.path },
      { name: trail.park, path: trail.path },
    ],
  });
};

export default function TrailPage({ loaderData }: Route.ComponentProps) {
  const { trail, region, hero, photo, badge, locator, trailMap, neighbors, drives } = loaderData;
  const { kind: status } = standingStatus(getClosures(trail).filter(({ kind }) => kind !== 'information'));
  return (
    <div className={styles.page} data-region={region.code} data-trail="" data-status={status}>
      <Hero trail={trail} region={region} picture={hero} photo={photo} badge={badge} drives={drives} />
      <FirstScreenEnds />
      <AddressCode address={absolute(trail.path)} />
      <Today trail={trail} />
      {status === 'closed' && <Nearby neighbors={neighbors} />}
      <Overview trail={trail} region={region} />
      {trail.listed && (
        <div className={`wrap ${styles.pair}`}>
          {trail.hazards.length > 0 && <WatchOut hazards={trail.hazards} />}
          <WithKids trail={trail} />
        </div>
      )}
      <div className={`wrap ${styles.columns}`}>
        <Story trail={trail} picture={hero} photo={photo} />
        <div className={styles.side}>
          <Details trail={trail} />
          {trail.listed && <BeforeYouDrive trail={trail} />}
          {badge && <BadgeCard trail={trail} badge={badge} />}
        </div>
        <div className={styles.maps}>
          {trail.route && trailMap && <Walk trail={trail} route={trail.route} map={trailMap} />}
          <Location trail={trail} map={locator} credits={mapCredits} />
          <TakeAlong trail={trail} />
        </div>
      </div>
      {status !== 'closed' && <Nearby neighbors={neighbors} />}
      <HowWeKnow trail={trail} trailMap={trailMap} />
      <p className={`wrap ${styles.back}`}>
        <UpLink href={region.path}>{region.backText}</UpLink>
      </p>
    </div>
  );
}
