/** The live document and the current time for the finder. Neither is known in the prerendered markup. */
import { useEffect, useMemo, useState } from 'react';
import { state } from '../../../content/state.ts';
import type { Hike } from '../../../domain/finder/hike.ts';
import { slugOf } from '../../../domain/finder/wishes.ts';
import type { PublicConditionKind } from '../../../domain/live/conditions.ts';
import { type Now, noticesFor } from '../../../domain/live/now.ts';
import { seenAt } from '../../../domain/live/seen.ts';
import { type StatusNow, statusNow } from '../../../domain/live/status.ts';
import { alertsFor } from '../../../domain/live/weather.ts';
import { mayBeHunted } from '../../../domain/trail/status.ts';
import { figuresOf, whenVisible } from '../../lib/clock.ts';
import { followNow } from '../live/follow.ts';

type Seen = {
  /** Undefined until loaded, and where only the static files are hosted. */
  live?: Now | undefined;
  /** At most a minute old while the page is visible. Undefined in the prerendered markup. */
  moment?: Date | undefined;
};

export type LiveNow = Seen & {
  statusOf: (hike: Hike) => StatusNow;
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
    const statusOf = (hike: Hike): StatusNow => {
      if (!moment) return { status: 'none' };
      const slug = slugOf(hike);
      const notices = live ? noticesFor(live, slug, moment) : [];
      const status = statusNow(hike.closures ?? [], notices, moment, state.clock);
      return {
        ...status,
        ...(mayBeHunted(hike.hunts, figuresOf(moment)) && { hunt: true }),
        alert: alertsFor(live?.alerts, slug, moment)[0]?.event,
      };
    };
    const seenOf = (hike: Hike) =>
      live && moment && seenAt(live.conditions, slugOf(hike), moment).map(({ kind }) => kind);
    return { live, moment, statusOf, isClosed: (hike) => statusOf(hike).status === 'closed', seenOf };
  }, [seen]);
}

/** The document is polled every few seconds: rerenders only on a change, or once a minute. */
const fresher = (before: Seen, now: Seen): Seen =>
  minuteOf(before.moment) === minuteOf(now.moment) && JSON.stringify(before.live) === JSON.stringify(now.live)
    ? before
    : now;

const minuteOf = (moment: Date | undefined): number => Math.floor((moment?.getTime() ?? 0) / 60_000);
