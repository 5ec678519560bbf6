/**
 * Fills /now: closures from the content of the guide or a live notice, with the same numbers in the list and on the
 * map.
 */
import { state } from '../../../content/state.ts';
import { holdsAt, type Notice, type NoticeKind, type Now, noticeKinds } from '../../../domain/live/now.ts';
import type { Closure } from '../../../domain/status/closures.ts';
import { hikeStatus, reasonsOn } from '../../../domain/status/status.ts';
import { pastEndWords, through } from '../../../domain/status/words.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { followNow, isOld } from '../../features/live/follow.ts';
import type { HikeOnNow } from '../../features/live/page-hikes.ts';
import { dayInWords, figuresOf, timeInWords } from '../../lib/clock.ts';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';
import { type Counts, nowWords as words } from './words.ts';

export type NowHike = HikeOnNow & { closures: Closure[] };

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
  followNow((now, moment) => showNow(root, hikes, now, moment));
}

export function showNow(root: HTMLElement, hikes: readonly NowHike[], now: Now | undefined, moment: Date): void {
  const items = itemsOf(hikes, now, moment);
  const hunted = showHunts(root, hikes, now, moment);
  head(root, items, { all: hikes.length, hunted }, now, moment);
  for (const mark of root.querySelectorAll('.map-live')) mark.remove();
  let number = 0;
  for (const section of root.querySelectorAll<HTMLElement>('[data-posted-in]')) {
    const region = section.dataset.postedIn ?? '';
    const here = items.filter((item) => item.hikes.some((hike) => hike.region === region));
    section.hidden = here.length === 0;
    const entries = here.map((item) => {
      number += 1;
      const own = item.hikes.filter((hike) => hike.region === region);
      for (const hike of own) mark(root, hike, item.kind, number);
      return entry(root, item, own, number);
    });
    section.querySelector('ol')?.replaceChildren(...entries);
    const quiet = root.querySelector<HTMLElement>(`[data-quiet-in="${region}"]`);
    if (quiet) quiet.hidden = here.length > 0;
  }
  const quiet = root.querySelector<HTMLElement>('[data-quiet]');
  if (quiet) quiet.hidden = [...quiet.querySelectorAll('li')].every(({ hidden }) => hidden);
}

/** Shows the hikes with a hunt today, except closed ones, and counts those that it may close. */
function showHunts(root: HTMLElement, hikes: readonly NowHike[], now: Now | undefined, moment: Date): number {
  const counts = (['hunt', 'hunters'] as const).map((kind) => {
    const there = hikes.filter((hike) =>
      hikeStatus(hike, now, { from: moment, clock: state.clock }).kinds.includes(kind),
    );
    const slugs = new Set(there.map(({ slug }) => slug));
    const section = root.querySelector<HTMLElement>(`[data-hunts="${kind}"]`);
    if (section) section.hidden = slugs.size === 0;
    for (const entry of section?.querySelectorAll<HTMLElement>('[data-hunt-at]') ?? [])
      entry.hidden = !slugs.has(entry.dataset.huntAt ?? '');
    return slugs.size;
  });
  return counts[0] ?? 0;
}

/** Closures first. A hike closed by its content is listed with those closed by a notice. */
function itemsOf(hikes: readonly NowHike[], now: Now | undefined, moment: Date): Item[] {
  const posted = (now?.notices ?? [])
    .filter((notice) => holdsAt(notice, moment))
    .map((notice) => ofNotice(notice, hikes));
  const day = figuresOf(moment);
  const standing: Item[] = [];
  for (const hike of hikes)
    for (const { kind, words: text = '', until, isPastEnd, source = '' } of reasonsOn(hike.closures, day)) {
      if (!isNoticeKind(kind)) continue;
      standing.push({
        kind,
        hikes: [hike],
        text: isPastEnd ? pastEndWords.long(undefined) : `${text.replace(/\.$/, '')}.`,
        until: until && lastDay(until, moment),
        isPastEnd,
        by: `${source}.`,
      });
    }
  return [...posted, ...standing].sort((one, other) => noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind));
}

const isNoticeKind = (kind: string): kind is NoticeKind => (noticeKinds as readonly string[]).includes(kind);

/** "through November 30"; with its year if it is another one. */
const lastDay = (day: string, moment: Date): string => through(day).replace(`, ${figuresOf(moment).year}`, '');

const ofNotice = (notice: Notice, hikes: readonly NowHike[]): Item => ({
  kind: notice.kind,
  hikes: hikes.filter(({ slug }) => notice.hikes.includes(slug)),
  text: notice.words,
  until: liveNoticeWords.until(notice.until),
  by: liveNoticeWords.posted(notice.asOf, notice.source),
});

function head(
  root: HTMLElement,
  items: readonly Item[],
  counts: Pick<Counts, 'all' | 'hunted'>,
  now: Now | undefined,
  moment: Date,
): void {
  const put = (selector: string, text: string) => {
    const place = root.querySelector<HTMLElement>(selector);
    if (!place) return;
    if (place.textContent !== text) place.textContent = text;
    place.hidden = text === '';
  };
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
  put('[data-summary]', words.summary({ closed, partly, hazard, information, ...counts }));
  put('[data-day]', dayInWords(moment));
  put('[data-updated]', now ? words.updated(timeInWords(new Date(now.asOf))) : '');
  const when = root.querySelector<HTMLElement>('[data-when]');
  if (when) when.hidden = false;
  const asOf = now && isOld(now, moment) ? new Date(now.asOf) : undefined;
  put(
    '[data-old]',
    asOf
      ? words.offline(dayInWords(asOf), timeInWords(asOf), Math.floor((moment.getTime() - asOf.getTime()) / dayMs))
      : '',
  );
  const links = root.querySelector<HTMLElement>('[data-live-links]');
  if (links) links.hidden = !now;
}

/** Inserted as text, never as markup. */
function entry(
  root: HTMLElement,
  { kind, text, until, isPastEnd, by }: Item,
  hikes: readonly NowHike[],
  number: number,
): HTMLElement {
  const item = document.createElement('li');
  const title = document.createElement('h3');
  if (hikes.length > 3) title.textContent = words.several(hikes.length);
  else for (const [i, hike] of hikes.entries()) title.append(i > 0 ? ', ' : '', link(hike));
  const body = document.createElement('div');
  const says = document.createElement('p');
  const kindAndDay = document.createElement('b');
  kindAndDay.textContent = words.kindUntil(kind, until, isPastEnd);
  says.append(kindAndDay, ` ${text}`);
  const source = document.createElement('p');
  source.className = 'small dim';
  source.textContent = by;
  body.append(title, says, source);
  const figure = document.createElement('span');
  figure.textContent = String(number);
  item.append(figure, signOf(root, kind), body);
  return item;
}

function link({ path, name }: NowHike): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: path, textContent: name });
}

/** The symbols are cloned from the legend of the map. */
const signOf = (root: HTMLElement, kind: NoticeKind): Node =>
  root.querySelector(`[data-sign-of="${kind}"] svg`)?.cloneNode(true) ?? document.createTextNode('');

const svgSpace = 'http://www.w3.org/2000/svg';
const size = 320;

/** Beside the dot of the trailhead, or further to the right if there is a mark already. */
function mark(root: HTMLElement, { path }: NowHike, kind: NoticeKind, number: number): void {
  const dot = root.querySelector(`.map-trailheads a[href="${path}"] circle`);
  const map = dot?.closest('svg');
  if (!dot || !map) return;
  const others = [...map.querySelectorAll<SVGElement>('.map-live')].map(({ dataset }) => [
    Number(dataset.x),
    Number(dataset.y),
  ]);
  let [x, y] = [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))];
  const isTaken = () => others.some(([a = 0, b = 0]) => Math.abs(a - x) < size * 1.9 && Math.abs(b - y) < size);
  while (isTaken()) x += size * 0.5;
  const group = document.createElementNS(svgSpace, 'g');
  group.setAttribute('class', 'map-live');
  Object.assign(group.dataset, { x: String(x), y: String(y) });
  const sign = signOf(root, kind) as SVGElement;
  for (const [name, value] of Object.entries({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    class: '',
  }))
    sign.setAttribute(name, String(value));
  const text = document.createElementNS(svgSpace, 'text');
  text.setAttribute('x', String(x + size * 0.65));
  text.setAttribute('y', String(y + size * 0.36));
  text.textContent = String(number);
  group.append(sign, text);
  map.append(group);
}
