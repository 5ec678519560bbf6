/**
 * Alerts of the National Weather Service on the page of a hike, above its forecast. The script fills clones of the
 * template.
 */
import { OutboundLink } from '../../ui/links.tsx';
import { Sign } from '../../ui/status.tsx';
import { alertWords as words } from './alert-words.ts';
import { service } from './service.ts';
import styles from './trail-alerts.module.css';

export const TrailAlerts = () => (
  <ul className={styles.alerts} aria-label={words.title} data-alerts="" hidden>
    <template>
      <li>
        <Sign kind="alert" />
        <p>
          <b /> <time /> <OutboundLink href={service}>{''}</OutboundLink>
        </p>
      </li>
    </template>
  </ul>
);
