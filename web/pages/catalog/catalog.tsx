/** All badges in one grid, A to Z, and the milestones. */
import { EarnedMark } from '../../features/badges/earned-mark.tsx';
import { getHikeName } from '../../features/badges/hike-name.ts';
import { milestoneCatalog as words } from '../../features/milestones/milestones.messages.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { hasServer } from '../../lib/server.ts';
import { EmblemImage } from '../../ui/emblem.tsx';
import { BackLink } from '../../ui/links.tsx';
import type { Route } from './+types/catalog';
import { catalogPage } from './catalog.messages.ts';
import styles from './catalog.module.css';

export function loader() {
  const guide = readGuide();
  const codes = new Map(guide.regions.map(({ slug, code }) => [slug, code]));
  const badges = guide.listed
    .map((trail) => ({
      name: trail.badge ?? '',
      path: trail.path,
      hike: getHikeName(trail),
      region: codes.get(trail.region) ?? '',
      picture: getPicture(guide.pictures.badges, trail.id),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const milestones = guide.milestones.map((milestone) => ({
    ...milestone,
    picture: getPicture(guide.pictures.milestones, milestone.id),
  }));
  return { badges, milestones, card: getPicture(guide.pictures.cards, '/') };
}

export const handle: PageHandle = { section: 'badges' };

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
      <Badges badges={badges} />
      {milestones.length > 0 && <Milestones milestones={milestones} />}
      <EarnedMark />
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}

type BadgesProps = Pick<Route.ComponentProps['loaderData'], 'badges'>;

function Badges({ badges }: BadgesProps) {
  return (
    <ul className={styles.grid}>
      {badges.map(({ name, path, hike, region, picture }, i) => (
        <li key={path} data-badge={name} data-region={region}>
          <a href={path} data-earned-here="">
            <img
              src={picture.src}
              alt=""
              width={picture.width}
              height={picture.height}
              loading={i < 2 ? undefined : 'lazy'}
            />
            <b>{name}</b>
            <span>{hike}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type MilestonesProps = Pick<Route.ComponentProps['loaderData'], 'milestones'>;

function Milestones({ milestones }: MilestonesProps) {
  return (
    <section className={`oxford ${styles.milestones}`} aria-labelledby="milestones">
      <h2 id="milestones">{words.title}</h2>
      <p className="lead">
        {words.lead(milestones.length)} {hasServer && <a href="/badges/rules#milestones">{words.rules}</a>}
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
