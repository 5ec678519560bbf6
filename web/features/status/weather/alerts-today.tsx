/**
 * On /now: active weather alerts by region, with the hikes they cover. Filled by web/features/status/weather/show-alerts.ts.
 */
import type { Region } from '../../../../domain/trail/region.ts';
import { OutboundLink } from '../../../ui/links.tsx';
import { RegionMarker } from '../../../ui/region-marker.tsx';
import { Sign } from '../../../ui/status.tsx';
import { alertMessages as words } from './alert.messages.ts';
import { alertMark, alertsIn, alertsToday, alertToday } from './alert-parts.ts';
import styles from './alerts-today.module.css';
import { service } from './weather-service.ts';

type Props = { regions: readonly Pick<Region, 'slug' | 'code' | 'name' | 'badge'>[] };

/** In map units. */
const markSize = 240;

export const AlertsToday = ({ regions }: Props) => (
  <section className={styles.alerts} aria-labelledby="weather-alerts" {...alertsToday.root()} hidden>
    <h2 id="weather-alerts">
      <Sign kind="alert" /> {words.title}
    </h2>
    {regions.map((region) => (
      <div key={region.slug} data-region={region.code} {...alertsIn.root(region.slug)} hidden>
        <h3>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </h3>
        <ul {...alertsIn.slot('alerts')} />
      </div>
    ))}
    <template {...alertToday.template}>
      <li>
        <p>
          <b {...alertToday.slot('event')} /> <time {...alertToday.slot('when')} />{' '}
          <OutboundLink href={service} slot={alertToday.slot('headline')} />
        </p>
        <p className={`small ${styles.covers}`} {...alertToday.slot('covers')} />
      </li>
    </template>
    {/* Above the trailhead's dot, where signs of closures and of condition reports do not cover it. */}
    <template {...alertMark.template}>
      <svg
        className="map-alert"
        aria-hidden="true"
        overflow="visible"
        {...alertMark.root()}
        {...alertMark.slot('place')}
      >
        <Sign kind="alert" box={{ x: -markSize / 2, y: -markSize * 1.4, width: markSize, height: markSize }} />
      </svg>
    </template>
  </section>
);
