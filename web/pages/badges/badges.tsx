/** How a badge is earned, in six steps. */

import { getBadge } from '../../features/badges/badges.messages.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { BackLink, ButtonLink } from '../../ui/links.tsx';
import type { Route } from './+types/badges';
import { badgesPage as words } from './badges.messages.ts';
import styles from './badges.module.css';

/** One badge of each region, so that all six outlines are shown. */
export function loader() {
  const guide = readGuide();
  const samples = guide.regions.flatMap((region) => {
    const trail = guide.listed.find((candidate) => candidate.region === region.slug);
    return trail ? [{ name: trail.badge ?? '', badge: getPicture(guide.pictures.badges, trail.id) }] : [];
  });
  return { count: guide.listed.length, samples, card: getPicture(guide.pictures.cards, '/') };
}

export const handle: PageHandle = { section: 'badges', needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badges',
        title: words.title,
        description: words.description(loaderData.count),
        card: loaderData.card,
      })
    : [];

export default function BadgesPage({ loaderData }: Route.ComponentProps) {
  const { count, samples } = loaderData;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{words.heading(count)}</h1>
          <p className="lead">{words.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href="/badge-catalog" kind="main">
              {words.seeAll(count)}
            </ButtonLink>{' '}
            <ButtonLink href="/badges/passport" kind="quiet">
              {words.passport}
            </ButtonLink>
          </p>
        </div>
        <ul className={styles.samples} aria-label={words.samples}>
          {samples.map(({ name, badge }) => (
            <li key={name}>
              <img src={badge.src} alt={getBadge(name)} width={badge.width} height={badge.height} loading="lazy" />
            </li>
          ))}
        </ul>
      </header>
      <ol className={`oxford ${styles.steps}`}>
        {words.steps.map((step) => (
          <li key={step.title}>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.order}>
        {words.order} <a href="/badges/rules">{words.rules}</a>
      </p>
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}
