/**
 * Fills /now: closures from the content of the guide or a live notice, with the same numbers in the list and on the
 * map.
 */
import { state } from '../../../content/state.ts';
import type { BriefClosure, Closure } from '../../../domain/status/closures.ts';
import {
  holdsAt,
  isNoticeKind,
  type LiveDocument,
  type Notice,
  type NoticeKind,
  noticeKinds,
} from '../../../domain/status/live-document.ts';
import { pastEndMessages, through } from '../../../domain/status/status.messages.ts';
import { hikeStatus, reasonsOn } from '../../../domain/status/status.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { followLiveDocument, isOld } from '../../features/status/follow.ts';
import { getDot, noticeMark, showMarks } from '../../features/status/map-marks.ts';
import { type HikeOnStatusPage, hikeLinks } from '../../features/status/page-hikes.ts';
import { formatDay, formatTime, getFigures } from '../../lib/clock.ts';
import { redraw } from '../../lib/part.ts';
import { liveNoticeMessages } from '../../ui/live-notice.messages.ts';
import { type Counts, nowMessages as words } from './now.messages.ts';
import { entry, huntAt, huntsToday, nowHead, postedIn, quiet, quietIn } from './now-parts.ts';

export type NowHike = HikeOnStatusPage & { closures: (BriefClosure & Pick<Partial<Closure>, 'source'>)[] };

/** What is posted, with its number in the list of a region. */
type Entry = Item & { number: string };

type Item = {
  kind: NoticeKind;
  hikes: NowHike[];
  text: string;
  until: string | undefined;
  isPastEnd?: boolean;
  by: string;
};

export function initNow(root: HTMLElement): void {
  const hikes: NowHike[] = JSON.parse(root.dataset.today ?? '[]');
  root.querySelector('[data-parks]')?.removeAttribute('open');
  showNow(root, hikes, undefined, new Date());
  followLiveDocument((now, moment) => showNow(root, hikes, now, moment));
}

export function showNow(
  root: HTMLElement,
  hikes: readonly NowHike[],
  liveDocument: LiveDocument | undefined,
  moment: Date,
): void {
  const items = toItems(hikes, liveDocument, moment);
  const hunted = showHunts(root, hikes, liveDocument, moment);
  head(root, items, { all: hikes.length, hunted }, liveDocument, moment);
  const entries: Entry[] = [];
  for (const section of postedIn.all(root)) {
    const region = section.dataset.key;
    const here = items.flatMap((item) => {
      const own = item.hikes.filter((hike) => hike.region === region);
      return own.length > 0 ? [{ ...item, hikes: own }] : [];
    });
    const numbered = here.map((item, i) => ({ ...item, number: String(entries.length + i + 1) }));
    entries.push(...numbered);
    section.hidden = here.length === 0;
    redraw(postedIn.place(section, 'entries'), numbered, () => numbered.map(toEntry));
    for (const line of quietIn.all(root)) if (line.dataset.key === region) line.hidden = here.length > 0;
  }
  showMarks(noticeMark, getMarks(entries));
  for (const section of quiet.all(root)) section.hidden = quietIn.all(section).every(({ hidden }) => hidden);
}

/** Shows the hikes with a hunt today, except closed ones, and counts those that it may close. */
function showHunts(
  root: HTMLElement,
  hikes: readonly NowHike[],
  liveDocument: LiveDocument | undefined,
  moment: Date,
): number {
  const counts = (['hunt', 'hunters'] as const).map((kind) => {
    const there = hikes.filter((hike) =>
      hikeStatus(hike, liveDocument, { from: moment, clock: state.clock }).kinds.includes(kind),
    );
    const slugs = new Set(there.map(({ slug }) => slug));
    for (const section of huntsToday.all(root).filter(({ dataset }) => dataset.key === kind)) {
      section.hidden = slugs.size === 0;
      for (const line of huntAt.all(section)) line.hidden = !slugs.has(line.dataset.key ?? '');
    }
    return slugs.size;
  });
  return counts[0] ?? 0;
}

/** Closures first. A hike closed by its content is listed with those closed by a notice. */
function toItems(hikes: readonly NowHike[], liveDocument: LiveDocument | undefined, moment: Date): Item[] {
  const posted = (liveDocument?.notices ?? [])
    .filter((notice) => holdsAt(notice, moment))
    .map((notice) => ofNotice(notice, hikes));
  const day = getFigures(moment);
  const standing: Item[] = [];
  for (const hike of hikes)
    for (const { kind, words: text = '', until, isPastEnd, source = '' } of reasonsOn(hike.closures, day)) {
      if (!isNoticeKind(kind)) continue;
      standing.push({
        kind,
        hikes: [hike],
        text: isPastEnd ? pastEndMessages.long(undefined) : `${text.replace(/\.$/, '')}.`,
        until: until && lastDay(until, moment),
        isPastEnd,
        by: `${source}.`,
      });
    }
  return [...posted, ...standing].sort((one, other) => noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind));
}

/** "through November 30"; with its year if it is another one. */
const lastDay = (day: string, moment: Date): string => through(day).replace(`, ${getFigures(moment).year}`, '');

const ofNotice = (notice: Notice, hikes: readonly NowHike[]): Item => ({
  kind: notice.kind,
  hikes: hikes.filter(({ slug }) => notice.hikes.includes(slug)),
  text: notice.words,
  until: liveNoticeMessages.until(notice.until),
  by: liveNoticeMessages.posted(notice.asOf, notice.source),
});

function head(
  root: HTMLElement,
  items: readonly Item[],
  counts: Pick<Counts, 'all' | 'hunted'>,
  liveDocument: LiveDocument | undefined,
  moment: Date,
): void {
  const named = new Set<string>();
  const count = (kind: NoticeKind) => {
    const before = named.size;
    for (const item of items) if (item.kind === kind) for (const { slug } of item.hikes) named.add(slug);
    return named.size - before;
  };
  // In this order: a hike is counted once, by the worst that is posted.
  const [closed, partly, hazard, information] = [
    count('closed'),
    count('partly'),
    count('hazard'),
    count('information'),
  ];
  const asOf = liveDocument && isOld(liveDocument, moment) ? new Date(liveDocument.asOf) : undefined;
  nowHead.fill(root, {
    when: true,
    day: formatDay(moment),
    updated: liveDocument ? words.updated(formatTime(new Date(liveDocument.asOf))) : false,
    summary: words.summary({ closed, partly, hazard, information, ...counts }),
    old: asOf
      ? words.offline(formatDay(asOf), formatTime(asOf), Math.floor((moment.getTime() - asOf.getTime()) / dayMs))
      : false,
    links: liveDocument !== undefined,
  });
}

const toEntry = ({ number, kind, hikes, text, until, isPastEnd, by }: Entry): Node =>
  entry.clone({
    number,
    sign: kind,
    hikes: hikes.length <= 3 && hikeLinks(hikes),
    several: hikes.length > 3 && words.several(hikes.length),
    kindAndDay: words.kindUntil(kind, until, isPastEnd),
    text,
    by,
  });

/** In map units, with the number. */
const markSize = { width: 608, height: 320 };

/** Beside the dot of the trailhead, or further to the right if there is a mark already. */
function getMarks(entries: readonly Entry[]): Node[] {
  const taken: { x: number; y: number }[] = [];
  return entries.flatMap(({ kind, hikes, number }) =>
    hikes.flatMap(({ path }) => {
      const dot = getDot(path);
      if (!dot) return [];
      const [y, start] = [Number(dot.y), Number(dot.x)];
      const isTaken = (at: number) =>
        taken.some((other) => Math.abs(other.x - at) < markSize.width && Math.abs(other.y - y) < markSize.height);
      let x = start;
      while (isTaken(x)) x += markSize.height / 2;
      taken.push({ x, y });
      return [noticeMark.clone({ place: { x: String(x), y: String(y) }, sign: kind, number })];
    }),
  );
}
