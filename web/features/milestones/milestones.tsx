/** Milestones: those reached as patches with their day, the nearest of the others with what is left. */
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { EmblemImage, EmblemOutline } from '../../ui/emblem.tsx';
import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { getHike } from '../badges/guide.ts';
import { milestoneMessages as words } from './milestones.messages.ts';
import styles from './milestones.module.css';
import { ahead, getLeft, type MilestoneStanding, reached, standings } from './standings.ts';

/** A longer list would only show what is missing. */
const shownNext = 3;
/** More names are not listed. */
const mostNamed = 3;

export function Milestones({ badges }: { badges: readonly EarnedBadge[] }) {
  const all = standings(useGuide(), badges);
  if (all.length === 0) return null;
  const [done, next] = [reached(all), ahead(all)];
  const later = next.slice(shownNext);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="milestones">
      <div className={`oxford ${styles.head}`}>
        <h2 id="milestones">{words.title}</h2>
        <p className="small dim">
          {words.lead} <a href="/badges/rules#milestones">{words.why}</a>
        </p>
      </div>
      {done.length > 0 && (
        <ul className={styles.reached}>
          {done.map(({ milestone, completedBy }) => (
            <li key={milestone.id}>
              <EmblemImage src={milestone.picture} alt="" />
              <b>{milestone.name}</b>
              {completedBy && <time dateTime={completedBy.earnedDate}>{formatDayEarned(completedBy.earnedDate)}</time>}
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <>
          <h3>{words.next}</h3>
          <Ahead standings={next.slice(0, shownNext)} />
          {later.length > 0 && (
            <details className={styles.later}>
              <summary>{words.others(later.length)}</summary>
              <Ahead standings={later} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Ahead({ standings }: { standings: readonly MilestoneStanding[] }) {
  return (
    <ul className={styles.ahead}>
      {standings.map((standing) => (
        <li key={standing.milestone.id} data-region={getRegion(standing)}>
          <EmblemOutline have={standing.have} need={standing.need} className={styles.outline} />
          <div>
            <b>{standing.milestone.name}</b>
            <p>{words.standing(standing, standing.milestone.counted)}</p>
            <Left standing={standing} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const getRegion = ({ milestone: { rule } }: MilestoneStanding) => (rule.kind === 'region' ? rule.region : undefined);

/** Names the hikes once they are few. */
function Left({ standing }: { standing: MilestoneStanding }) {
  const guide = useGuide();
  const left = getLeft(guide, standing);
  if (left.length === 0 || left.length > mostNamed) return <small>{standing.milestone.says}</small>;
  const hikes = left.map((name) => getHike(guide, name)?.hike);
  if (hikes.some((hike) => !hike)) return <small>{words.getLeft(left)}</small>;
  return (
    <small>
      {words.left}{' '}
      {hikes.map((hike, i) => (
        <span key={hike?.path}>
          {i > 0 && ', '}
          <a href={hike?.path}>{hike?.badge}</a>
        </span>
      ))}
    </small>
  );
}
