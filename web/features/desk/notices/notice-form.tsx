/** Close a hike, or any other notice: a new one, or a correction. */

import { startTransition, useActionState, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Conflict as ConflictResponse, DeskNotice } from '../../../../domain/desk/desk.ts';
import { mayActIn } from '../../../../domain/desk/desk.ts';
import { statusMessages } from '../../../../domain/status/status.messages.ts';
import { changeNotice, createNotice, getConflict, needsSignIn } from '../shell/calls.ts';
import { formatDay } from '../shell/days.ts';
import { useDesk } from '../shell/desk-context.ts';
import { getErrorMessage } from '../shell/error-message.ts';
import { signInAgain } from '../shell/shell.messages.ts';
import { SignInAgain } from '../shell/sign-in-again.tsx';
import { View, WaitFor } from '../shell/view.tsx';
import { goTo, toHash, usePlace } from '../shell/views.ts';
import { Conflict } from './conflict.tsx';
import {
  type Draft,
  forgetDraft,
  getFaults,
  keepDraft,
  keptDraft,
  newDraft,
  publishAfterSignIn,
  toDraft,
  toFields,
} from './draft.ts';
import { formMessages as words } from './form.messages.ts';
import { NoticeFieldsets } from './notice-fieldsets.tsx';
import { useTargets } from './notice-targets.ts';
import { Published } from './published.tsx';

export function NewNotice({ hike }: { hike: string }) {
  const { me, guide } = useDesk();
  const [first] = useState(() => {
    const kept = keptDraft(me.id);
    const known = guide.hikes.find(({ slug }) => slug === hike);
    const isMine = known && mayActIn(me, [known.region]);
    return kept && !isMine ? kept : { draft: newDraft(new Date(), isMine ? hike : ''), publish: false };
  });
  return <NoticeForm title={words.title} first={first} />;
}

export function CorrectNotice({ id }: { id: string }) {
  const { notices } = useDesk();
  const [notice, setNotice] = useState<DeskNotice>();
  const found = notices.value?.notices.find((one) => one.id === id);
  // A snapshot of the notice when the form was opened: a concurrent save causes a conflict instead of changing the
  // field.
  if (found && !notice) setNotice(found);
  if (!notice)
    return (
      <View title={words.correctTitle}>
        <WaitFor loaded={notices}>{() => <p>{words.gone}</p>}</WaitFor>
      </View>
    );
  if (!notice.mayChange)
    return (
      <View title={words.correctTitle}>
        <p>{words.notYours}</p>
      </View>
    );
  return <Correction notice={notice} />;
}

function Correction({ notice }: { notice: DeskNotice }) {
  const { me } = useDesk();
  const [first] = useState(() => keptDraft(me.id, notice.id) ?? { draft: toDraft(notice), publish: false });
  return <NoticeForm title={words.correctTitle} first={first} before={notice} />;
}

type Outcome =
  | { kind: 'writing'; error?: string }
  | { kind: 'published'; notice: DeskNotice }
  | { kind: 'conflict'; conflict: ConflictResponse }
  | { kind: 'sign-in' };

type Props = {
  title: string;
  first: { draft: Draft; publish: boolean };
  /** The published notice that is being corrected. */
  before?: DeskNotice;
};

function NoticeForm({ title, first, before }: Props) {
  const { me, notices, queue } = useDesk();
  const place = usePlace();
  const targets = useTargets();
  const [draft, setDraft] = useState(first.draft);
  const [isChecked, setChecked] = useState(false);
  /** A notice that starts today starts at the first attempt: a retry after a lost reply must be the same notice. */
  const firstSentAt = useRef<Date>(undefined);
  const [outcome, act, isPending] = useActionState<Outcome, Draft | undefined>(
    async (_, sent) => {
      if (!sent) return { kind: 'writing' };
      try {
        firstSentAt.current ??= new Date();
        const notice = await save(sent, before, firstSentAt.current);
        forgetDraft();
        notices.reload();
        queue.reload();
        return { kind: 'published', notice };
      } catch (error) {
        if (needsSignIn(error)) {
          publishAfterSignIn(sent, me.id);
          return { kind: 'sign-in' };
        }
        const conflict = getConflict(error);
        return conflict ? { kind: 'conflict', conflict } : { kind: 'writing', error: getErrorMessage(error) };
      }
    },
    { kind: 'writing' },
  );
  const publish = (sent: Draft | undefined) => startTransition(() => act(sent));
  const form = useRef<HTMLFormElement>(null);

  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(next, me.id);
  };
  const submit = (sent: Draft) => {
    const issues = getFaults(sent, new Date(), before);
    setChecked(true);
    if (Object.keys(issues).length === 0) publish(sent);
    else focusFirstIssue(form.current);
  };

  const publishOnReturn = useEffectEvent(() => {
    if (first.publish && me.fresh) submit(draft);
  });
  useEffect(() => publishOnReturn(), []);

  if (outcome.kind === 'published') return <Published notice={outcome.notice} before={before} />;
  if (outcome.kind === 'sign-in')
    return (
      <SignInAgain
        returnTo={toHash(place.view, place.id)}
        kept={signInAgain.kept(words.summary(statusMessages[draft.kind], targets(draft), formatDay(draft.until)))}
        signIn={signInAgain.signInAndPublish}
        leave={signInAgain.back}
        onLeave={() => {
          keepDraft(draft, me.id);
          publish(undefined);
        }}
      />
    );
  if (outcome.kind === 'conflict')
    return (
      <Conflict
        conflict={outcome.conflict}
        isPending={isPending}
        onKeepTheirs={() => {
          forgetDraft();
          notices.reload();
          goTo('live');
        }}
        onUseMine={() => submit({ ...draft, revision: outcome.conflict.current.revision })}
        onEdit={() => {
          change({ revision: outcome.conflict.current.revision });
          publish(undefined);
        }}
      />
    );
  return (
    <View title={title} note={words.note}>
      <NoticeFieldsets
        ref={form}
        draft={draft}
        issues={isChecked ? getFaults(draft, new Date(), before) : {}}
        error={outcome.error}
        isPending={isPending}
        publishWords={before ? words.save : words.publish}
        onChange={change}
        onSubmit={() => submit(draft)}
      />
    </View>
  );
}

async function save(draft: Draft, before: DeskNotice | undefined, now: Date): Promise<DeskNotice> {
  const fields = toFields(draft, now, before);
  return draft.revision === undefined
    ? createNotice({ noticeId: draft.noticeId, ...fields })
    : changeNotice(draft.noticeId, { revision: draft.revision, ...fields });
}

/** After the errors have rendered. */
const focusFirstIssue = (form: HTMLFormElement | null) =>
  setTimeout(() => form?.querySelector<HTMLElement>('[data-fault] :is(textarea, input, button)')?.focus());
