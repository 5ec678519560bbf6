/** The figures of the badge rule as text; the rules are in domain. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { retention } from '../../../domain/time/retention.ts';
import { daysWritten, milesWritten } from '../../../domain/units.ts';

/** The distance within which a badge is earned. */
export const near = milesWritten(badgeRule.promiseMiles);
/** The additional tolerance for the device's error. */
export const allowance = milesWritten(badgeRule.allowanceMiles);
/** The largest distance at which a badge can be earned. */
export const farthest = milesWritten(badgeRule.promiseMiles + badgeRule.allowanceMiles);

export const positionsKept = daysWritten(retention.positionDays);
