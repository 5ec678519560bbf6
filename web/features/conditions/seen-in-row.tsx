/** The latest reported conditions, with their icon, for rows and maps that React renders. */
import type { PublicConditionKind } from '../../../domain/live/conditions.ts';
import { ConditionSign } from './condition-sign.tsx';
import { inFewWords } from './seen-words.ts';

export function SeenInRow({ kinds }: { kinds: readonly PublicConditionKind[] }) {
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
