/**
 * The account is shown as soon as the signed-in user is known. Hikers and lists load after it, independently: a slow or
 * failed export never hides "Log out everywhere" or "Delete".
 */
import { useCallback, useEffect, useState } from 'react';
import { ownListPath } from '../../../domain/finder/saved-hikes.ts';
import {
  type Account,
  type Companion,
  type Export,
  exportAddress,
  fetchCompanions,
  fetchExport,
} from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { dayEarnedInWords } from '../../lib/text/day-earned.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { type Loaded, useRequest } from '../../lib/use-request.ts';
import { actions } from '../../ui/action.messages.ts';
import { ArticleSection } from '../../ui/article.tsx';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav.messages.ts';
import { appealLine, appealWords } from '../appeals/appeals.messages.ts';
import { rememberCompanions, rememberExport } from '../badges/collected.ts';
import { hikersSection } from '../family/family.messages.ts';
import { SignInLink } from '../session/sign-in-link.tsx';
import { whoIsSignedIn } from '../session/who.ts';
import {
  accountWords,
  conditionLine,
  deleteWords,
  hikersPart,
  listsPart,
  logOutWords,
  storedWords as words,
} from './account.messages.ts';
import styles from './account.module.css';
import { Attempts } from './attempts.tsx';
import { DeleteAccount, howItEnded } from './delete-account.tsx';
import { Hikers } from './hikers.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { NothingChanged } from './nothing-changed.tsx';
import { PlaceOfPart, SomebodyElse, usePart, WaitingFor } from './part.tsx';

type State =
  | { kind: 'loading' | 'signed-out' | 'deleted' | 'perhaps-deleted' | 'failed' }
  | { kind: 'loaded'; account: Account };

async function loadAccount(): Promise<State> {
  if (!sessionMark()) return { kind: howItEnded() ?? 'signed-out' };
  try {
    const account = await whoIsSignedIn();
    return account ? { kind: 'loaded', account } : { kind: 'signed-out' };
  } catch {
    return { kind: 'failed' };
  }
}

export function AccountData() {
  const { value: state = { kind: 'loading' }, reload } = useRequest(loadAccount);
  if (state.kind === 'loaded') return <OneAccount key={state.account.$id} account={state.account} onOver={reload} />;
  return (
    <div className={styles.waiting} role="status">
      {state.kind === 'loading' && <p>{accountWords.loading}</p>}
      {state.kind === 'signed-out' && (
        <>
          <NothingChanged />
          <p>{accountWords.signedOut}</p>
          <SignInLink />
        </>
      )}
      {(state.kind === 'deleted' || state.kind === 'perhaps-deleted') && (
        <>
          <p>{state.kind === 'deleted' ? accountWords.deleted : accountWords.perhapsDeleted}</p>
          <ButtonLink href="/hikes">{toHikes.link}</ButtonLink>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>{accountWords.failed}</p>
          <button className={button.small} type="button" onClick={reload}>
            {actions.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

type OneAccountProps = { account: Account; onOver: () => void };

function OneAccount({ account, onOver }: OneAccountProps) {
  const userId = account.$id;
  const [session] = useState(sessionMark);
  const hikers = usePart(
    useCallback(() => fetchCompanions(userId), [userId]),
    onOver,
  );
  const lists = usePart(
    useCallback(() => exportOf(userId), [userId]),
    onOver,
  );
  useEffect(() => {
    if (lists.value) rememberExport(lists.value, session);
  }, [lists.value, session]);
  useEffect(() => {
    if (hikers.value) rememberCompanions(userId, hikers.value);
  }, [hikers.value, userId]);
  return <Everything account={account} hikers={hikers} lists={lists} />;
}

async function exportOf(userId: string): Promise<Export> {
  const data = await fetchExport();
  if (data.account.$id !== userId) throw new SomebodyElse();
  return data;
}

type EverythingProps = { account: Account; hikers: Loaded<Companion[]>; lists: Loaded<Export> };

export function Everything({ account, hikers, lists }: EverythingProps) {
  // The sections render after the browser has looked for the anchor in the URL.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const onHikersChanged = async () => {
    lists.reload(); // badges and claims show the names of their hikers
    await hikers.reload();
  };
  return (
    <>
      <NothingChanged userId={account.$id} />
      <ArticleSection title={words.you}>
        <dl className={styles.facts}>
          <dt>{words.name}</dt>
          <dd>{account.name || words.noneGiven}</dd>
          <dt>{words.email}</dt>
          <dd>{account.email || words.noneGiven}</dd>
          {lists.value && <MoreFacts data={lists.value} />}
        </dl>
      </ArticleSection>
      <ArticleSection title={hikersSection.title} anchor="hikers">
        <PlaceOfPart>
          {hikers.value && !hikers.failed ? (
            <Hikers userId={account.$id} hikers={hikers.value} onChanged={onHikersChanged} />
          ) : (
            <WaitingFor part={hikers} words={hikersPart} />
          )}
        </PlaceOfPart>
      </ArticleSection>
      <PlaceOfPart>
        {lists.value && !lists.failed ? (
          <Lists data={lists.value} />
        ) : (
          <ArticleSection title={listsPart.title}>
            <WaitingFor part={lists} words={listsPart} />
          </ArticleSection>
        )}
      </PlaceOfPart>
      <ArticleSection title={words.takeAlong}>
        <p>{words.oneFile}</p>
        <p>
          <a className={button.button} href={exportAddress} download="north-star-trails.json">
            {words.download}
          </a>
        </p>
      </ArticleSection>
      <ArticleSection title={logOutWords.title}>
        <LogOutEverywhere userId={account.$id} />
      </ArticleSection>
      <ArticleSection title={deleteWords.title}>
        <DeleteAccount userId={account.$id} badges={lists.value?.badges.length} />
      </ArticleSection>
    </>
  );
}

function MoreFacts({ data: { account, identities, sessions } }: { data: Export }) {
  return (
    <>
      <dt>{words.since}</dt>
      <dd>{localDate(account.$createdAt)}</dd>
      {identities.map((identity) => (
        <Identity key={identity.$id} uid={identity.providerUid} />
      ))}
      <dt>{words.signedInOn}</dt>
      <dd>{words.devices(sessions.length, localDate(lastExpiry(sessions)))}</dd>
    </>
  );
}

function Lists({ data: { hikers, badges, attempts, appeals, wishes = [], conditions = [], desk } }: { data: Export }) {
  const wanted = wishes.filter((wish) => wish.wanted);
  const whose = (hikerId: string) => hikers.find(({ $id }) => $id === hikerId)?.name;
  return (
    <>
      {desk?.role && (
        <ArticleSection title={accountWords.desk.title}>
          <p>
            <a href="/desk">{accountWords.desk.link}</a>
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={words.badges(badges.length)}>
        {badges.length === 0 && <p>{words.noBadges}</p>}
        <ul>
          {badges.map((badge) => (
            <li key={badge.$id}>
              {badge.badgeName}, {[dayEarnedInWords(badge.earnedDate), whose(badge.hikerId)].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </ArticleSection>
      {wanted.length > 0 && (
        <ArticleSection title={accountWords.wishes(wanted.length)}>
          <p>
            <a href={ownListPath}>{accountWords.toList}</a>
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={words.tries(attempts.length)}>
        <p>{words.erased}</p>
        <Attempts attempts={attempts} nameOf={whose} />
      </ArticleSection>
      {conditions.length > 0 && (
        <ArticleSection title={accountWords.conditions(conditions.length)}>
          <p>{accountWords.olderConditions}</p>
          <ul>
            {conditions.map(({ hike, day, kinds }) => (
              <li key={`${day} ${hike}`}>{conditionLine(day, kinds)}</li>
            ))}
          </ul>
        </ArticleSection>
      )}
      {appeals.length > 0 && (
        <ArticleSection title={appealWords.section}>
          <ul>
            {appeals.map((appeal) => (
              <li key={appeal.$id}>{appealLine(appeal)}</li>
            ))}
          </ul>
        </ArticleSection>
      )}
    </>
  );
}

function Identity({ uid }: { uid: string }) {
  return (
    <>
      <dt>{words.providerId}</dt>
      <dd>{uid}</dd>
    </>
  );
}

const lastExpiry = (sessions: Export['sessions']): string =>
  sessions
    .map((session) => session.expire)
    .sort()
    .at(-1) ?? new Date().toISOString();
