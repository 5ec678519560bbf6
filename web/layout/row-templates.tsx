/** What scripts copy into the rows of a prerendered list, once per page. */
import { EarnedMark } from '../features/badges/earned-mark.tsx';
import { ConditionInRow } from '../features/status/conditions/condition-templates.tsx';
import { RowStatus } from '../features/status/row-status.tsx';
import { AlertInRow } from '../features/status/weather/alert-in-row.tsx';

export const RowTemplates = () => (
  <>
    <RowStatus />
    <ConditionInRow />
    <AlertInRow />
    <EarnedMark />
  </>
);
