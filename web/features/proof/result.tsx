/** The result of the check in words; with the signed content if it is genuine. */
import type { ReactNode } from 'react';
import type { Credential } from '../../../domain/proof/credential.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import { Icon } from '../../ui/icon.tsx';
import { checkSeal, question, warning } from '../../ui/icons.ts';
import type { Verdict } from './check.ts';
import type { KnownHike, Outcome } from './outcome.ts';
import { groundMessages, unreadableMessages, verdictMessages, verifyMessages as words } from './verify.messages.ts';
import styles from './verify.module.css';

export function Result({ name, outcome, hikes }: { name: string; outcome: Outcome; hikes: KnownHike[] }) {
  if (outcome.kind === 'checking') return <p>{words.checking}</p>;
  if (outcome.kind === 'failed')
    return (
      <Said file={name} mood="open" title={verdictMessages['no-keys']({ issuer: '' }).title} text={words.failed} />
    );
  if (outcome.kind === 'unreadable')
    return (
      <Said
        file={name}
        mood="open"
        title={verdictMessages['no-credential'].title}
        text={unreadableMessages[outcome.why]}
      />
    );
  const { verdict } = outcome;
  return (
    <Said file={name} mood={getMood(verdict)} {...getVerdictText(verdict)}>
      {verdict.kind === 'genuine' && <Facts credential={verdict.credential} hikes={hikes} />}
    </Said>
  );
}

type Mood = 'good' | 'bad' | 'open';

const icons = { good: checkSeal, bad: warning, open: question };

function getMood({ kind }: Verdict): Mood {
  if (kind === 'genuine') return 'good';
  return kind === 'changed' || kind === 'unknown-key' ? 'bad' : 'open';
}

function getVerdictText(verdict: Verdict): { title: string; text: string } {
  switch (verdict.kind) {
    case 'foreign':
    case 'no-keys':
      return verdictMessages[verdict.kind](verdict.claimed);
    case 'not-yet':
      return verdictMessages['not-yet'](localDate(verdict.from));
    default:
      return verdictMessages[verdict.kind];
  }
}

type SaidProps = { file: string; mood: Mood; title: string; text: string; children?: ReactNode };

function Said({ file, mood, title, text, children }: SaidProps) {
  return (
    <section className={`sewn ${styles.result}`} data-mood={mood}>
      <p className={styles.file}>{file}</p>
      <h2>
        <Icon drawing={icons[mood]} /> {title}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function Facts({ credential, hikes }: { credential: Credential; hikes: KnownHike[] }) {
  const { credentialSubject, awardedDate, validFrom, evidence, proof } = credential;
  const { achievement, identifier } = credentialSubject;
  const hike = hikes.find(({ path }) => new URL(achievement.id).pathname === path);
  return (
    <div className={styles.proven}>
      {hike && <BadgeImage src={hike.picture} alt="" />}
      <dl>
        <dt>{words.facts.badge}</dt>
        <dd>{achievement.name}</dd>
        <dt>{words.facts.hike}</dt>
        <dd>{hike ? <a href={hike.path}>{hike.name}</a> : words.noLongerListed}</dd>
        <dt>{words.facts.place}</dt>
        <dd>
          {achievement.otherIdentifier.map(({ identifier }) => identifier.slice(4).replace(',', ', ')).join('; ')}
        </dd>
        <dt>{words.facts.day}</dt>
        <dd>{localDate(awardedDate.slice(0, 10))}</dd>
        <dt>{words.facts.hiker}</dt>
        <dd>{identifier?.[0].identityHash ?? words.nobodyNamed}</dd>
        <dt>{words.facts.ground}</dt>
        <dd>{groundMessages[evidence[0].genre]}</dd>
        <dt>{words.facts.made}</dt>
        <dd>{localDate(validFrom)}</dd>
        <dt>{words.facts.key}</dt>
        <dd className={styles.key}>{proof.verificationMethod}</dd>
      </dl>
    </div>
  );
}
