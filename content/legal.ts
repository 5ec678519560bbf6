/** The three policies: content/legal/<name>.md. Their figures come from the rules in code. */
import { z } from 'zod';
import { badgeRule } from '../domain/badge/rule.ts';
import { deskLimits } from '../domain/desk/desk.ts';
import { publication } from '../domain/status/condition-reports.ts';
import { retention } from '../domain/time/retention.ts';
import { daysWritten, formatCount, milesWritten, minutesWritten } from '../domain/units.ts';
import { mistakeReportLimits } from '../domain/wire/mistake-reports.ts';
import { loadProse, type Prose } from './prose.ts';

export const policyNames = ['privacy', 'terms', 'cookies'] as const;
export type PolicyName = (typeof policyNames)[number];

const fieldsSchema = z.strictObject({
  title: z.string().min(5),
  summary: z.string().min(40).max(200),
  changed: z.iso.date().describe('When the text last changed. Since when the policy holds stands in content/site.ts.'),
});

export type Policy = Prose<z.infer<typeof fieldsSchema>>;

const figures = {
  promise: milesWritten(badgeRule.promiseMiles),
  allowance: milesWritten(badgeRule.allowanceMiles),
  waitDays: daysWritten(badgeRule.longestWaitDays),
  positionDays: daysWritten(retention.positionDays),
  sessionDays: daysWritten(retention.sessionDays),
  signInMinutes: minutesWritten(retention.signInMinutes),
  reportDays: daysWritten(retention.reportDays),
  reportWaitDays: daysWritten(mistakeReportLimits.waitDays),
  appealDays: daysWritten(retention.appealDays),
  takenOffDays: daysWritten(retention.takenOffDays),
  conditionKeyDays: daysWritten(retention.conditionKeyDays),
  aloneHours: `${formatCount(publication.aloneMinutes / 60)} hours`,
  urgentMinutes: minutesWritten(publication.urgentMinutes),
  backupDays: daysWritten(retention.backupDays),
  trailheadDays: daysWritten(deskLimits.trailheadDays),
  fewestAccounts: formatCount(deskLimits.accounts),
};

/** @param provider name of the identity provider */
export const loadPolicy = (name: PolicyName, provider: string, contentFolder = import.meta.dirname): Policy =>
  loadProse(contentFolder, `legal/${name}.md`, fieldsSchema, { figures: { ...figures, provider } });
