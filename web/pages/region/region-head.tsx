import { milesWalked } from '../../../domain/finder/hike.ts';
import type { Picture as PictureData } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { regionMessages as words } from '../../lib/text/region.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { UpLink } from '../../ui/links.tsx';
import { Picture } from '../../ui/picture.tsx';
import plate from '../../ui/plate.module.css';
import styles from './region-head.module.css';

type Tally = { hikes: number; shortest: number; longest: number };
type Props = { region: Region; picture: PictureData; map: string; tally: Tally };

/** The shortest there and back; the longest as its row has it. */
export function getTally(trails: readonly Trail[]): Tally {
  const hikes = trails.map(asWalked).filter(({ distance }) => distance && distance.route !== 'total');
  const shortest = Math.min(...hikes.map((hike) => milesWalked(hike) ?? Number.POSITIVE_INFINITY));
  return { hikes: trails.length, shortest, longest: Math.max(...hikes.map(({ distance }) => distance?.miles ?? 0)) };
}

export function RegionHead({ region, picture, map, tally }: Props) {
  return (
    <section className={`wrap ${styles.head}`}>
      <div>
        <UpLink href="/" kind="quiet">
          {words.back}
        </UpLink>
        <h1>{region.name}</h1>
        <p className={`lead ${styles.intro}`}>{region.intro}</p>
        <div className={styles.figures}>
          <dl className={styles.tally}>
            <Figure label={words.tally.hikes(tally.hikes)} value={String(tally.hikes)} />
            <Figure label={words.tally.shortest} value={words.tally.miles(tally.shortest)} />
            <Figure label={words.tally.longest} value={words.tally.miles(tally.longest)} />
          </dl>
          <InlineSvg className={styles.mini} svg={map} />
        </div>
      </div>
      <figure className={`${plate.plate} ${styles.plate}`}>
        <div className={styles.picture}>
          <Picture picture={picture} cover first />
        </div>
        <figcaption>{words.credit}</figcaption>
      </figure>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
