/** What the script copies into the rows of a list, once per page. */
import { statusKinds } from '../../../domain/status/kinds.ts';
import { getWarnings } from '../../../domain/status/status.ts';
import { Status } from '../../ui/status.tsx';
import { rowStatus } from './page-hikes.ts';

export const RowStatus = () => (
  <template {...rowStatus.template}>
    {getWarnings({ kinds: statusKinds }).map((kind) => (
      <span key={kind} {...rowStatus.slot('sign', kind)}>
        <Status kind={kind} />
      </span>
    ))}
    <span {...rowStatus.slot('sign', 'past-end')}>
      <Status kind="closed" isPastEnd />
    </span>
  </template>
);
