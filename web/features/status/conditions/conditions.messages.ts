/** Condition reports in a sentence: "Icy. 2 of 3 hikers, yesterday." */
import type { ConditionKind, PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { ConditionSummary } from '../../../../domain/status/conditions.ts';
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

export const seenMessages = {
  title: 'Seen by hikers',
  checked: 'Checked at the trailhead.',
  about: 'We checked that each of them was at the trailhead. Their reports don’t open or close a trail.',
};

/** A line of the page: its kinds, and its text in pairs of bold and plain. */
export type ConditionLine = { kinds: PublicConditionKind[]; text: [strong: string, plain: string][] };

/** They last so long that a report without them is no contradiction: they are counted, not compared. */
const lasting: readonly PublicConditionKind[] = ['tree', 'bugs', 'color'];
const isAgainstClear = (kind: ConditionKind): boolean => kind !== 'clear' && kind !== 'bugs' && kind !== 'color';

const sameDays = (one: ConditionSummary, other: ConditionSummary): boolean => one.days.join() === other.days.join();

/** Icy, tree down; if hikers disagree: icy or clear */
export function inFewWords(kinds: readonly ConditionKind[]): string {
  const disagree = kinds.includes('clear') && kinds.some(isAgainstClear);
  return capitalized(kinds.map((kind) => conditionNames[kind]).join(disagree ? ' or ' : ', '));
}

/** @param today in the format of a report: 2026-11-18 */
export function getConditionLines(seen: readonly ConditionSummary[], today: string): ConditionLine[] {
  const rest = [...seen];
  const take = (belongs: (one: ConditionSummary) => boolean): ConditionSummary[] => {
    const taken = rest.filter(belongs);
    for (const one of taken) rest.splice(rest.indexOf(one), 1);
    return taken;
  };
  const lines: ConditionLine[] = [];
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

const oneHiker = (seen: readonly ConditionSummary[], today: string): ConditionLine => ({
  kinds: seen.map(({ kind }) => kind),
  text: [
    [`${capitalized(listed(seen.map(({ kind }) => conditionNames[kind])))}.`, ` One hiker, ${toDays(seen[0], today)}.`],
  ],
});

function several({ kind, reports, of, days }: ConditionSummary, today: string): ConditionLine {
  const name = capitalized(conditionNames[kind]);
  const on = toDays({ days }, today);
  if (!lasting.includes(kind)) return { kinds: [kind], text: [[`${name}.`, ` ${reports} of ${of} hikers, ${on}.`]] };
  if (reports === 1) return { kinds: [kind], text: [[`${name}.`, ` One hiker, ${on}.`]] };
  const last = formatDay(days[0] ?? today, today);
  const when = days.length === 1 ? on : `last ${/^(?:today|yesterday)$/.test(last) ? '' : 'on '}${last}`;
  return { kinds: [kind], text: [[`${name}.`, ` ${reports} hikers, ${when}.`]] };
}

/** 2 hikers say icy, 2 say clear. All today. */
function disagreeing(seen: readonly ConditionSummary[], today: string): ConditionLine {
  const count = (reports: number) => (reports === 1 ? 'one' : String(reports));
  const say = ({ reports }: ConditionSummary, hikers: string) =>
    `${count(reports)} ${hikers}${reports === 1 ? 'says' : 'say'} `;
  const total = seen.reduce((sum, { reports }) => sum + reports, 0);
  const all = ` ${total === 2 ? 'Both' : 'All'} ${toDays(seen[0], today, 'or')}.`;
  return {
    kinds: seen.map(({ kind }) => kind),
    text: [
      [
        '',
        capitalized(
          say(seen[0] as ConditionSummary, (seen[0] as ConditionSummary).reports === 1 ? 'hiker ' : 'hikers '),
        ),
      ],
      ...seen.map(({ kind }, i): [string, string] => {
        const next = seen[i + 1];
        return [`${conditionNames[kind]}${next ? ',' : '.'}`, next ? ` ${say(next, '')}` : all];
      }),
    ],
  };
}

const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

const toDays = (seen: Pick<ConditionSummary, 'days'> | undefined, today: string, and?: string): string =>
  listed(
    (seen?.days ?? []).map((day) => formatDay(day, today)),
    and,
  );

const dayMs = 86_400_000;

/** today, yesterday, Sunday, November 12 */
function formatDay(day: string, today: string): string {
  const date = new Date(day);
  const ago = Math.round((Date.parse(today) - date.getTime()) / dayMs);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  return ago < 7 ? (weekdayNames[date.getUTCDay()] ?? '') : `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}`;
}
