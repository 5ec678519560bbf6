/** The templates of the symbols that the script clones, once per page. */
import { statusKinds } from '../../../domain/status/kinds.ts';
import { warningsOf } from '../../../domain/status/status.ts';
import { Sign, Status } from '../../ui/status.tsx';

export const LiveSigns = () => (
  <template data-live-signs="">
    {warningsOf({ kinds: statusKinds }).map((kind) => (
      <span key={kind} data-sign-of={kind}>
        <Status kind={kind} />
      </span>
    ))}
    <span data-sign-of="past-end">
      <Status kind="closed" isPastEnd />
    </span>
    <span data-sign-of="alert">
      <Sign kind="alert" />
    </span>
  </template>
);
