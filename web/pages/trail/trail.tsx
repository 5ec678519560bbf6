/** One hike: the poster, six figures, the story, what to know, the badge and the way there. */

import { mapCredits } from '../../../content/credits.ts';
import { site } from '../../../content/site.ts';
import { pictureOf, readGuide, readMap, regionOf } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { UpLink } from '../../ui/links.tsx';
import '../../styles/map.css';
import type { Route } from './+types/trail';
import { BadgeCard } from './badge-card.tsx';
import { Details } from './details.tsx';
import { Hero } from './hero.tsx';
import { Location } from './location.tsx';
import { Overview } from './overview.tsx';
import { Story } from './story.tsx';
import { placeData } from './structured-data.ts';
import styles from './trail.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const guide = readGuide();
  const trail = guide.trails.find((candidate) => candidate.id === `${params.region}/${params.slug}`);
  if (!trail) throw new Response('No such hike', { status: 404 });
  return {
    trail,
    region: regionOf(guide, trail),
    hero: pictureOf(guide.pictures.heroes, trail.id),
    photo: guide.photos[trail.id],
    badge: trail.badge === null ? undefined : pictureOf(guide.pictures.badges, trail.id),
    card: pictureOf(guide.pictures.cards, trail.path),
    locator: readMap(`locators/${trail.id}`),
  };
}

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
      { name: 'Hikes', path: '/hikes' },
      { name: region.name, path: region.path },
      { name: trail.park, path: trail.path },
    ],
  });
};

export default function TrailPage({ loaderData }: Route.ComponentProps) {
  const { trail, region, hero, photo, badge, locator } = loaderData;
  return (
    <div data-region={region.code}>
      <Hero trail={trail} region={region} picture={hero} photo={photo} badge={badge} />
      <Overview trail={trail} region={region} />
      <div className={`wrap ${styles.columns}`}>
        <Story trail={trail} picture={hero} photo={photo} badge={badge} licence={site.pictureLicence} />
        <div className={styles.side}>
          <Details trail={trail} />
          {badge && <BadgeCard trail={trail} badge={badge} />}
        </div>
        <Location trail={trail} map={locator} credits={mapCredits} />
      </div>
      <p className={`wrap ${styles.back}`}>
        <UpLink href={region.path}>{region.backText}</UpLink>
      </p>
    </div>
  );
}
