import type { Outcome } from '../../../domain/wire.ts';
import { accuracyWords, milesAway } from '../../lib/distance-words.ts';
import type { Export } from '../../lib/replies.ts';
import styles from './account.module.css';

const outcomeWords: Record<Outcome, string> = {
  awarded: 'badge earned',
  'already-earned': 'already earned',
  'too-far': 'too far away',
  'too-vague': 'position too vague',
  'too-old': 'sent too late',
  'in-the-future': 'clock ran ahead',
  'too-fast': 'too far from the last badge for the time between',
};

type Props = { attempts: Export['attempts']; nameOf?: (hikerId: string) => string | undefined };

export function Attempts({ attempts, nameOf }: Props) {
  if (attempts.length === 0) return <p>None yet.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Outcome</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {newestFirst(attempts).map((attempt) => (
          <tr key={`${attempt.claimId} ${attempt.hikerId}`}>
            <td>{new Date(attempt.takenAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}</td>
            <td>
              {[nameOf?.(attempt.hikerId), outcomeWords[attempt.outcome]].filter(Boolean).join(': ')}
              {nearest(attempt)}
              {attempt.waited && ' (sent later)'}
            </td>
            <td>{place(attempt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const newestFirst = (attempts: Export['attempts']) => [...attempts].sort((a, b) => b.takenAt.localeCompare(a.takenAt));

function nearest({ nearestBadge, nearestKm }: Export['attempts'][number]): string {
  if (nearestBadge === null || nearestKm === null) return '';
  return `: ${nearestBadge}, ${milesAway(nearestKm)}`;
}

function place({ latitude, longitude, accuracy }: Export['attempts'][number]): string {
  if (latitude === null || longitude === null) return 'erased';
  const within = accuracy === null ? '' : `, give or take ${accuracyWords(accuracy)}`;
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}${within}`;
}
