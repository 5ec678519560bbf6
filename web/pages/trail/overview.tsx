import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import {
  type Fact,
  formatClimb,
  formatDifficulty,
  formatDistance,
  formatDuration,
  formatRegion,
} from '../../lib/text/trail-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Kilometers } from '../../ui/kilometers.tsx';
import { Peaks } from '../../ui/peaks.tsx';
import styles from './overview.module.css';
import { overviewMessages as labels } from './trail.messages.ts';

/** The walked figures; the published ones are under "How we know this". */
export function Overview({ trail, region }: { trail: Trail; region: Region }) {
  const walked = asWalked(trail);
  return (
    <section className="wrap" aria-labelledby="overview">
      <div className={`oxford ${styles.heading}`}>
        <h2 id="overview">{labels.title}</h2>
      </div>
      <dl className={styles.cards}>
        <Card icon={icons.map} label={labels.region} fact={{ figure: formatRegion(region) }} />
        <Card icon={icons.mountains} label={labels.difficulty} fact={formatDifficulty(walked)}>
          <Peaks difficulty={walked.difficulty} className={styles.peaks} />
        </Card>
        <Card icon={icons.path} label={labels.distance} fact={formatDistance(walked)} miles={walked.distance?.miles} />
        <Card icon={icons.timer} label={labels.duration} fact={formatDuration(walked)} />
        <Card icon={icons.stairs} label={labels.climb} fact={formatClimb(walked)} />
        <Card icon={icons.leaf} label={labels.season} fact={{ figure: trail.season }} />
      </dl>
    </section>
  );
}

type CardProps = { icon: string; label: string; fact: Fact; miles?: number; children?: React.ReactNode };

function Card({ icon, label, fact, miles, children }: CardProps) {
  return (
    <div>
      <dt>
        <Icon drawing={icon} className={styles.icon} />
        {label}
      </dt>
      <dd>
        {fact.figure}
        {fact.note && (
          <small>
            <span className="hidden-text">, </span>
            {fact.note}
          </small>
        )}
        {children}
        <Kilometers miles={miles} />
      </dd>
    </div>
  );
}
