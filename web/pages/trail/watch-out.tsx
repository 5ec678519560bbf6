/** Hazards, in plain words, without date and source. */
import type { Trail } from '../../../domain/trail/trail.ts';
import { hazardName, watchOut } from '../../lib/text/trail-facts.ts';
import { Sign } from '../../ui/status.tsx';
import styles from './watch-out.module.css';

export function WatchOut({ hazards }: Pick<Trail, 'hazards'>) {
  return (
    <section aria-labelledby="watch-out">
      <div className="oxford">
        <h2 id="watch-out">{watchOut}</h2>
      </div>
      <ul className={styles.hazards}>
        {hazards.map((hazard) => (
          <li key={hazard.kind + hazard.words}>
            <Sign kind="hazard" />
            <p>
              <b>{hazardName(hazard)}.</b> {hazard.words}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
