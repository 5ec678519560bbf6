/** The live document and the current time for the finder. Neither is known in the prerendered markup. */
import { useEffect, useMemo, useState } from 'react';
import { state } from '../../../../content/state.ts';
import type { Hike } from '../../../../domain/finder/hike.ts';
import { slugOf } from '../../../../domain/finder/saved-hikes.ts';
import type { PublicConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { Now } from '../../../../domain/status/live-document.ts';
import { type HikeStatus, hikeStatus, nothingKnown } from '../../../../domain/status/status.ts';
import { whenVisible } from '../../../lib/clock.ts';
import { followNow } from '../../status/follow.ts';

type Seen = {
  /** Undefined until loaded, and where only the static files are hosted. */
  live?: Now | undefined;
  /** At most a minute old while the page is visible. Undefined in the prerendered markup. */
  moment?: Date | undefined;
};

export type LiveNow = Seen & {
  statusOf: (hike: Hike) => HikeStatus;
  isClosed: (hike: Hike) => boolean;
  /** What hikers reported there, newest first; undefined until the live document has loaded. */
  seenOf: (hike: Hike) => readonly PublicConditionKind[] | undefined;
};

export function useNow(): LiveNow {
  const [seen, setSeen] = useState<Seen>({});
  useEffect(() => whenVisible((moment) => setSeen((before) => fresher(before, { ...before, moment }))), []);
  useEffect(() => followNow((live, moment) => setSeen((before) => fresher(before, { live, moment }))), []);
  return useMemo(() => {
    const { live, moment } = seen;
    const statusOf = (hike: Hike): HikeStatus =>
      moment
        ? hikeStatus({ slug: slugOf(hike), closures: hike.closures }, live, { from: moment, clock: state.clock })
        : nothingKnown;
    const seenOf = (hike: Hike) => statusOf(hike).conditions?.map(({ kind }) => kind);
    return { live, moment, statusOf, isClosed: (hike) => statusOf(hike).kind === 'closed', seenOf };
  }, [seen]);
}

/** The document is polled every few seconds: rerenders only on a change, or once a minute. */
const fresher = (before: Seen, now: Seen): Seen =>
  minuteOf(before.moment) === minuteOf(now.moment) && JSON.stringify(before.live) === JSON.stringify(now.live)
    ? before
    : now;

const minuteOf = (moment: Date | undefined): number => Math.floor((moment?.getTime() ?? 0) / 60_000);
