import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { badgeOf } from '../../features/badges/words.ts';
import { miles } from '../../lib/text/distance.ts';
import { durationWords, routeNote } from '../../lib/text/trail-figures.ts';
import { Peaks } from '../../ui/peaks.tsx';
import styles from './hike-rows.module.css';

type Row = { trail: Trail; badge: Picture };

export function HikeRows({ rows }: { rows: Row[] }) {
  return (
    <ul className={`oxford ${styles.rows}`}>
      {rows.map((row) => (
        <HikeRow key={row.trail.id} {...row} />
      ))}
    </ul>
  );
}

function HikeRow({ trail, badge }: Row) {
  const walk = asWalked(trail);
  const duration = durationWords(walk);
  const note = routeNote(walk);
  return (
    <li data-badge={trail.badge ?? undefined}>
      <img src={badge.src} alt={badgeOf(trail.badge)} width={badge.width} height={badge.height} loading="lazy" />
      <div data-earned-here="">
        <a href={trail.path}>
          <b>{trail.park}</b> <span>{trail.trail}</span>
        </a>
        <address>{trail.address.text}</address>
      </div>
      <p className={styles.miles}>
        <span data-miles={walk.distance?.miles}>
          {walk.distance?.miles} <abbr title={miles.name}>{miles.short}</abbr>
        </span>{' '}
        {note && <small>{note}</small>}
      </p>
      <p className={styles.duration}>
        {duration.figure}
        {walk.duration?.of && ` ${walk.duration.of}`}
      </p>
      <p className={styles.difficulty}>
        <Peaks difficulty={walk.difficulty} />
        {walk.difficulty}
      </p>
    </li>
  );
}
