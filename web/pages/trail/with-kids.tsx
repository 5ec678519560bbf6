/** Answers to a parent's questions, from what is known; unknown ones are left out. */
import { unconfirmedFacts } from '../../../domain/finder/hike.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { callToConfirm, formatStroller, formatWheelchair, onWheels, wheelDetails } from '../../lib/text/trail-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { kidsAnswer, kidsMessages as words } from './trail.messages.ts';
import styles from './with-kids.module.css';

export function WithKids({ trail }: { trail: Trail }) {
  const { kids, wheels, water, route } = trail;
  return (
    <section className={styles.kids} aria-labelledby="with-kids">
      <div className="oxford">
        <h2 id="with-kids">{words.title}</h2>
      </div>
      <p className={styles.answer}>{kidsAnswer(kids).sentence}</p>
      <dl className={styles.rows}>
        <Row icon={icons.stroller} label={onWheels}>
          {formatStroller(wheels)}. {formatWheelchair(wheels)}. {wheels.words}{' '}
          {unconfirmedFacts({ wheels }).length > 0 && callToConfirm}
          <small>
            {wheelDetails(wheels)
              .map(([label, said]) => `${label}: ${said}`)
              .join('. ')}
          </small>
        </Row>
        {kids.nextToPath && (
          <Row icon={icons.warning} label={words.edges}>
            {words.nextToPath(kids.nextToPath, kids.suits !== 'older teens' && kids.suits !== 'no')}
          </Row>
        )}
        {water && (
          <Row icon={icons.water} label={words.water}>
            {water.words}
          </Row>
        )}
        {route?.shape === 'out and back' && (
          <Row icon={icons.signpost} label={words.turnBack}>
            {words.anywhere}
          </Row>
        )}
      </dl>
    </section>
  );
}

type RowProps = { icon: string; label: string; children: React.ReactNode };

function Row({ icon, label, children }: RowProps) {
  return (
    <div>
      <dt>
        <Icon drawing={icon} /> {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
