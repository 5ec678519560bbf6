/** The tables, as both databases have them. Times are ISO 8601 text in UTC, so that they sort and read the same in both. */
import { type Kysely, PostgresAdapter } from 'kysely';
import type { AppealReason, AppealState } from '../../domain/badge/appeals.ts';
import type { PatchColor } from '../../domain/badge/hikers.ts';
import type { AuditAction, Role } from '../../domain/desk/desk.ts';
import type { NoticeKind } from '../../domain/status/live-document.ts';
import type { Outcome } from '../../domain/wire/wire.ts';

export type Schema = {
  users: {
    id: string;
    name: string;
    email: string;
    email_verified: number;
    created_at: string;
    updated_at: string;
    /** Set by the operator, with a reason for the owner; null: not blocked. */
    blocked_at: string | null;
    blocked_reason: string | null;
  };
  identities: {
    id: string;
    user_id: string;
    issuer: string;
    subject: string;
    email: string;
    name: string;
    created_at: string;
    updated_at: string;
  };
  sessions: {
    token_hash: string;
    id: string;
    user_id: string;
    created_at: string;
    expires_at: string;
  };
  /** Only older servers write it: now a pending sign-in travels with its visitor. A contract migration can drop it. */
  sign_ins: { expires_at: string };
  /** Companions of the account's own hiker. */
  hikers: {
    user_id: string;
    id: string;
    name: string;
    color: PatchColor;
    created_at: string;
  };
  badges: {
    user_id: string;
    /** Empty for the account's own hiker. */
    hiker_id: string;
    id: string;
    badge_name: string;
    earned_date: string;
    badge_file: string | null;
    claim_id: string | null;
    created_at: string;
    /** Grows with every badge of the user. */
    sequence: number;
    /** Appeal by which it was granted; null if earned by a position. */
    appeal_id: string | null;
  };
  /** One for each hiker of a claim. */
  attempts: {
    user_id: string;
    claim_id: string;
    hiker_id: string;
    outcome: Outcome;
    taken_at: string;
    received_at: string;
    waited: number;
    latitude: number | null;
    longitude: number | null;
    accuracy: number | null;
    nearest_badge: string | null;
    nearest_km: number | null;
  };
  appeals: {
    user_id: string;
    id: string;
    /** Hiker ids, separated by spaces. */
    hikers: string;
    claim_id: string | null;
    badge_name: string;
    reason: AppealReason;
    words: string;
    photo_date: string | null;
    taken_at: string;
    received_at: string;
    state: AppealState;
    answer: string;
    answered_at: string | null;
  };
  /** Saved hike lists, with tombstones of removed saved hikes for a while. */
  wishes: {
    user_id: string;
    hike: string;
    wanted: number;
    changed_at: string;
  };
  reports: {
    id: string;
    page: string;
    /** Selected facts, separated by spaces. */
    facts: string;
    words: string;
    contact: string;
    written_at: string;
    received_at: string;
  };
  stewards: {
    user_id: string;
    role: Role;
    /** Separated by spaces; * for all. */
    regions: string;
    appointed_at: string;
    /** An id; empty for the operator at a shell. */
    appointed_by: string;
  };
  /** Revisions: the highest of an id is the current one, and none is ever changed. */
  notices: {
    id: string;
    revision: number;
    /** Separated by spaces, as the regions. */
    hikes: string;
    regions: string;
    everywhere: number;
    kind: NoticeKind;
    words: string;
    starts_at: string;
    ends_at: string;
    source: string;
    withdrawn: number;
    revised_at: string;
    revised_by: string;
  };
  /** Append-only. */
  audit: {
    seq: number;
    at: string;
    by_user: string;
    action: AuditAction;
    subject: string;
    /** JSON. */
    detail: string;
    /** Unused: an older server chains its entries by it. A contract migration may drop it. */
    hash: string;
  };
  /** Stewards' answers to queue items that have no column of their own for it. */
  answers: { item: string; answer: string; answered_at: string; until: string | null };
  /** Official pages, of which only a hash is stored. */
  watched: {
    url: string;
    hash: string | null;
    etag: string | null;
    last_modified: string | null;
    asked_at: string | null;
    changed_at: string | null;
    read_at: string | null;
    /** Consecutive requests that found a change. */
    changes: number;
    muted: number;
  };
  /** Condition reports, without accounts: see server/store/conditions.ts. */
  conditions: {
    /** HMAC of account, hike and day under the key of that day; random once that key is destroyed. */
    tag: string;
    /** From the device, for retries; empty once the key is destroyed. */
    id: string;
    /** Slug. */
    hike: string;
    /** Separated by spaces. */
    kinds: string;
    /** Local date: 2026-11-17. */
    day: string;
    /** When the last of its kinds expires. */
    until: string;
  };
  /** Reports that are not public yet, in times that are rounded up. */
  condition_waits: {
    tag: string;
    /** To ten minutes. */
    ready_at: string;
    /** To an hour: until then it needs another report of that hike and day beside it. */
    alone_until: string;
  };
  condition_keys: { day: string; key: string };
  /** Where reports are switched off: slugs; * for everywhere. */
  condition_switches: { hike: string };
  /** One row per URL of the weather service: the last good copy, and when to request it again. */
  weather: {
    path: string;
    /** The parsed last good reply as JSON; null: none yet. */
    body: string | null;
    etag: string | null;
    last_modified: string | null;
    /** When the body was last fetched or revalidated. */
    confirmed_at: string | null;
    due_at: string;
    /** In a row. */
    failures: number;
    /** Grows with every new body, of whichever row: the highest is the version of all of them. */
    revision: number;
  };
  /** Counted once a night: see server/store/stats.ts. */
  nightly_figures: { name: string; day: string; figures: string };
  rate_windows: { key: string; hits: number; ends_at: string };
  upkeep: { name: string; done_at: string };
};

export type Db = Kysely<Schema>;

/** Where the two databases differ; used only in this folder. */
export const isPostgres = (db: Pick<Db, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The compiler asks for every column: one that is missing here would never be read or written. */
const toColumns = <Row>(all: Record<keyof Row & string, true>) => Object.keys(all) as (keyof Row & string)[];

/** Listed explicitly instead of *, so that a prepared query still works after a newer version adds a column. */
export const columns = {
  users: toColumns<Omit<Schema['users'], 'blocked_at' | 'blocked_reason'>>({
    id: true,
    name: true,
    email: true,
    email_verified: true,
    created_at: true,
    updated_at: true,
  }),
  identities: toColumns<Schema['identities']>({
    id: true,
    user_id: true,
    issuer: true,
    subject: true,
    email: true,
    name: true,
    created_at: true,
    updated_at: true,
  }),
  hikers: toColumns<Schema['hikers']>({ user_id: true, id: true, name: true, color: true, created_at: true }),
  badges: toColumns<Schema['badges']>({
    user_id: true,
    hiker_id: true,
    id: true,
    badge_name: true,
    earned_date: true,
    badge_file: true,
    claim_id: true,
    created_at: true,
    sequence: true,
    appeal_id: true,
  }),
  attempts: toColumns<Schema['attempts']>({
    user_id: true,
    claim_id: true,
    hiker_id: true,
    outcome: true,
    taken_at: true,
    received_at: true,
    waited: true,
    latitude: true,
    longitude: true,
    accuracy: true,
    nearest_badge: true,
    nearest_km: true,
  }),
  appeals: toColumns<Schema['appeals']>({
    user_id: true,
    id: true,
    hikers: true,
    claim_id: true,
    badge_name: true,
    reason: true,
    words: true,
    photo_date: true,
    taken_at: true,
    received_at: true,
    state: true,
    answer: true,
    answered_at: true,
  }),
  wishes: toColumns<Schema['wishes']>({ user_id: true, hike: true, wanted: true, changed_at: true }),
  reports: toColumns<Schema['reports']>({
    id: true,
    page: true,
    facts: true,
    words: true,
    contact: true,
    written_at: true,
    received_at: true,
  }),
  stewards: toColumns<Schema['stewards']>({
    user_id: true,
    role: true,
    regions: true,
    appointed_at: true,
    appointed_by: true,
  }),
  notices: toColumns<Schema['notices']>({
    id: true,
    revision: true,
    hikes: true,
    regions: true,
    everywhere: true,
    kind: true,
    words: true,
    starts_at: true,
    ends_at: true,
    source: true,
    withdrawn: true,
    revised_at: true,
    revised_by: true,
  }),
  weather: toColumns<Schema['weather']>({
    path: true,
    body: true,
    etag: true,
    last_modified: true,
    confirmed_at: true,
    due_at: true,
    failures: true,
    revision: true,
  }),
  audit: toColumns<Schema['audit']>({
    seq: true,
    at: true,
    by_user: true,
    action: true,
    subject: true,
    detail: true,
    hash: true,
  }),
  conditions: toColumns<Schema['conditions']>({ tag: true, id: true, hike: true, kinds: true, day: true, until: true }),
} as const;
