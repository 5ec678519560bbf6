/** Verifies a credential with this site's keys, without any other request. */
import * as z from 'zod/mini';
import { type Credential, credentialSchema, type DidDocument } from '../../../domain/proof/credential.ts';
import { visibleName } from '../../../domain/wire/visible-text.ts';
import type { Held } from './read.ts';

/** The issuer named in the credential, which proves nothing yet. */
export type Claimed = { issuer: string; name?: string };

export type Verdict =
  | { kind: 'genuine'; credential: Credential }
  /** Names us as issuer, but the signature does not match. */
  | { kind: 'changed' }
  | { kind: 'unknown-key' }
  | { kind: 'not-yet'; from: string }
  | { kind: 'foreign'; claimed: Claimed }
  | { kind: 'no-keys'; claimed: Claimed }
  | { kind: 'no-credential' };

/** Tolerated clock skew. */
const skewMs = 5 * 60_000;

const issuerSchema = z.union([z.string(), z.object({ id: z.string(), name: z.optional(z.string()) })]);
/** Any version or format: enough to read who it claims to be from. */
const anyCredentialSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]),
  issuer: issuerSchema,
});
const tokenSchema = z.union([anyCredentialSchema, z.object({ vc: anyCredentialSchema })]);

export async function check(
  { form, credential: value }: Held,
  keys: DidDocument | undefined,
  now: Date,
): Promise<Verdict> {
  const claimed = toClaim(value);
  if (!claimed) return { kind: 'no-credential' };
  if (!keys) return { kind: 'no-keys', claimed };
  if (claimed.issuer !== keys.id) return { kind: 'foreign', claimed };
  const strict = z.safeParse(credentialSchema, value);
  if (form !== 'json' || !strict.success) return { kind: 'changed' };
  const credential = strict.data;
  if (!keys.assertionMethod.includes(credential.proof.verificationMethod)) return { kind: 'unknown-key' };
  const { isSigned } = await import('./signature.ts');
  const from = new Date(credential.validFrom);
  if (!(await isSigned(credential, keys, from))) return { kind: 'changed' };
  if (from.getTime() > now.getTime() + skewMs) return { kind: 'not-yet', from: credential.validFrom };
  return { kind: 'genuine', credential };
}

/** Limits a crafted name to one line of the page. */
const longestName = 200;

function toClaim(value: unknown): Claimed | undefined {
  const read = z.safeParse(tokenSchema, value);
  if (!read.success) return undefined;
  const { type, issuer } = 'vc' in read.data ? read.data.vc : read.data;
  if (![type].flat().includes('VerifiableCredential')) return undefined;
  const { id, name } = typeof issuer === 'string' ? { id: issuer } : issuer;
  return {
    issuer: visibleName(id, longestName),
    ...(name !== undefined && { name: visibleName(name, longestName) }),
  };
}
