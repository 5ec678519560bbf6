import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { roughMiles } from '../../../domain/units.ts';
import { away } from '../../lib/text/distance.ts';
import styles from './nearby.module.css';
import { nearbyWords as words } from './words.ts';

export type Neighbor = Pick<Trail, 'path' | 'park' | 'trail'> & { code: Region['code']; badge: Picture; km: number };

export function Nearby({ neighbors }: { neighbors: Neighbor[] }) {
  return (
    <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
      <div className="oxford">
        <h2 id="nearby">{words.title}</h2> <small>{words.straightLine}</small>
        <ul>
          {neighbors.map(({ path, park, trail, code, badge, km }) => (
            <li key={path} data-region={code}>
              <a href={path}>
                <img src={badge.src} alt="" width={badge.width} height={badge.height} loading="lazy" />
                <span>
                  <b>{park}</b>
                  <em>{trail}</em>
                  <strong>{away(roughMiles(km))}</strong>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
