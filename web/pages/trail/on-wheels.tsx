/** How far one gets in a wheelchair or with a stroller, and what one finds there. */
import type { Wheels } from '../../../domain/trail/facts.ts';
import { onWheels, sourceNote, strollerWords, wheelchairWords, wheelDetails } from '../../lib/text/trail-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';

export function OnWheels({ wheels }: { wheels: Wheels }) {
  const details = wheelDetails(wheels);
  const note = sourceNote(wheels);
  return (
    <section aria-labelledby="on-wheels">
      <h3 id="on-wheels">{onWheels}</h3>
      <ul className="wheels-shares">
        <li data-share={wheels.wheelchair}>
          <Icon drawing={icons.wheelchair} /> {wheelchairWords(wheels)}
        </li>
        <li data-share={wheels.stroller}>
          <Icon drawing={icons.stroller} /> {strollerWords(wheels)}
        </li>
      </ul>
      <p>
        {wheels.words} {note && <small>{note}</small>}
      </p>
      {details.length > 0 && (
        <dl className="wheels-details">
          {details.map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
