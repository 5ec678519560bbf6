/** Loads content/badge-rules.md, with its figures from the rule in code. */
import { z } from 'zod';
import { appealLimits } from '../domain/badge/appeals.ts';
import type { Milestone } from '../domain/badge/milestone.ts';
import { badgeRule } from '../domain/badge/rule.ts';
import type { State } from '../domain/site.ts';
import { retention } from '../domain/time/retention.ts';
import {
  capitalized,
  daysWritten,
  formatCount,
  formatMiles,
  kmToMiles,
  milesWritten,
  minutesWritten,
  monthNames,
} from '../domain/units.ts';
import { loadProse, type Prose } from './prose.ts';

const fieldsSchema = z.strictObject({ title: z.string().min(5), summary: z.string().min(40).max(200) });

const { promiseMiles, allowanceMiles, vaguestFixMiles, longestWaitDays, clockSkewMinutes, claims } = badgeRule;

const figures = {
  promise: milesWritten(promiseMiles),
  allowance: milesWritten(allowanceMiles),
  farthest: milesWritten(promiseMiles + allowanceMiles),
  vaguest: milesWritten(vaguestFixMiles),
  wait: daysWritten(longestWaitDays),
  skew: minutesWritten(clockSkewMinutes),
  fastest: `${formatMiles(Math.round(kmToMiles(badgeRule.fastestKmPerHour)))} an hour (${badgeRule.fastestKmPerHour} km/h)`,
  tries: `${capitalized(formatCount(claims.most))} tries`,
  triesMinutes: minutesWritten(claims.minutes),
  openAppeals: formatCount(appealLimits.open),
  appealDays: daysWritten(retention.appealDays),
};

type Guide = { milestones: readonly Milestone[]; state: Pick<State, 'timeZone'> };

export const loadBadgeRules = (
  guide: Guide,
  contentFolder = import.meta.dirname,
): Prose<z.infer<typeof fieldsSchema>> =>
  loadProse(contentFolder, 'badge-rules.md', fieldsSchema, {
    figures: { ...figures, seasons: seasonsInWords(guide.milestones), zone: zoneInWords(guide.state.timeZone) },
  });

/** winter from December to February, spring from March to May */
function seasonsInWords(milestones: readonly Milestone[]): string {
  const seasons = milestones.flatMap(({ rule }) => (rule.kind === 'seasons' ? Object.entries(rule.seasons) : []));
  const month = (number: number | undefined) => monthNames[(number ?? 1) - 1];
  return seasons.map(([name, months]) => `${name} from ${month(months[0])} to ${month(months.at(-1))}`).join(', ');
}

/** Central Time */
const zoneInWords = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
