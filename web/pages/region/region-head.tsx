import type { Picture as PictureData } from '../../../domain/pictures.ts';
import type { Region } from '../../../domain/region.ts';
import type { Trail } from '../../../domain/trail.ts';
import { asWalked } from '../../../domain/walked.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { UpLink } from '../../ui/links.tsx';
import { Picture } from '../../ui/picture.tsx';
import plate from '../../ui/plate.module.css';
import { regionWords as words } from '../../words/region.ts';
import styles from './region-head.module.css';

type Props = { region: Region; picture: PictureData; map: string; trails: Trail[] };

export function RegionHead({ region, picture, map, trails }: Props) {
  const miles = trails.flatMap((trail) => {
    const { distance } = asWalked(trail);
    return distance && distance.route !== 'total' ? [distance.miles] : [];
  });
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
            <Figure label={words.tally.hikes(trails.length)} value={trails.length} />
            <Figure label={words.tally.shortest} value={Math.min(...miles)} />
            <Figure label={words.tally.longest} value={Math.max(...miles)} />
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

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
