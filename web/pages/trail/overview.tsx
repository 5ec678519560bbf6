import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked, type Figures } from '../../../domain/trail/walked.ts';
import { sourceNote } from '../../lib/text/trail-facts.ts';
import {
  climbWords,
  difficultyWords,
  distanceWords,
  durationWords,
  type Fact,
  joined,
  publishedNote,
  regionWords,
} from '../../lib/text/trail-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Peaks } from '../../ui/peaks.tsx';
import styles from './overview.module.css';
import { overviewWords as labels } from './words.ts';

export function Overview({ trail, region }: { trail: Trail; region: Region }) {
  return (
    <section className="wrap" aria-labelledby="overview">
      <div className={`oxford ${styles.heading}`}>
        <h2 id="overview">{labels.title}</h2>
      </div>
      <dl className={styles.cards}>
        <Card icon={icons.map} label={labels.region} fact={{ figure: regionWords(region) }} />
        <Card icon={icons.mountains} label={labels.difficulty} fact={shown(trail, difficultyWords)}>
          <Peaks difficulty={asWalked(trail).difficulty} className={styles.peaks} />
        </Card>
        <Card
          icon={icons.path}
          label={labels.distance}
          fact={shown(trail, distanceWords)}
          miles={asWalked(trail).distance?.miles}
        />
        <Card icon={icons.timer} label={labels.duration} fact={shown(trail, durationWords)} />
        <Card icon={icons.stairs} label={labels.climb} fact={shown(trail, climbWords)} />
        <Card icon={icons.leaf} label={labels.season} fact={{ figure: trail.season }} />
      </dl>
      {trail.walked && (
        <p className={styles.walked}>
          {trail.walked.words} <small>{sourceNote(trail.walked)}</small>
        </p>
      )}
    </section>
  );
}

/** The walked figure, with the published one below it where they differ. */
function shown(trail: Trail, words: (figures: Figures) => Fact): Fact {
  const [walked, published] = [words(asWalked(trail)), words(trail)];
  if (walked.figure === published.figure && walked.note === published.note) return published;
  return { figure: walked.figure, note: joined(walked.note, publishedNote(published)) };
}

type CardProps = { icon: string; label: string; fact: Fact; miles?: number; children?: React.ReactNode };

function Card({ icon, label, fact, miles, children }: CardProps) {
  return (
    <div data-miles={miles}>
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
