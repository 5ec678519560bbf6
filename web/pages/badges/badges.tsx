/** How a badge is earned, in six steps. */
import { countInWords } from '../../../domain/units.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { BackLink, ButtonLink } from '../../ui/links.tsx';
import { allowance, near } from '../../words/promises.ts';
import type { Route } from './+types/badges';
import styles from './badges.module.css';

/** One badge of each region, so that all six outlines are seen. */
export function loader() {
  const guide = readGuide();
  const samples = guide.regions.flatMap((region) => {
    const trail = guide.listed.find((candidate) => candidate.region === region.slug);
    return trail ? [{ name: `${trail.badge}`, badge: pictureOf(guide.pictures.badges, trail.id) }] : [];
  });
  return { count: guide.listed.length, samples, card: pictureOf(guide.pictures.cards, '/') };
}

export const handle = inSection('badges');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badges',
        title: 'How to earn a badge',
        description: `Each of the ${countInWords(loaderData.count)} hikes has a badge. Stand within ${near} of the trailhead, say Yes, and it is yours.`,
        card: loaderData.card,
      })
    : [];

const steps = [
  { title: 'Be at a listed hike', text: 'Any hike of this guide counts, in any order and in any season.' },
  { title: 'Open this site on your phone or tablet', text: 'The device must know where it is. Location has to be on.' },
  {
    title: 'Click Sign In With Google',
    text: 'The badge needs somebody to belong to. Google tells us your name and your e-mail address.',
  },
  {
    title: 'Click Badge Collection in the header',
    text: 'It appears once you are signed in. On a phone it is in the bar at the bottom.',
  },
  {
    title: 'Answer Yes to “Do you want to try for a badge?”',
    text: 'Your position is read once, at that moment. Without a signal the try waits on your phone.',
  },
  {
    title: `Earn the badge if you are within ${near}`,
    text: `Phones misjudge, so what yours reports as its error is allowed for, up to ${allowance}.`,
  },
];

const orderWords =
  'The order of the steps is not strict: you may also try first, with “Try for this badge” on the page of the hike, and sign in later. The try waits on your phone.';

export default function BadgesPage({ loaderData }: Route.ComponentProps) {
  const { count, samples } = loaderData;
  return (
    <div className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{countInWords(count)} badges, six steps</h1>
          <p className="lead">
            Every hike in this guide has a badge of its own. You earn it by being there: no form, no photograph, only
            you at the trailhead.
          </p>
          <p className={styles.actions}>
            <ButtonLink href="/badge-catalog" kind="main">
              See all {count} badges
            </ButtonLink>{' '}
            <ButtonLink href="/badges/passport" kind="quiet">
              Print the passport
            </ButtonLink>
          </p>
        </div>
        <ul className={styles.samples} aria-label="One badge of each region">
          {samples.map(({ name, badge }) => (
            <li key={name}>
              <img src={badge.src} alt={`${name} badge`} width={badge.width} height={badge.height} loading="lazy" />
            </li>
          ))}
        </ul>
      </header>
      <ol className={`oxford ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.order}>
        {orderWords} <a href="/badges/rules">The whole rule, and what to do if a try is refused</a>
      </p>
      <p className={styles.back}>
        <BackLink />
      </p>
    </div>
  );
}
