/** The live document and the current time for the finder. Neither is known in the prerendered markup. */
import { useEffect, useMemo, useState } from 'react';
import { state } from '../../../../content/state.ts';
import type { Hike } from '../../../../domain/finder/hike.ts';
import { getSlug } from '../../../../domain/finder/saved-hikes.ts';
import type { PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import { type HikeStatus, hikeStatus, nothingKnown } from '../../../../domain/status/status.ts';
import { whenVisible } from '../../../lib/clock.ts';
import { followLiveDocument } from '../../status/follow.ts';

type Seen = {
  /** Undefined until loaded, and where only the static files are hosted. */
  live?: LiveDocument | undefined;
  /** At most a minute old while the page is visible. Undefined in the prerendered markup. */
  moment?: Date | undefined;
};

export type CurrentStatus = Seen & {
  getStatus: (hike: Hike) => HikeStatus;
  isClosed: (hike: Hike) => boolean;
  /** What hikers reported there, newest first; undefined until the live document has loaded. */
  getConditions: (hike: Hike) => readonly PublicConditionKind[] | undefined;
};

export function useCurrentStatus(): CurrentStatus {
  const [seen, setSeen] = useState<Seen>({});
  useEffect(() => whenVisible((moment) => setSeen((before) => fresher(before, { ...before, moment }))), []);
  useEffect(() => followLiveDocument((live, moment) => setSeen((before) => fresher(before, { live, moment }))), []);
  return useMemo(() => {
    const { live, moment } = seen;
    const getStatus = (hike: Hike): HikeStatus =>
      moment
        ? hikeStatus({ slug: getSlug(hike), closures: hike.closures }, live, { from: moment, clock: state.clock })
        : nothingKnown;
    const getConditions = (hike: Hike) => getStatus(hike).conditions?.map(({ kind }) => kind);
    return { live, moment, getStatus, isClosed: (hike) => getStatus(hike).kind === 'closed', getConditions };
  }, [seen]);
}

/** The document is polled every few seconds: rerenders only on a change, or once a minute. */
const fresher = (before: Seen, now: Seen): Seen =>
  toMinute(before.moment) === toMinute(now.moment) && JSON.stringify(before.live) === JSON.stringify(now.live)
    ? before
    : now;

const toMinute = (moment: Date | undefined): number => Math.floor((moment?.getTime() ?? 0) / 60_000);
