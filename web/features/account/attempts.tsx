import { ascending } from '../../../domain/order.ts';
import type { Export } from '../../lib/api.ts';
import { formatAccuracy, milesAway } from '../../lib/text/distance.ts';
import { claimMessages as words } from './account.messages.ts';
import styles from './account.module.css';

type Props = { attempts: Export['attempts']; getName?: (hikerId: string) => string | undefined };

export function Claims({ attempts, getName }: Props) {
  if (attempts.length === 0) return <p>{words.none}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.where}</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst(attempts).map((attempt) => (
          <tr key={`${attempt.claimId} ${attempt.hikerId}`}>
            <td>{new Date(attempt.takenAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}</td>
            <td>
              {[getName?.(attempt.hikerId), words.outcomes[attempt.outcome]].filter(Boolean).join(': ')}
              {nearest(attempt)}
              {attempt.waited && ` ${words.sentLater}`}
            </td>
            <td>{place(attempt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const newestFirst = (attempts: Export['attempts']) => [...attempts].sort((a, b) => ascending(b.takenAt, a.takenAt));

function nearest({ nearestBadge, nearestKm }: Export['attempts'][number]): string {
  if (nearestBadge === null || nearestKm === null) return '';
  return `: ${nearestBadge}, ${milesAway(nearestKm)}`;
}

function place({ latitude, longitude, accuracy }: Export['attempts'][number]): string {
  if (latitude === null || longitude === null) return words.erased;
  const within = accuracy === null ? '' : `, ${words.giveOrTake(formatAccuracy(accuracy))}`;
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}${within}`;
}
