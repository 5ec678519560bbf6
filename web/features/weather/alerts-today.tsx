/**
 * On /now: active weather alerts by region, with the hikes they cover. Filled by web/features/weather/show-alerts.ts.
 */
import type { Region } from '../../../domain/trail/region.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import { Sign } from '../../ui/status.tsx';
import { alertWords as words } from './alert-words.ts';
import styles from './alerts-today.module.css';
import { service } from './service.ts';

type Props = { regions: readonly Pick<Region, 'slug' | 'code' | 'name' | 'badge'>[] };

export const AlertsToday = ({ regions }: Props) => (
  <section className={styles.alerts} aria-labelledby="weather-alerts" data-alerts-now="" hidden>
    <h2 id="weather-alerts">
      <Sign kind="alert" /> {words.title}
    </h2>
    {regions.map((region) => (
      <div key={region.slug} data-region={region.code} data-alerts-in={region.slug} hidden>
        <h3>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </h3>
        <ul />
      </div>
    ))}
    <template>
      <li>
        <p>
          <b /> <time /> <OutboundLink href={service}>{''}</OutboundLink>
        </p>
        <p className="small" data-covers="" />
      </li>
    </template>
  </section>
);
