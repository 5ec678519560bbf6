import { Sign } from '../../../ui/status.tsx';
import { alertInRow } from './alert-parts.ts';

export const AlertInRow = () => (
  <template {...alertInRow.template}>
    <span className="hidden-text">, </span>
    <Sign kind="alert" />
    <span {...alertInRow.slot('event')} />
  </template>
);
