import type { Credit } from '../../../content/credits.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import plate from '../../ui/plate.module.css';
import styles from './state-map.module.css';

export function StateMap({ svg, credits }: { svg: string; credits: readonly Credit[] }) {
  return (
    <figure className={`${plate.plate} ${styles.plate}`}>
      <InlineSvg className={styles.map} svg={svg} />
      <figcaption>
        <MapCredits credits={credits} />
      </figcaption>
    </figure>
  );
}
