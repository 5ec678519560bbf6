import type { Region } from '../../../content/regions.ts';
import type { Trail } from '../../../domain/trail.ts';
import { climbWords, distanceWords, durationWords, type Fact, regionWords } from '../../lib/trail-words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Peaks } from '../../ui/peaks.tsx';
import styles from './overview.module.css';

export function Overview({ trail, region }: { trail: Trail; region: Region }) {
  return (
    <section className="wrap" aria-labelledby="overview">
      <div className={`oxford ${styles.heading}`}>
        <h2 id="overview">Trail Overview</h2>
      </div>
      <dl className={styles.cards}>
        <Card icon="map" label="Region" fact={{ figure: regionWords(region) }} />
        <Card icon="mountains" label="Difficulty" fact={{ figure: trail.difficulty }}>
          <Peaks difficulty={trail.difficulty} className={styles.peaks} />
        </Card>
        <Card icon="path" label="Trail Distance" fact={distanceWords(trail)} />
        <Card icon="timer" label="Estimated Hike Duration" fact={durationWords(trail)} />
        <Card icon="stairs" label="Elevation Gain" fact={climbWords(trail)} />
        <Card icon="leaf" label="Best Season To Visit" fact={{ figure: trail.season }} />
      </dl>
    </section>
  );
}

type CardProps = { icon: IconName; label: string; fact: Fact; children?: React.ReactNode };

function Card({ icon, label, fact, children }: CardProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} className={styles.icon} />
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
