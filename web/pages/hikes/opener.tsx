import type { ReactNode } from 'react';
import { site } from '../../../content/site.ts';
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import { frontMessages } from '../../lib/text/site.ts';
import { Poster } from '../../ui/poster.tsx';
import styles from './opener.module.css';

export type PosterEntry = { href: string; title: string; region: Region; picture: Picture };
type Props = {
  count: number;
  regions: number;
  posters: PosterEntry[];
  /** The finder. */
  children?: ReactNode;
};

/**
 * The posters are in the markup twice, one of them hidden: beside the title, or on a phone below the finder. So the tab
 * order matches the visual order.
 */
export function Opener({ count, regions, posters, children }: Props) {
  const [beforeStar, afterStar] = site.headline;
  return (
    <section className={`wrap ${styles.opener}`}>
      <h1>
        <span>{frontMessages.hikes(count)}</span>{' '}
        <span>
          {beforeStar}
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d="M50 0L54 38L68 32L62 46L100 50L62 54L68 68L54 62L50 100L46 62L32 68L38 54L0 50L38 46L32 32L46 38z" />
          </svg>
        </span>{' '}
        <span>{afterStar}</span>
      </h1>
      <div className={styles.beside}>
        {posters.map((poster) => (
          <Poster key={poster.href} {...poster} first />
        ))}
      </div>
      <div className={styles.finder}>{children}</div>
      <div className={styles.about}>
        <p className="lead">{frontMessages.lead(count, regions)}</p>
        <p className={styles.prompt}>{frontMessages.prompt}</p>
      </div>
      <div className={styles.below}>
        {posters.map((poster) => (
          <Poster key={poster.href} {...poster} />
        ))}
      </div>
    </section>
  );
}
