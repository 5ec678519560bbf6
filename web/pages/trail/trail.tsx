/** One hike: the poster, six figures, the story, what to know, the badge and the way there. */

import { mapCredits } from '../../../content/credits.ts';
import { site } from '../../../content/site.ts';
import { nearest } from '../../../domain/trail/nearest.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { Daylight } from '../../features/today/daylight.tsx';
import { feedLink } from '../../files/feed-link.ts';
import { type Guide, pictureOf, readGuide, readMap, regionOf } from '../../lib/guide.server.ts';
import { absolute, head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { UpLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav-words.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/trail';
import { AddressCode } from './address-code.tsx';
import { BadgeCard } from './badge-card.tsx';
import { BeforeYouDrive } from './before-you-drive.tsx';
import { Details } from './details.tsx';
import './facts.css';
import { RightNow } from '../../features/today/right-now.tsx';
import { Walk } from '../../features/walk/walk.tsx';
import { Hero } from './hero.tsx';
import { Location } from './location.tsx';
import { Nearby, type Neighbor } from './nearby.tsx';
import { Overview } from './overview.tsx';
import { Story } from './story.tsx';
import { placeData } from './structured-data.ts';
import { TakeAlong } from './take-along.tsx';
import styles from './trail.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const guide = readGuide();
  const id = `${params.region}/${params.slug}`;
  const trail = guide.trails.find((candidate) => candidate.id === id);
  if (!trail) throw new Response('No such hike', { status: 404 });
  return {
    trail,
    region: regionOf(guide, trail),
    hero: pictureOf(guide.pictures.heroes, trail.id),
    photo: guide.photos[trail.id],
    badge: trail.badge === null ? undefined : pictureOf(guide.pictures.badges, trail.id),
    card: pictureOf(guide.pictures.cards, trail.path),
    locator: readMap(`locators/${trail.id}`),
    trailMap: trail.route && readMap(`trails/${trail.id}`),
    neighbors: neighborsOf(guide, trail),
  };
}

const neighborCount = 3;

function neighborsOf(guide: Guide, trail: Trail): Neighbor[] {
  const others = guide.listed.filter((other) => other !== trail);
  return nearest(trail.trailhead, others, ({ trailhead }) => trailhead, neighborCount).map(({ place: other, km }) => ({
    path: other.path,
    park: other.park,
    trail: other.trail,
    code: regionOf(guide, other).code,
    badge: pictureOf(guide.pictures.badges, other.id),
    km,
  }));
}

export const links: Route.LinksFunction = () => [feedLink];

export const handle = inSection('hikes');

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
  const { trail, region, hero, photo, badge, locator, trailMap, neighbors } = loaderData;
  return (
    <div className={styles.page} data-region={region.code} data-trail="">
      <Hero trail={trail} region={region} picture={hero} photo={photo} badge={badge} />
      <FirstScreenEnds />
      <AddressCode address={absolute(trail.path)} />
      {trail.notices.length > 0 && (
        <div className={`wrap ${styles.notices}`}>
          {trail.notices.map((notice) => (
            <Notice key={notice.text} notice={notice} />
          ))}
        </div>
      )}
      {trail.listed && <RightNow trail={trail} />}
      <Overview trail={trail} region={region} />
      <div className={`wrap ${styles.columns}`}>
        <Story trail={trail} picture={hero} photo={photo} badge={badge} license={site.pictureLicense} />
        <div className={styles.side}>
          <Details trail={trail} />
          {badge && <BadgeCard trail={trail} badge={badge} />}
          <TakeAlong trail={trail} />
        </div>
        <div className={styles.maps}>
          {trail.route && trailMap && <Walk trail={trail} route={trail.route} map={trailMap} />}
          <Location trail={trail} map={locator} credits={mapCredits} />
        </div>
        {trail.listed && <BeforeYouDrive trail={trail} />}
      </div>
      {trail.listed && <Daylight trail={trail} />}
      <Nearby neighbors={neighbors} />
      <p className={`wrap ${styles.back}`}>
        <UpLink href={region.path}>{region.backText}</UpLink>
      </p>
    </div>
  );
}
