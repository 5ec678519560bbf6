/** On /now: recent condition reports by region. Filled by web/features/conditions/show-conditions.ts. */
import type { Region } from '../../../domain/trail/region.ts';
import { RegionMarker } from '../../ui/region-marker.tsx';
import styles from './seen-by-hikers.module.css';
import { seenWords } from './seen-words.ts';

type Props = { regions: readonly Pick<Region, 'slug' | 'code' | 'name' | 'badge'>[] };

export const SeenByHikers = ({ regions }: Props) => (
  <section className={styles.seen} aria-labelledby="seen-by-hikers" data-seen-now="" hidden>
    <h2 id="seen-by-hikers">{seenWords.title}</h2>
    <p className="small dim">{seenWords.about}</p>
    {regions.map((region) => (
      <div key={region.slug} data-region={region.code} data-seen-in={region.slug} hidden>
        <h3>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </h3>
        <ul />
      </div>
    ))}
  </section>
);
