/** What the server's features share. Each is given all of it and names what it uses. */
import type { BadgeTarget } from '../domain/badge/rule.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Fingerprint } from './http/fingerprints.ts';
import type { Metrics } from './http/metrics.ts';
import type { Origins } from './http/origins.ts';
import type { RateLimiter } from './http/rate-limits.ts';
import type { BadgeDocuments } from './http/responses.ts';
import type { Sessions } from './http/session.ts';
import type { BadgeHike, Guide } from './site/catalog.ts';
import type { FileServer } from './site/static-files.ts';
import type { Store } from './store/open.ts';

export type Services = {
  config: Config;
  /** Build version. */
  version: string;
  store: Store;
  clock: Clock;
  /** Every hike with a page, for notices and the desk. */
  guide: Guide;
  /** Every badge; the Test Badge only if it is enabled. */
  targets: readonly BadgeTarget[];
  /** Content of their proofs. */
  hikes: readonly BadgeHike[];
  files: FileServer;
  origins: Origins;
  sessions: Sessions;
  documents: BadgeDocuments;
  limiter: RateLimiter;
  fingerprint: Fingerprint;
  /** Only if enabled. */
  metrics: Metrics | undefined;
  /** Polling interval for changes by other servers and for due weather requests; ten seconds by default. */
  pollMs: number | undefined;
  /** How long a request over its rate limit waits for the rejection; one second by default. */
  rejectionDelayMs: number | undefined;
};
