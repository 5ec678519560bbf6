/** Fills a prerendered page with condition reports, as text. */
import type { Condition } from '../../../../domain/status/condition-reports.ts';
import { type ConditionSummary, freshest, getConditionSummary } from '../../../../domain/status/conditions.ts';
import { isoDay } from '../../../../domain/trail/seasons.ts';
import { getFigures } from '../../../lib/clock.ts';
import { redraw } from '../../../lib/part.ts';
import { withoutJump } from '../../../lib/without-jump.ts';
import { getDot, getPlaces, noticeMark, showMarks } from '../map-marks.ts';
import { type HikeOnStatusPage, hikeRows, hikesOnStatusPage } from '../page-hikes.ts';
import {
  conditionInRow,
  conditionLine,
  conditionMark,
  conditionSentence,
  conditionsIn,
  conditionsToday,
  conditionText,
  toConditions,
  trailConditions,
} from './condition-parts.ts';
import { type ConditionLine, getConditionLines, inFewWords } from './conditions.messages.ts';
import { iconHref } from './icon-href.ts';

export function showConditions(conditions: readonly Condition[] | undefined, moment: Date): void {
  const today = isoDay(getFigures(moment));
  const getConditions = (slug: string) => getConditionSummary(conditions, slug, moment);
  for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const lines = getConditionLines(getConditions(section.dataset.hike ?? ''), today);
    withoutJump(section, () => redraw(trailConditions.find(section), lines, () => lines.map(trailLine)));
  }
  for (const { slug, conditions: place } of hikeRows()) {
    const kinds = freshest(getConditions(slug)).map(({ kind }) => kind);
    redraw(place, kinds, () => [conditionInRow.clone({ icon: getIcon(kinds), text: inFewWords(kinds) })]);
  }
  const now = conditionsToday.find();
  if (now) showToday(now, getConditions, today);
}

const getIcon = ([kind = 'clear']: readonly ConditionSummary['kind'][]) => ({ href: iconHref(kind) });

const toWords = ({ text }: ConditionLine): Node[] =>
  text.map(([strong, plain]) => conditionText.clone({ strong: strong || false, plain }));

const trailLine = (line: ConditionLine, i: number, lines: readonly ConditionLine[]): Node =>
  conditionLine.clone({ icon: getIcon(line.kinds), text: toWords(line), checked: i === lines.length - 1 });

/** By region, each sorted by the newest report. */
function showToday(root: HTMLElement, getConditions: (slug: string) => ConditionSummary[], today: string): void {
  const reported = hikesOnStatusPage(root)
    .map((hike) => ({ hike, seen: getConditions(hike.slug) }))
    .filter(({ seen }) => seen.length > 0)
    .sort((one, other) => ((one.seen[0]?.days[0] ?? '') < (other.seen[0]?.days[0] ?? '') ? 1 : -1));
  root.hidden = reported.length === 0;
  for (const part of conditionsIn.all(root)) {
    const here = reported.filter(({ hike }) => hike.region === part.dataset.key);
    part.hidden = here.length === 0;
    redraw(conditionsIn.place(part, 'hikes'), here, () =>
      here.map(({ hike, seen }) => ofHike(hike, getConditionLines(seen, today))),
    );
  }
  markMap(reported);
}

const ofHike = ({ path, name }: HikeOnStatusPage, lines: readonly ConditionLine[]): Node =>
  toConditions.clone({
    icon: getIcon(lines[0]?.kinds ?? []),
    hike: { text: name, href: path },
    lines: lines.map((line) => conditionSentence.clone({ text: toWords(line) })),
  });

/** In map units. */
const nearby = 230;

/** At the trailhead, unless a closure or hazard is marked there, which takes precedence. */
function markMap(reported: readonly { hike: HikeOnStatusPage; seen: readonly ConditionSummary[] }[]): void {
  const notices = getPlaces(noticeMark);
  const marks = reported.flatMap(({ hike, seen }) => {
    const place = getDot(hike.path);
    const isTaken = notices.some(
      ({ x, y }) => Math.hypot(Number(x) - Number(place?.x), Number(y) - Number(place?.y)) < nearby,
    );
    return place && !isTaken ? [conditionMark.clone({ place, icon: getIcon(seen.map(({ kind }) => kind)) })] : [];
  });
  showMarks(conditionMark, marks);
}
