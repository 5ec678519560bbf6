/** A draft notice: the state of its form, its validation, and the request. */
import {
  type DeskNotice,
  deskLimits,
  latestEnd,
  type NoticeFields,
  noticeIssue,
} from '../../../../domain/desk/desk.ts';
import type { NoticeKind } from '../../../../domain/status/live-document.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { visibleLine } from '../../../../domain/wire/visible-text.ts';
import { storedNote } from '../../../lib/note.ts';
import { getEnd, getStart, isDay, toDay } from '../shell/days.ts';
import { ownWord, templateMessages, formMessages as words } from './form.messages.ts';

export type Draft = {
  /** Generated on the device, so that a retry publishes the notice once. */
  noticeId: string;
  /** For a correction: the revision that it is based on. */
  revision?: number;
  hikes: string[];
  regions: string[];
  all: boolean;
  template?: string;
  kind: NoticeKind;
  words: string;
  /** Days in the format of date fields. */
  from: string;
  until: string;
  source: string;
};

const usualDays = 7;

export const newDraft = (now: Date, hike = ''): Draft => ({
  noticeId: crypto.randomUUID(),
  hikes: hike ? [hike] : [],
  regions: [],
  all: false,
  kind: 'closed',
  words: '',
  from: toDay(now),
  until: addDays(toDay(now), usualDays),
  source: ownWord,
});

export const toDraft = (notice: DeskNotice): Draft => ({
  noticeId: notice.id,
  revision: notice.revision,
  hikes: notice.hikes,
  regions: notice.regions,
  all: notice.all,
  kind: notice.kind,
  words: notice.words,
  source: notice.source || ownWord,
  from: toDay(new Date(notice.from)),
  until: toDay(new Date(notice.until)),
});

/** Fills in kind, words and dates. Typed text is not overwritten. */
export function withTemplate(draft: Draft, id: string, now: Date): Draft {
  const template = templateMessages[id];
  if (!template) return draft;
  const isOwn = draft.words.trim() !== '' && draft.words !== templateMessages[draft.template ?? '']?.words;
  return {
    ...draft,
    template: id,
    kind: template.kind,
    words: isOwn ? draft.words : template.words,
    until: addDays(isDay(draft.from) ? draft.from : toDay(now), template.days),
  };
}

/**
 * The request. An end day is included as a whole; a start today means now, and the last allowed day ends at the limit.
 */
export function toFields(draft: Draft, now: Date, published?: Pick<DeskNotice, 'from'>): NoticeFields {
  const from = momentOfStart(draft, now, published);
  const latest = latestEnd({ from: from.toISOString() }, now).getTime();
  const end = isDay(draft.until) ? getEnd(draft.until).getTime() : from.getTime();
  const isLastDay = toDay(new Date(end)) === toDay(new Date(latest));
  return {
    hikes: draft.all ? [] : draft.hikes,
    regions: draft.all ? [] : draft.regions,
    all: draft.all,
    kind: draft.kind,
    words: visibleLine(draft.words),
    from: from.toISOString(),
    until: new Date(isLastDay ? Math.min(end, latest) : end).toISOString(),
    source: draft.source === ownWord ? '' : visibleLine(draft.source),
  };
}

function momentOfStart({ from }: Draft, now: Date, published?: Pick<DeskNotice, 'from'>): Date {
  if (published && toDay(new Date(published.from)) === from) return new Date(published.from);
  return isDay(from) && from !== toDay(now) ? getStart(from) : now;
}

export type DraftIssues = { hikes?: string; words?: string; dates?: string };

/** The props of every part of the form. */
export type FieldsProps = { draft: Draft; issues: DraftIssues; onChange: (changed: Partial<Draft>) => void };

/** The errors, one sentence for each part of the form; the server validates the same. */
export function getFaults(draft: Draft, now: Date, published?: Pick<DeskNotice, 'from'>): DraftIssues {
  const length = visibleLine(draft.words).length;
  return {
    ...(!draft.all && draft.hikes.length + draft.regions.length === 0 && { hikes: words.issues.hikes }),
    ...(length === 0 && { words: words.issues.noWords }),
    ...(length > deskLimits.words && { words: words.issues.cut(length - deskLimits.words) }),
    ...dateIssue(draft, now, published),
  };
}

function dateIssue(draft: Draft, now: Date, published?: Pick<DeskNotice, 'from'>): Pick<DraftIssues, 'dates'> {
  const { issues } = words;
  if (!isDay(draft.from)) return { dates: issues.noStart };
  if (!isDay(draft.until)) return { dates: issues.noEnd };
  const fields = toFields(draft, now, published);
  switch (noticeIssue({ ...fields, all: true }, now)) {
    case 'ends-before-start':
      return { dates: issues.endsBeforeStart };
    case 'ended':
      return { dates: draft.until < draft.from ? issues.endsBeforeStart : issues.ended };
    case 'too-long':
      return { dates: issues.tooLong(deskLimits.days, toDay(latestEnd(fields, now))) };
    case 'too-far-ahead':
      return { dates: issues.tooFarAhead };
    default:
      return {};
  }
}

/** The draft notice, stored in this tab: it survives a reload or a sign-in. */
type KeptDraft = {
  draft: Draft;
  /** The author: on a shared device nobody publishes another user's draft. */
  userId: string;
  /** When the sign-in started; published on return if that is soon. */
  publishAt?: number;
};

const note = () => storedNote<KeptDraft>('sessionStorage', 'desk-notice');

export const keepDraft = (draft: Draft, userId: string): void => note().write({ draft, userId });
export const publishAfterSignIn = (draft: Draft, userId: string): void =>
  note().write({ draft, userId, publishAt: Date.now() });
export const forgetDraft = (): void => note().erase();

/** The user's draft; for a correction, the draft of that notice. */
export function keptDraft(userId: string, noticeId?: string): { draft: Draft; publish: boolean } | undefined {
  const kept = note().read();
  if (kept?.userId !== userId) return undefined;
  const isThis = noticeId === undefined ? kept.draft.revision === undefined : kept.draft.noticeId === noticeId;
  if (!isThis) return undefined;
  const waited = Date.now() - (kept.publishAt ?? 0);
  return { draft: kept.draft, publish: waited >= 0 && waited < deskLimits.freshMinutes * 60_000 };
}
