/** What scripts copy into the rows of a prerendered list, once per page. */
import { ConditionInRow } from '../features/conditions/condition-templates.tsx';
import { AlertInRow } from '../features/weather/alert-in-row.tsx';

export const RowNewsTemplates = () => (
  <>
    <ConditionInRow />
    <AlertInRow />
  </>
);
