/** What scripts copy into the rows of a prerendered list, once per page. */
import { EarnedMark } from '../features/badges/earned-mark.tsx';
import { ConditionInRow } from '../features/conditions/condition-templates.tsx';
import { RowStatus } from '../features/live/row-status.tsx';
import { AlertInRow } from '../features/weather/alert-in-row.tsx';

export const RowTemplates = () => (
  <>
    <RowStatus />
    <ConditionInRow />
    <AlertInRow />
    <EarnedMark />
  </>
);
