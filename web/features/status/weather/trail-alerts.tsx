/**
 * Alerts of the National Weather Service on the page of a hike, above its forecast. The script fills copies of the
 * template.
 */
import { OutboundLink } from '../../../ui/links.tsx';
import { Sign } from '../../../ui/status.tsx';
import { alertMessages as words } from './alert.messages.ts';
import { trailAlert, trailAlerts } from './alert-parts.ts';
import styles from './trail-alerts.module.css';
import { service } from './weather-service.ts';

export const TrailAlerts = () => (
  <>
    <ul className={styles.alerts} aria-label={words.title} {...trailAlerts.root()} hidden />
    <template {...trailAlert.template}>
      <li>
        <Sign kind="alert" />
        <p>
          <b {...trailAlert.slot('event')} /> <time {...trailAlert.slot('when')} />{' '}
          <OutboundLink href={service} slot={trailAlert.slot('headline')} />
        </p>
      </li>
    </template>
  </>
);
