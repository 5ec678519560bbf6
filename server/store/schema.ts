/** The tables, as both databases have them. Times are ISO 8601 text in UTC, so that they sort and read the same in both. */
import type { Kysely } from 'kysely';
import type { Outcome } from '../../domain/wire.ts';

export type Schema = {
  users: {
    id: string;
    name: string;
    email: string;
    email_verified: number;
    created_at: string;
    updated_at: string;
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
  badges: {
    user_id: string;
    id: string;
    badge_name: string;
    earned_date: string;
    badge_file: string | null;
    claim_id: string | null;
    created_at: string;
  };
  attempts: {
    user_id: string;
    claim_id: string;
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
  rate_windows: { key: string; hits: number; ends_at: string };
};

export type Db = Kysely<Schema>;
