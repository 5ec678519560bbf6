import type { ConditionKind } from '../../../domain/live/conditions.ts';
import { iconIn, signBox, signCircle, signStroke } from './sign-shape.ts';

export const ConditionSign = ({ kind }: { kind: ConditionKind }) => (
  <svg {...signBox} aria-hidden="true">
    <circle {...signCircle} strokeWidth={signStroke} />
    <use {...iconIn(kind)} />
  </svg>
);
