/** Where else to go: below the rest of the page, or right below Today if the hike is closed for more than a season. */
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { BriefClosure } from '../../../domain/status/closures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { driveMessages } from '../../lib/text/drive.ts';
import { rowNews } from '../../ui/row-news.ts';
import styles from './nearby.module.css';
import { nearbyMessages as words } from './trail.messages.ts';

export type Neighbor = Pick<Trail, 'path' | 'park' | 'trail'> & {
  code: Region['code'];
  badge: Picture;
  closures: readonly BriefClosure[];
  /** By car, from trailhead to trailhead. */
  minutes: number;
};

/** The script (features/status/rows.script.ts) marks the hikes that are closed today, and the style hides them. */
export function Nearby({ neighbors }: { neighbors: readonly Neighbor[] }) {
  return (
    <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
      <div className="oxford">
        <h2 id="nearby">{words.title}</h2> <small>{words.fromHere}</small>
        <ul>
          {neighbors.map(({ path, park, trail, code, badge, closures, minutes }) => (
            <li key={path} data-region={code}>
              <a
                href={path}
                {...rowNews.root()}
                data-closures={closures.length > 0 ? JSON.stringify(closures) : undefined}
              >
                <img src={badge.src} alt="" width={badge.width} height={badge.height} loading="lazy" />
                <span>
                  <b>{park}</b>
                  <em>{trail}</em>
                  <strong>
                    {driveMessages.short(minutes)} {driveMessages.drive}
                  </strong>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
