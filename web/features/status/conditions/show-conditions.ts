/** Fills a prerendered page with condition reports, as text. */
import type { Condition } from '../../../../domain/status/condition-reports.ts';
import { freshest, type Seen, seenAt } from '../../../../domain/status/conditions.ts';
import { isoDay } from '../../../../domain/trail/seasons.ts';
import { figuresOf } from '../../../lib/clock.ts';
import { redraw } from '../../../lib/part.ts';
import { withoutJump } from '../../../lib/without-jump.ts';
import { dotOf, noticeMark, placesOf, showMarks } from '../map-marks.ts';
import { type HikeOnNow, hikeRows, hikesOnNow } from '../page-hikes.ts';
import {
  conditionInRow,
  conditionLine,
  conditionMark,
  conditionSentence,
  conditionsIn,
  conditionsOf,
  conditionsToday,
  conditionWords,
  trailConditions,
} from './condition-parts.ts';
import { inFewWords, type SeenLine, seenLines } from './conditions.messages.ts';
import { iconHref } from './icon-href.ts';

export function showConditions(conditions: readonly Condition[] | undefined, moment: Date): void {
  const today = isoDay(figuresOf(moment));
  const seenOf = (slug: string) => seenAt(conditions, slug, moment);
  for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const lines = seenLines(seenOf(section.dataset.hike ?? ''), today);
    withoutJump(section, () => redraw(trailConditions.find(section), lines, () => lines.map(trailLine)));
  }
  for (const { slug, conditions: place } of hikeRows()) {
    const kinds = freshest(seenOf(slug)).map(({ kind }) => kind);
    redraw(place, kinds, () => [conditionInRow.clone({ icon: iconOf(kinds), text: inFewWords(kinds) })]);
  }
  const now = conditionsToday.find();
  if (now) showToday(now, seenOf, today);
}

const iconOf = ([kind = 'clear']: readonly Seen['kind'][]) => ({ href: iconHref(kind) });

const wordsOf = ({ text }: SeenLine): Node[] =>
  text.map(([strong, plain]) => conditionWords.clone({ strong: strong || false, plain }));

const trailLine = (line: SeenLine, i: number, lines: readonly SeenLine[]): Node =>
  conditionLine.clone({ icon: iconOf(line.kinds), text: wordsOf(line), checked: i === lines.length - 1 });

/** By region, each sorted by the newest report. */
function showToday(root: HTMLElement, seenOf: (slug: string) => Seen[], today: string): void {
  const reported = hikesOnNow(root)
    .map((hike) => ({ hike, seen: seenOf(hike.slug) }))
    .filter(({ seen }) => seen.length > 0)
    .sort((one, other) => ((one.seen[0]?.days[0] ?? '') < (other.seen[0]?.days[0] ?? '') ? 1 : -1));
  root.hidden = reported.length === 0;
  for (const part of conditionsIn.all(root)) {
    const here = reported.filter(({ hike }) => hike.region === part.dataset.key);
    part.hidden = here.length === 0;
    redraw(conditionsIn.place(part, 'hikes'), here, () =>
      here.map(({ hike, seen }) => ofHike(hike, seenLines(seen, today))),
    );
  }
  markMap(reported);
}

const ofHike = ({ path, name }: HikeOnNow, lines: readonly SeenLine[]): Node =>
  conditionsOf.clone({
    icon: iconOf(lines[0]?.kinds ?? []),
    hike: { text: name, href: path },
    lines: lines.map((line) => conditionSentence.clone({ text: wordsOf(line) })),
  });

/** In map units. */
const nearby = 230;

/** At the trailhead, unless a closure or hazard is marked there, which takes precedence. */
function markMap(reported: readonly { hike: HikeOnNow; seen: readonly Seen[] }[]): void {
  const notices = placesOf(noticeMark);
  const marks = reported.flatMap(({ hike, seen }) => {
    const place = dotOf(hike.path);
    const isTaken = notices.some(
      ({ x, y }) => Math.hypot(Number(x) - Number(place?.x), Number(y) - Number(place?.y)) < nearby,
    );
    return place && !isTaken ? [conditionMark.clone({ place, icon: iconOf(seen.map(({ kind }) => kind)) })] : [];
  });
  showMarks(conditionMark, marks);
}
