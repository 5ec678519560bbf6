/** Condition reports on prerendered pages: the trail page, rows of hikes, /now. */
import { followWhenPresent } from '../live/when-present.ts';

export const followConditions = (): (() => void) =>
  followWhenPresent(
    ({ conditions }) => Boolean(conditions?.length),
    async () => {
      const { showConditions } = await import('./show-conditions.ts');
      return ({ conditions }, moment) => showConditions(conditions, moment);
    },
  );
