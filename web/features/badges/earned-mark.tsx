import { earnedMark } from './earned-parts.ts';

export const EarnedMark = () => (
  <template {...earnedMark.template}>
    <mark className="earned" {...earnedMark.slot('day')} />
  </template>
);
