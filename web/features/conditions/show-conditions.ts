/**
 * Inserts condition reports into a prerendered page. All of it is text or drawn here: nothing of a report becomes
 * markup.
 */
import type { Condition, ConditionKind } from '../../../domain/live/conditions.ts';
import { freshest, type Seen, seenAt } from '../../../domain/status/conditions.ts';
import { isoDay } from '../../../domain/trail/seasons.ts';
import { figuresOf } from '../../lib/clock.ts';
import { withoutJump } from '../../lib/without-jump.ts';
import { type HikeOnNow, hikeRows, hikesOnNow } from '../live/page-hikes.ts';
import { inFewWords, type SeenLine, seenLines, seenWords } from './seen-words.ts';
import { iconIn, signBox, signCircle, signStroke } from './sign-shape.ts';

export function showConditions(conditions: readonly Condition[] | undefined, moment: Date): void {
  const today = isoDay(figuresOf(moment));
  const seenOf = (slug: string) => seenAt(conditions, slug, moment);
  for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const place = section.querySelector<HTMLElement>('[data-seen]');
    const seen = seenOf(section.dataset.hike ?? '');
    if (place) withoutJump(section, () => fill(place, seen, () => trailLines(seenLines(seen, today))));
  }
  for (const { slug, figures } of hikeRows())
    showRow(
      figures,
      freshest(seenOf(slug)).map(({ kind }) => kind),
    );
  const now = document.querySelector<HTMLElement>('[data-seen-now]');
  if (now) showOnNow(now, seenOf, today);
}

/** Rerenders only on a change, so that the position of keyboard and screen reader users is kept. */
function fill(place: HTMLElement, shown: readonly unknown[], nodes: () => (Node | string)[]): void {
  const state = JSON.stringify(shown);
  if (place.dataset.shown === state) return;
  place.dataset.shown = state;
  place.hidden = shown.length === 0;
  place.replaceChildren(...nodes());
}

function trailLines(lines: readonly SeenLine[]): Node[] {
  return lines.map((line, i) => {
    const text = element('p', ...lineText(line));
    if (i === lines.length - 1) text.append(' ', element('small', seenWords.checked));
    return element('li', sign(line.kinds[0]), text);
  });
}

const lineText = ({ text }: SeenLine): (Node | string)[] =>
  text.flatMap(([strong, plain]) => [strong && element('b', strong), plain]);

/** After the figures; hidden by a closure, see web/ui/hike-row.module.css. */
function showRow(figures: Element | null, kinds: readonly Seen['kind'][]): void {
  const place = figures?.querySelector<HTMLElement>('[data-seen-word]') ?? element('span');
  place.dataset.seenWord = '';
  if (kinds.length > 0) figures?.append(place);
  else place.remove();
  fill(place, kinds, () => [
    Object.assign(element('span', ', '), { className: 'hidden-text' }),
    sign(kinds[0]),
    inFewWords(kinds),
  ]);
}

/** By region, each sorted by the newest report. */
function showOnNow(root: HTMLElement, seenOf: (slug: string) => Seen[], today: string): void {
  const reported = hikesOnNow(root)
    .map((hike) => ({ hike, seen: seenOf(hike.slug) }))
    .filter(({ seen }) => seen.length > 0)
    .sort((one, other) => ((one.seen[0]?.days[0] ?? '') < (other.seen[0]?.days[0] ?? '') ? 1 : -1));
  root.hidden = reported.length === 0;
  for (const part of root.querySelectorAll<HTMLElement>('[data-seen-in]')) {
    const here = reported.filter(({ hike }) => hike.region === part.dataset.seenIn);
    part.hidden = here.length === 0;
    const list = part.querySelector('ul');
    if (list) fill(list, here, () => here.map(({ hike, seen }) => onNow(hike, seenLines(seen, today))));
  }
  markMap(
    document.querySelector('[data-today] .map-trailheads')?.closest('svg'),
    reported.map(({ hike, seen }) => ({ path: hike.path, kind: seen[0]?.kind })),
  );
}

/** In map units. */
const markSize = 230;

/** At the trailhead, unless a closure or hazard is marked there, which takes precedence. */
function markMap(
  map: Element | null | undefined,
  marks: readonly { path: string; kind: ConditionKind | undefined }[],
): void {
  for (const mark of map?.querySelectorAll('.map-seen') ?? []) mark.remove();
  const notices = [...(map?.querySelectorAll<SVGElement>('.map-live') ?? [])].map(({ dataset }) => dataset);
  for (const { path, kind } of marks) {
    const dot = map?.querySelector(`.map-trailheads a[href="${path}"] circle`);
    if (!dot) continue;
    const [x, y] = [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))];
    const isTaken = notices.some((notice) => Math.hypot(Number(notice.x) - x, Number(notice.y) - y) < markSize);
    if (isTaken) continue;
    const mark = sign(kind);
    const place = { class: 'map-seen', x: x - markSize / 2, y: y - markSize / 2, width: markSize, height: markSize };
    for (const [name, value] of Object.entries(place)) mark.setAttribute(name, String(value));
    map?.append(mark);
  }
}

function onNow({ path, name }: HikeOnNow, lines: readonly SeenLine[]): Node {
  const link = Object.assign(element('a', name), { href: path });
  const said = lines.map((line) => element('p', ...lineText(line)));
  return element('li', sign(lines[0]?.kinds[0]), element('div', element('h4', link), ...said));
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.append(...content.filter((part) => part !== ''));
  return made;
}

const svgSpace = 'http://www.w3.org/2000/svg';

function sign(kind: ConditionKind | undefined): SVGElement {
  const svg = drawn('svg', { ...signBox, 'aria-hidden': 'true' });
  svg.append(drawn('circle', { ...signCircle, 'stroke-width': signStroke }), drawn('use', iconIn(kind ?? 'clear')));
  return svg;
}

function drawn(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
