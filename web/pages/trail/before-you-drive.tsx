/** Whom to ask and what to expect, before one drives for hours. */
import type { ReactNode } from 'react';
import { state } from '../../../content/state.ts';
import type { StaleFact } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import {
  hazardName,
  hostOf,
  phoneLink,
  sourceNote,
  watchOut,
  beforeYouDrive as words,
} from '../../lib/text/trail-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { OnWheels } from './on-wheels.tsx';

export function BeforeYouDrive({ trail }: { trail: Trail }) {
  return (
    <section className="drive" aria-labelledby="before-you-drive">
      <div className="oxford">
        <h2 id="before-you-drive">{words.title}</h2>
      </div>
      <dl className="drive-facts">
        <Contacts trail={trail} />
        <Stale icon={icons.clock} label={words.hours} fact={trail.hours} />
        <Stale icon={icons.water} label={words.water} fact={trail.water} />
        <Stale icon={icons.signal} label={words.signal} fact={trail.signal} />
        <Stale icon={icons.snowflake} label={words.winter} fact={trail.winter} />
        <Stale icon={icons.bus} label={words.transit} fact={trail.transit} />
        <Stale icon={icons.fuel} label={words.services} fact={trail.services} />
      </dl>
      <div className="drive-more">
        <OnWheels wheels={trail.wheels} />
        {trail.hazards.length > 0 && <Hazards hazards={trail.hazards} />}
      </div>
      <p className="drive-guide">
        <a href="/before-you-go">{words.more}</a>
      </p>
    </section>
  );
}

function Contacts({ trail: { official, fees } }: { trail: Trail }) {
  return (
    <>
      <Fact icon={icons.globe} label={words.page}>
        {official.page ? <OutboundLink href={official.page}>{hostOf(official.page)}</OutboundLink> : words.noPage}
      </Fact>
      {official.phone && (
        <Fact icon={icons.phone} label={words.phone}>
          <a href={phoneLink(official.phone)}>{official.phone}</a>
        </Fact>
      )}
      {fees.kind !== 'none' && (
        <Fact icon={icons.ticket} label={words.permit} linkOnly>
          <OutboundLink href={state.permit.url}>{words.buyPermit}</OutboundLink>
        </Fact>
      )}
      {official.reservations && (
        <Fact icon={icons.tent} label={words.reservations} linkOnly>
          <OutboundLink href={official.reservations}>{words.book}</OutboundLink>
        </Fact>
      )}
    </>
  );
}

type StaleProps = { icon: string; label: string; fact?: Pick<StaleFact, 'words' | 'known' | 'reported'> };

function Stale({ icon, label, fact }: StaleProps) {
  if (!fact) return null;
  const note = sourceNote(fact);
  return (
    <Fact icon={icon} label={label}>
      {fact.words}
      {note && <small>{note}</small>}
    </Fact>
  );
}

type FactProps = { icon: string; label: string; children: ReactNode; linkOnly?: boolean };

/** @param linkOnly it says nothing on paper, where nobody can follow a link */
function Fact({ icon, label, children, linkOnly }: FactProps) {
  return (
    <div className={linkOnly ? 'drive-link' : undefined}>
      <dt>
        <Icon drawing={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Hazards({ hazards }: Pick<Trail, 'hazards'>) {
  return (
    <section aria-labelledby="watch-out">
      <h3 id="watch-out">{watchOut}</h3>
      <ul className="hazards">
        {hazards.map((hazard) => (
          <li key={hazard.kind + hazard.words}>
            <b>{hazardName(hazard)}.</b> {hazard.words} <small>{sourceNote(hazard)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
