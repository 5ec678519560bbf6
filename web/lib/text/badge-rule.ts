/** The figures that pages promise, in running text; the rules themselves stand in domain. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { retention } from '../../../domain/time/retention.ts';
import { daysWritten, milesWritten } from '../../../domain/units.ts';

/** How near a trailhead a badge is earned. */
export const near = milesWritten(badgeRule.promiseMiles);
/** What the device may misjudge besides. */
export const allowance = milesWritten(badgeRule.allowanceMiles);
/** Beyond this nobody earns one. */
export const farthest = milesWritten(badgeRule.promiseMiles + badgeRule.allowanceMiles);

export const positionsKept = daysWritten(retention.positionDays);
