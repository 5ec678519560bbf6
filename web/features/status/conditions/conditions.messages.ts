/** Condition reports in a sentence: "Icy. 2 of 3 hikers, yesterday." */
import type { ConditionKind, PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { Seen } from '../../../../domain/status/conditions.ts';
import { capitalized, monthNames, weekdayNames } from '../../../../domain/units.ts';

export const conditionNames: Record<ConditionKind, string> = {
  clear: 'clear',
  icy: 'icy',
  snow: 'snow-covered',
  muddy: 'muddy',
  water: 'high water',
  tree: 'tree down',
  bugs: 'bugs',
  color: 'peak color',
  gate: 'road or gate closed',
};

export const seenWords = {
  title: 'Seen by hikers',
  checked: 'Checked at the trailhead.',
  about: 'We checked that each of them was at the trailhead. Their reports don’t open or close a trail.',
};

/** A line of the page: its kinds, and its text in pairs of bold and plain. */
export type SeenLine = { kinds: PublicConditionKind[]; text: [strong: string, plain: string][] };

/** They last so long that a report without them is no contradiction: they are counted, not compared. */
const lasting: readonly PublicConditionKind[] = ['tree', 'bugs', 'color'];
const isAgainstClear = (kind: ConditionKind): boolean => kind !== 'clear' && kind !== 'bugs' && kind !== 'color';

const sameDays = (one: Seen, other: Seen): boolean => one.days.join() === other.days.join();

/** Icy, tree down; if hikers disagree: icy or clear */
export function inFewWords(kinds: readonly ConditionKind[]): string {
  const disagree = kinds.includes('clear') && kinds.some(isAgainstClear);
  return capitalized(kinds.map((kind) => conditionNames[kind]).join(disagree ? ' or ' : ', '));
}

/** @param today in the format of a report: 2026-11-18 */
export function seenLines(seen: readonly Seen[], today: string): SeenLine[] {
  const rest = [...seen];
  const take = (belongs: (one: Seen) => boolean): Seen[] => {
    const taken = rest.filter(belongs);
    for (const one of taken) rest.splice(rest.indexOf(one), 1);
    return taken;
  };
  const lines: SeenLine[] = [];
  for (let [first] = rest; first; [first] = rest) {
    const start = first;
    const isOneHiker = start.of === 1;
    const disagree = rest.filter((one) => sameDays(one, start) && (one.kind === 'clear' || isAgainstClear(one.kind)));
    if (isOneHiker)
      lines.push(
        oneHiker(
          take((one) => one.of === 1 && sameDays(one, start)),
          today,
        ),
      );
    else if (disagree.length > 1 && disagree.includes(start) && disagree.some(({ kind }) => kind === 'clear'))
      lines.push(
        disagreeing(
          take((one) => disagree.includes(one)),
          today,
        ),
      );
    else lines.push(...take((one) => one === start).map((one) => several(one, today)));
  }
  return lines;
}

const oneHiker = (seen: readonly Seen[], today: string): SeenLine => ({
  kinds: seen.map(({ kind }) => kind),
  text: [
    [`${capitalized(listed(seen.map(({ kind }) => conditionNames[kind])))}.`, ` One hiker, ${daysOf(seen[0], today)}.`],
  ],
});

function several({ kind, reports, of, days }: Seen, today: string): SeenLine {
  const name = capitalized(conditionNames[kind]);
  const on = daysOf({ days }, today);
  if (!lasting.includes(kind)) return { kinds: [kind], text: [[`${name}.`, ` ${reports} of ${of} hikers, ${on}.`]] };
  if (reports === 1) return { kinds: [kind], text: [[`${name}.`, ` One hiker, ${on}.`]] };
  const last = dayInWords(days[0] ?? today, today);
  const when = days.length === 1 ? on : `last ${/^(?:today|yesterday)$/.test(last) ? '' : 'on '}${last}`;
  return { kinds: [kind], text: [[`${name}.`, ` ${reports} hikers, ${when}.`]] };
}

/** 2 hikers say icy, 2 say clear. All today. */
function disagreeing(seen: readonly Seen[], today: string): SeenLine {
  const count = (reports: number) => (reports === 1 ? 'one' : String(reports));
  const say = ({ reports }: Seen, hikers: string) => `${count(reports)} ${hikers}${reports === 1 ? 'says' : 'say'} `;
  const total = seen.reduce((sum, { reports }) => sum + reports, 0);
  const all = ` ${total === 2 ? 'Both' : 'All'} ${daysOf(seen[0], today, 'or')}.`;
  return {
    kinds: seen.map(({ kind }) => kind),
    text: [
      ['', capitalized(say(seen[0] as Seen, (seen[0] as Seen).reports === 1 ? 'hiker ' : 'hikers '))],
      ...seen.map(({ kind }, i): [string, string] => {
        const next = seen[i + 1];
        return [`${conditionNames[kind]}${next ? ',' : '.'}`, next ? ` ${say(next, '')}` : all];
      }),
    ],
  };
}

const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

const daysOf = (seen: Pick<Seen, 'days'> | undefined, today: string, and?: string): string =>
  listed(
    (seen?.days ?? []).map((day) => dayInWords(day, today)),
    and,
  );

const dayMs = 86_400_000;

/** today, yesterday, Sunday, November 12 */
function dayInWords(day: string, today: string): string {
  const date = new Date(day);
  const ago = Math.round((Date.parse(today) - date.getTime()) / dayMs);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  return ago < 7 ? (weekdayNames[date.getUTCDay()] ?? '') : `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`;
}
