/** Every badge there is, by name. */
import { site } from '../../../content/site.ts';
import { pictureOf, readGuide, regionOf } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { BackLink } from '../../ui/links.tsx';
import type { Route } from './+types/catalog';
import styles from './catalog.module.css';

export function loader() {
  const guide = readGuide();
  const badges = guide.listed
    .map((trail) => ({
      name: trail.badge ?? '',
      path: trail.path,
      park: trail.park,
      region: regionOf(guide, trail),
      picture: pictureOf(guide.pictures.badges, trail.id),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { badges, card: pictureOf(guide.pictures.cards, '/') };
}

const title = `${site.name} Badge Catalog`;

export const handle = inSection('badges');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badge-catalog',
        title,
        description: `All ${loaderData.badges.length} badges, one for each hike, in the outline and color of its region.`,
        card: loaderData.card,
      })
    : [];

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { badges } = loaderData;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">
          These are all {badges.length} badges, one for each hike. The outline and the color of the border tell the
          region.
        </p>
      </header>
      <ul className={`oxford ${styles.grid}`}>
        {badges.map((badge, i) => (
          <li key={badge.path} data-region={badge.region.code} data-badge={badge.name}>
            <a href={badge.path} data-earned-here="">
              <img
                src={badge.picture.src}
                alt=""
                width={badge.picture.width}
                height={badge.picture.height}
                loading={i < 2 ? undefined : 'lazy'}
              />
              <b>{badge.name}</b>
              <span>{badge.park}</span>
              <span className="hidden-text">, {badge.region.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}
