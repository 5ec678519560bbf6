/** Every badge there is, by name. */

import { milestoneCatalog as words } from '../../features/milestones/words.ts';
import { pictureOf, readGuide, regionOf } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { EmblemImage } from '../../ui/emblem.tsx';
import { BackLink } from '../../ui/links.tsx';
import type { Route } from './+types/catalog';
import styles from './catalog.module.css';
import { catalogPage } from './words.ts';

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
  const milestones = guide.milestones.map((milestone) => ({
    ...milestone,
    picture: pictureOf(guide.pictures.milestones, milestone.id),
  }));
  return { badges, milestones, card: pictureOf(guide.pictures.cards, '/') };
}

export const handle = inSection('badges');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badge-catalog',
        title: catalogPage.title,
        description: catalogPage.description(loaderData.badges.length),
        card: loaderData.card,
      })
    : [];

export default function CatalogPage({ loaderData }: Route.ComponentProps) {
  const { badges, milestones } = loaderData;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{catalogPage.title}</h1>
        <p className="lead">
          {catalogPage.lead(badges.length)} <a href="/badges/passport">{words.passport}</a>
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
      {milestones.length > 0 && <Milestones milestones={milestones} />}
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}

type MilestonesProps = Pick<Route.ComponentProps['loaderData'], 'milestones'>;

function Milestones({ milestones }: MilestonesProps) {
  return (
    <section className={`oxford ${styles.milestones}`} aria-labelledby="milestones">
      <h2 id="milestones">{words.title}</h2>
      <p className="lead">
        {words.lead(milestones.length)} <a href="/badges/rules#milestones">{words.rules}</a>
      </p>
      <ul>
        {milestones.map(({ id, name, says, picture }) => (
          <li key={id}>
            <EmblemImage src={picture.src} alt={picture.alt} lazy />
            <b>{name}</b>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
