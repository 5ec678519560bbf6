/**
 * The account is shown as soon as the signed-in user is known. Hikers and lists load after it, independently: a slow or
 * failed export never hides "Log out everywhere" or "Delete".
 */
import { useCallback, useEffect, useState } from 'react';
import { ownListPath } from '../../../domain/finder/saved-hikes.ts';
import {
  type Account,
  type Export,
  exportAddress,
  fetchExport,
  fetchOtherHikers,
  type OtherHiker,
} from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { type Loaded, useRequest } from '../../lib/use-request.ts';
import { actions } from '../../ui/action.messages.ts';
import { ArticleSection } from '../../ui/article.tsx';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav.messages.ts';
import { appealLine, appealMessages } from '../appeals/appeals.messages.ts';
import { rememberExport, rememberOtherHikers } from '../badges/collected.ts';
import { hikersSection } from '../family/family.messages.ts';
import { SignInLink } from '../session/sign-in-link.tsx';
import { whoIsSignedIn } from '../session/who.ts';
import {
  accountMessages,
  conditionLine,
  deleteMessages,
  hikersPart,
  listsPart,
  logOutMessages,
  storedMessages as words,
} from './account.messages.ts';
import styles from './account.module.css';
import { Claims } from './attempts.tsx';
import { DeleteAccount, howItEnded } from './delete-account.tsx';
import { Hikers } from './hikers.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { NothingChanged } from './nothing-changed.tsx';
import { AnotherAccount, PlaceOfPart, usePart, WaitingFor } from './part.tsx';

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
      {state.kind === 'loading' && <p>{accountMessages.loading}</p>}
      {state.kind === 'signed-out' && (
        <>
          <NothingChanged />
          <p>{accountMessages.signedOut}</p>
          <SignInLink />
        </>
      )}
      {(state.kind === 'deleted' || state.kind === 'perhaps-deleted') && (
        <>
          <p>{state.kind === 'deleted' ? accountMessages.deleted : accountMessages.perhapsDeleted}</p>
          <ButtonLink href="/hikes">{toHikes.link}</ButtonLink>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <p>{accountMessages.failed}</p>
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
    useCallback(() => fetchOtherHikers(userId), [userId]),
    onOver,
  );
  const lists = usePart(
    useCallback(() => loadExport(userId), [userId]),
    onOver,
  );
  useEffect(() => {
    if (lists.value) rememberExport(lists.value, session);
  }, [lists.value, session]);
  useEffect(() => {
    if (hikers.value) rememberOtherHikers(userId, hikers.value);
  }, [hikers.value, userId]);
  return <Everything account={account} hikers={hikers} lists={lists} />;
}

async function loadExport(userId: string): Promise<Export> {
  const data = await fetchExport();
  if (data.account.$id !== userId) throw new AnotherAccount();
  return data;
}

type EverythingProps = { account: Account; hikers: Loaded<OtherHiker[]>; lists: Loaded<Export> };

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
      <ArticleSection title={logOutMessages.title}>
        <LogOutEverywhere userId={account.$id} />
      </ArticleSection>
      <ArticleSection title={deleteMessages.title}>
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

function Lists({
  data: { hikers, badges, attempts, appeals, wishes: savedHikes = [], conditions = [], desk },
}: {
  data: Export;
}) {
  const wanted = savedHikes.filter((savedHike) => savedHike.wanted);
  const whose = (hikerId: string) => hikers.find(({ $id }) => $id === hikerId)?.name;
  return (
    <>
      {desk?.role && (
        <ArticleSection title={accountMessages.desk.title}>
          <p>
            <a href="/desk">{accountMessages.desk.link}</a>
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={words.badges(badges.length)}>
        {badges.length === 0 && <p>{words.noBadges}</p>}
        <ul>
          {badges.map((badge) => (
            <li key={badge.$id}>
              {badge.badgeName}, {[formatDayEarned(badge.earnedDate), whose(badge.hikerId)].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </ArticleSection>
      {wanted.length > 0 && (
        <ArticleSection title={accountMessages.savedHikes(wanted.length)}>
          <p>
            <a href={ownListPath}>{accountMessages.toList}</a>
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={words.tries(attempts.length)}>
        <p>{words.erased}</p>
        <Claims attempts={attempts} getName={whose} />
      </ArticleSection>
      {conditions.length > 0 && (
        <ArticleSection title={accountMessages.conditions(conditions.length)}>
          <p>{accountMessages.olderConditions}</p>
          <ul>
            {conditions.map(({ hike, day, kinds }) => (
              <li key={`${day} ${hike}`}>{conditionLine(day, kinds)}</li>
            ))}
          </ul>
        </ArticleSection>
      )}
      {appeals.length > 0 && (
        <ArticleSection title={appealMessages.section}>
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
