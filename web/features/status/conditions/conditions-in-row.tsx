/** The latest reported conditions, with their icon, for rows and maps that React renders. */
import type { PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import { ConditionSign } from './condition-sign.tsx';
import { inFewWords } from './conditions.messages.ts';

export function ConditionsInRow({ kinds }: { kinds: readonly PublicConditionKind[] }) {
  const [first] = kinds;
  return (
    first && (
      <>
        <ConditionSign kind={first} />
        {inFewWords(kinds)}
      </>
    )
  );
}
