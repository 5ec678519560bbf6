/** On /now: recent condition reports by region. Filled by web/features/status/conditions/show-conditions.ts. */
import type { Region } from '../../../../domain/trail/region.ts';
import { RegionMarker } from '../../../ui/region-marker.tsx';
import { conditionMark, conditionSentence, conditionsIn, conditionsToday, toConditions } from './condition-parts.ts';
import { ConditionSign } from './condition-sign.tsx';
import { ConditionText } from './condition-templates.tsx';
import { seenMessages } from './conditions.messages.ts';
import styles from './conditions-now.module.css';

type Props = { regions: readonly Pick<Region, 'slug' | 'code' | 'name' | 'badge'>[] };

/** In map units. */
const markSize = 230;

export const ConditionsNow = ({ regions }: Props) => (
  <section className={styles.seen} aria-labelledby="seen-by-hikers" {...conditionsToday.root()} hidden>
    <h2 id="seen-by-hikers">{seenMessages.title}</h2>
    <p className="small dim">{seenMessages.about}</p>
    {regions.map((region) => (
      <div key={region.slug} data-region={region.code} {...conditionsIn.root(region.slug)} hidden>
        <h3>
          <RegionMarker region={region} className={styles.marker} /> {region.name}
        </h3>
        <ul {...conditionsIn.slot('hikes')} />
      </div>
    ))}
    <template {...toConditions.template}>
      <li>
        <ConditionSign icon={toConditions.slot('icon')} />
        <div>
          <h4>
            <a {...toConditions.slot('hike')} />
          </h4>
          <div {...toConditions.slot('lines')} />
        </div>
      </li>
    </template>
    <template {...conditionSentence.template}>
      <p {...conditionSentence.slot('text')} />
    </template>
    <ConditionText />
    <template {...conditionMark.template}>
      <svg
        className={styles.mark}
        aria-hidden="true"
        overflow="visible"
        {...conditionMark.root()}
        {...conditionMark.slot('place')}
      >
        <ConditionSign
          icon={conditionMark.slot('icon')}
          x={-markSize / 2}
          y={-markSize / 2}
          width={markSize}
          height={markSize}
        />
      </svg>
    </template>
  </section>
);
