/** The desk: the access check, then one view at a time. */
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../../domain/desk/desk.ts';
import { Rejection } from '../../lib/api.ts';
import { sessionMark } from '../../lib/session-hint.ts';
import { useRequest } from '../../lib/use-request.ts';
import styles from './desk.module.css';
import { Figures } from './figures/figures.tsx';
import { Trailheads } from './figures/trailheads.tsx';
import { Log } from './log/log.tsx';
import { CorrectNotice, NewNotice } from './notices/notice-form.tsx';
import { Live } from './notices/notice-list.tsx';
import { People } from './people/people.tsx';
import { Queue } from './queue/queue.tsx';
import { fetchMe, fetchNotices, fetchQueue } from './shell/calls.ts';
import { DeskContext, type Desk as DeskValue } from './shell/desk-context.ts';
import { AccessGate, type AccessState } from './shell/gate.tsx';
import type { DeskGuide } from './shell/guide.ts';
import { More } from './shell/more.tsx';
import { Rail } from './shell/rail.tsx';
import { SignInAgain } from './shell/sign-in-again.tsx';
import { RecheckContext, useLoaded, useReloadWhenShown } from './shell/use-loaded.ts';
import { viewTitleId } from './shell/view.tsx';
import { type Place, toHash, usePlace } from './shell/views.ts';

type Props = { guide: DeskGuide };

export function Desk({ guide }: Props) {
  const { value: state = { kind: 'loading' }, reload } = useRequest(checkAccess);
  if (state.kind !== 'in') return <AccessGate state={state} onTryAgain={reload} />;
  return (
    <RecheckContext value={reload}>
      <OpenDesk key={state.me.id} me={state.me} guide={guide} />
    </RecheckContext>
  );
}

async function checkAccess(): Promise<AccessState | { kind: 'in'; me: Me }> {
  if (!sessionMark()) return { kind: 'signed-out' };
  try {
    return { kind: 'in', me: await fetchMe() };
  } catch (error) {
    return { kind: toAccessState(error) };
  }
}

function toAccessState(error: unknown): AccessState['kind'] {
  if (!(error instanceof Rejection)) return 'failed';
  if (error.status === 401) return 'signed-out';
  if (error.status === 403) return 'no-role';
  return error.status === 404 ? 'no-keeper' : 'failed';
}

function OpenDesk({ me, guide }: { me: Me; guide: DeskGuide }) {
  const place = usePlace();
  const notices = useLoaded(fetchNotices);
  const queue = useLoaded(fetchQueue);
  useReloadWhenShown(notices, queue);
  const [signInFor, setSignInFor] = useState('');
  const here = toHash(place.view, place.id);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!here || isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.getElementById(viewTitleId)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [here]);

  const desk: DeskValue = { me, guide, notices, queue, askToSignIn: () => setSignInFor(here) };
  return (
    <DeskContext value={desk}>
      <div className={styles.desk}>
        <Rail view={place.view} />
        <div className={styles.main}>
          {signInFor === here ? (
            <SignInAgain returnTo={here} onLeave={() => setSignInFor('')} />
          ) : (
            <CurrentView key={here} {...place} />
          )}
        </div>
      </div>
    </DeskContext>
  );
}

function CurrentView({ view, id }: Place) {
  switch (view) {
    case 'queue':
      return <Queue />;
    case 'live':
      return <Live />;
    case 'close':
      return <NewNotice hike={id} />;
    case 'correct':
      return <CorrectNotice id={id} />;
    case 'trailheads':
      return <Trailheads />;
    case 'figures':
      return <Figures />;
    case 'people':
      return <People />;
    case 'log':
      return <Log />;
    case 'more':
      return <More />;
  }
}
