import type { Region } from '../../../content/regions.ts';
import type { Trail } from '../../../domain/trail.ts';
import { climbWords, distanceWords, durationWords, type Fact, regionWords } from '../../lib/trail-words.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Peaks } from '../../ui/peaks.tsx';
import styles from './overview.module.css';

export function Overview({ trail, region }: { trail: Trail; region: Region }) {
  return (
    <section className="wrap" aria-labelledby="overview">
      <div className={`oxford ${styles.heading}`}>
        <h2 id="overview">Trail Overview</h2>
      </div>
      <dl className={styles.cards}>
        <Card icon={icons.map} label="Region" fact={{ figure: regionWords(region) }} />
        <Card icon={icons.mountains} label="Difficulty" fact={{ figure: trail.difficulty }}>
          <Peaks difficulty={trail.difficulty} className={styles.peaks} />
        </Card>
        <Card icon={icons.path} label="Trail Distance" fact={distanceWords(trail)} />
        <Card icon={icons.timer} label="Estimated Hike Duration" fact={durationWords(trail)} />
        <Card icon={icons.stairs} label="Elevation Gain" fact={climbWords(trail)} />
        <Card icon={icons.leaf} label="Best Season To Visit" fact={{ figure: trail.season }} />
      </dl>
    </section>
  );
}

type CardProps = { icon: string; label: string; fact: Fact; children?: React.ReactNode };

function Card({ icon, label, fact, children }: CardProps) {
  return (
    <div>
      <dt>
        <Icon drawing={icon} className={styles.icon} />
        {label}
      </dt>
      <dd>
        {fact.figure}
        {fact.note && <small>{fact.note}</small>}
        {children}
      </dd>
    </div>
  );
}
