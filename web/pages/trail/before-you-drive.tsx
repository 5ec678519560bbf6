/** Whom to ask and what to expect, before a long drive. */
import type { ReactNode } from 'react';
import { state } from '../../../content/state.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { callToConfirm, getHost, phoneLink, beforeYouDrive as words } from '../../lib/text/trail-facts.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './before-you-drive.module.css';

export function BeforeYouDrive({ trail }: { trail: Trail }) {
  const { official, fees, hours, signal, winter, transit, services } = trail;
  return (
    <section className={styles.drive} aria-labelledby="before-you-drive">
      <h3 id="before-you-drive">{words.title}</h3>
      <dl>
        <Fact label={words.page}>
          {official.page ? <OutboundLink href={official.page}>{getHost(official.page)}</OutboundLink> : words.noPage}
        </Fact>
        {official.phone && (
          <Fact label={words.phone}>
            <a href={phoneLink(official.phone)}>{official.phone}</a>
          </Fact>
        )}
        {hours && <Fact label={words.hours}>{withMark(hours)}</Fact>}
        {winter && <Fact label={words.winter}>{winter.words}</Fact>}
        {fees.kind !== 'none' && (
          <Fact label={words.permit} linkOnly>
            <OutboundLink href={state.permit.url}>{words.buyPermit}</OutboundLink>
          </Fact>
        )}
        {official.reservations && (
          <Fact label={words.reservations} linkOnly>
            <OutboundLink href={official.reservations}>{words.book}</OutboundLink>
          </Fact>
        )}
      </dl>
      {/* The script folds it on phones (trail.script.ts). */}
      <details open data-folds="">
        <summary>{words.rest}</summary>
        <dl>
          {signal && <Fact label={words.signal}>{signal.words}</Fact>}
          {transit && <Fact label={words.transit}>{withMark(transit)}</Fact>}
          {services && <Fact label={words.services}>{services.words}</Fact>}
        </dl>
      </details>
      <p className={styles.guide}>
        <a href="/before-you-go">{words.more}</a>
      </p>
    </section>
  );
}

/** Marks doubtful facts that a hiker would call about: a locked gate, or a bus that does not come. */
const withMark = ({ words, reported }: { words: string; reported: boolean }): string =>
  reported ? `${words.replace(/\.?$/, '.')} ${callToConfirm}` : words;

type FactProps = { label: string; children: ReactNode; linkOnly?: boolean };

/** @param linkOnly hidden in print, where a link is useless */
function Fact({ label, children, linkOnly }: FactProps) {
  return (
    <div className={linkOnly ? styles.link : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
