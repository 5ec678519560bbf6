import { useCallback, useEffect, useState } from 'react';
import { ownListPath } from '../../../domain/finder/wishes.ts';
import { exportAddress, fetchExport, isSignedOut } from '../../lib/api.ts';
import { dayEarnedInWords } from '../../lib/day-earned.ts';
import type { Export } from '../../lib/replies.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { localDate } from '../../lib/text/local-time.ts';
import { actions } from '../../ui/action-words.ts';
import { ArticleSection } from '../../ui/article.tsx';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav-words.ts';
import { appealLine, appealWords } from '../appeals/words.ts';
import { rememberExport } from '../badges/collected.ts';
import { hikersSection } from '../family/words.ts';
import { SignInLink } from '../session/sign-in-link.tsx';
import styles from './account.module.css';
import { Attempts } from './attempts.tsx';
import { DeleteAccount, howItEnded } from './delete-account.tsx';
import { Hikers } from './hikers.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { NothingChanged } from './nothing-changed.tsx';
import { accountWords, deleteWords, logOutWords, storedWords as words } from './words.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'deleted' | 'perhaps-deleted' }
  | { kind: 'failed' }
  | { kind: 'loaded'; data: Export };

export function AccountData() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = useCallback(async () => {
    const session = sessionMark();
    if (!session) return setState({ kind: howItEnded() ?? 'signed-out' });
    try {
      const data = await fetchExport();
      rememberExport(data, session);
      setState({ kind: 'loaded', data });
    } catch (error) {
      setState({ kind: isSignedOut(error) ? 'signed-out' : 'failed' });
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  if (state.kind === 'loaded') return <Everything data={state.data} onChanged={load} />;
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
          <button className={button.small} type="button" onClick={load}>
            {actions.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

type EverythingProps = { data: Export; onChanged?: () => Promise<void> };

export function Everything({ data, onChanged }: EverythingProps) {
  const { account, identities, hikers, badges, attempts, appeals, sessions, wishes = [] } = data;
  const wanted = wishes.filter((wish) => wish.wanted);
  const whose = (hikerId: string) => hikers.find(({ $id }) => $id === hikerId)?.name;
  return (
    <>
      <NothingChanged userId={account.$id} />
      <ArticleSection title={words.you}>
        <dl className={styles.facts}>
          <dt>{words.name}</dt>
          <dd>{account.name || words.noneGiven}</dd>
          <dt>{words.email}</dt>
          <dd>{account.email || words.noneGiven}</dd>
          <dt>{words.since}</dt>
          <dd>{localDate(account.$createdAt)}</dd>
          {identities.map((identity) => (
            <Identity key={identity.$id} uid={identity.providerUid} />
          ))}
          <dt>{words.signedInOn}</dt>
          <dd>{words.devices(sessions.length, localDate(lastExpiry(sessions)))}</dd>
        </dl>
      </ArticleSection>
      <ArticleSection title={hikersSection.title}>
        <Hikers userId={account.$id} hikers={hikers} badges={badges} onChanged={onChanged} />
      </ArticleSection>
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
      {appeals.length > 0 && (
        <ArticleSection title={appealWords.section}>
          <ul>
            {appeals.map((appeal) => (
              <li key={appeal.$id}>{appealLine(appeal)}</li>
            ))}
          </ul>
        </ArticleSection>
      )}
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
        <DeleteAccount userId={account.$id} badges={badges.length} />
      </ArticleSection>
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
