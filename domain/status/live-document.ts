/**
 * /now.json: everything that changes without a build, for all hikes, the same for everybody. Pages read it as is,
 * without zod; its schema is in domain/status/live-schema.ts. Unknown fields are ignored, so later versions may add some.
 */
import type { Condition } from './condition-reports.ts';
import type { Forecast, WeatherAlert } from './weather.ts';

export const liveDocumentPath = '/now.json';
export const liveFeedPath = '/now.atom';

export const noticeKinds = ['closed', 'partly', 'hazard', 'information'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const isNoticeKind = (kind: string): kind is NoticeKind => (noticeKinds as readonly string[]).includes(kind);

export type Notice = {
  id: string;
  /** Slugs. A notice for a region or for the whole guide lists every hike it is about. */
  hikes: string[];
  kind: NoticeKind;
  words: string;
  /** Start, inclusive. */
  from: string;
  /** End, exclusive. */
  until: string;
  /** When a steward last published or confirmed it. */
  asOf: string;
  /** Source: "Park office". */
  source?: string | undefined;
  by: 'steward';
};

export type LiveDocument = {
  version: 1;
  /** When the server last checked this against its database; up to five minutes old in normal operation. */
  asOf: string;
  /** Active and upcoming notices, closures first. */
  notices: Notice[];
  /** Recent condition reports, newest day first. */
  conditions?: Condition[] | undefined;
  /** Only if the operator has enabled the weather. */
  forecasts?: Forecast[] | undefined;
  alerts?: WeatherAlert[] | undefined;
};

type Span = Pick<Notice, 'from' | 'until'>;

/** Whether a notice is active at that moment. Devices pass their own clock, so that a cached copy expires by itself. */
export const holdsAt = ({ from, until }: Span, moment: Date): boolean =>
  Date.parse(from) <= moment.getTime() && moment.getTime() < Date.parse(until);

/** Active notices of one hike, closures first. */
export const noticesFor = (liveDocument: Pick<LiveDocument, 'notices'>, slug: string, moment: Date): Notice[] =>
  liveDocument.notices.filter((notice) => notice.hikes.includes(slug) && holdsAt(notice, moment));

/** Notices of one hike that are active at any time during a visit, closures first. */
export const noticesBetween = (
  liveDocument: Pick<LiveDocument, 'notices'>,
  slug: string,
  from: Date,
  until: Date,
): Notice[] =>
  liveDocument.notices.filter(
    (notice) =>
      notice.hikes.includes(slug) &&
      Date.parse(notice.from) <= until.getTime() &&
      from.getTime() < Date.parse(notice.until),
  );

/** Closures first, then hazards; among equals the newest. */
export const byUrgency = (one: Pick<Notice, 'kind' | 'asOf'>, other: Pick<Notice, 'kind' | 'asOf'>): number =>
  noticeKinds.indexOf(one.kind) - noticeKinds.indexOf(other.kind) || (one.asOf < other.asOf ? 1 : -1);
