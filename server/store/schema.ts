/** The tables, as both databases have them. Times are ISO 8601 text in UTC, so that they sort and read the same in both. */
import { type Kysely, PostgresAdapter } from 'kysely';
import type { AppealReason, AppealState } from '../../domain/badge/appeals.ts';
import type { PatchColor } from '../../domain/badge/hikers.ts';
import type { AuditAction, Role } from '../../domain/live/desk.ts';
import type { NoticeKind } from '../../domain/live/now.ts';
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
  sign_ins: {
    state_hash: string;
    browser_hash: string;
    nonce: string;
    code_verifier: string;
    redirect_uri: string;
    success_url: string;
    failure_url: string;
    expires_at: string;
  };
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
  /** Wish lists, with tombstones of removed wishes for a while. */
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
  /** Append-only; each hash covers the row and the hash before it. */
  audit: {
    seq: number;
    at: string;
    by_user: string;
    action: AuditAction;
    subject: string;
    /** JSON. */
    detail: string;
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
  rate_windows: { key: string; hits: number; ends_at: string };
  upkeep: { name: string; done_at: string };
};

export type Db = Kysely<Schema>;

/** Where the two databases differ; used only in this folder. */
export const isPostgres = (db: Pick<Db, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Listed explicitly instead of *, so that a prepared query still works after a newer version adds a column. */
export const columns = {
  users: ['id', 'name', 'email', 'email_verified', 'created_at', 'updated_at'],
  identities: ['id', 'user_id', 'issuer', 'subject', 'email', 'name', 'created_at', 'updated_at'],
  sign_ins: [
    'state_hash',
    'browser_hash',
    'nonce',
    'code_verifier',
    'redirect_uri',
    'success_url',
    'failure_url',
    'expires_at',
  ],
  hikers: ['user_id', 'id', 'name', 'color', 'created_at'],
  badges: [
    'user_id',
    'hiker_id',
    'id',
    'badge_name',
    'earned_date',
    'badge_file',
    'claim_id',
    'created_at',
    'sequence',
    'appeal_id',
  ],
  attempts: [
    'user_id',
    'claim_id',
    'hiker_id',
    'outcome',
    'taken_at',
    'received_at',
    'waited',
    'latitude',
    'longitude',
    'accuracy',
    'nearest_badge',
    'nearest_km',
  ],
  appeals: [
    'user_id',
    'id',
    'hikers',
    'claim_id',
    'badge_name',
    'reason',
    'words',
    'photo_date',
    'taken_at',
    'received_at',
    'state',
    'answer',
    'answered_at',
  ],
  wishes: ['user_id', 'hike', 'wanted', 'changed_at'],
  reports: ['id', 'page', 'facts', 'words', 'contact', 'written_at', 'received_at'],
  stewards: ['user_id', 'role', 'regions', 'appointed_at', 'appointed_by'],
  notices: [
    'id',
    'revision',
    'hikes',
    'regions',
    'everywhere',
    'kind',
    'words',
    'starts_at',
    'ends_at',
    'source',
    'withdrawn',
    'revised_at',
    'revised_by',
  ],
  weather: ['path', 'body', 'etag', 'last_modified', 'confirmed_at', 'due_at', 'failures', 'revision'],
  audit: ['seq', 'at', 'by_user', 'action', 'subject', 'detail', 'hash'],
  conditions: ['tag', 'id', 'hike', 'kinds', 'day', 'until'],
} as const satisfies { [Table in keyof Schema]?: (keyof Schema[Table])[] };
