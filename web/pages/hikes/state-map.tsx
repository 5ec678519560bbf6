import '../../styles/maps/common.css';
import '../../styles/maps/state.css';
import '../../styles/maps/front.css';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import plate from '../../ui/plate.module.css';
import styles from './state-map.module.css';

export function StateMap({ svg }: { svg: string }) {
  return (
    <div className={`${plate.plate} ${styles.plate}`}>
      <InlineSvg className={styles.map} svg={svg} />
    </div>
  );
}
