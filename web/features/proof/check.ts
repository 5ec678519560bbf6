/** What can be said of a credential with the keys of this site, without asking anybody else. */
import * as z from 'zod/mini';
import { type Credential, credentialSchema, type DidDocument } from '../../../domain/proof/credential.ts';
import { visibleName } from '../../../domain/wire/visible-text.ts';
import type { Held } from './read.ts';

/** Who signed it by its own words, which prove nothing yet. */
export type Claimed = { issuer: string; name?: string };

export type Verdict =
  | { kind: 'genuine'; credential: Credential }
  /** Says that it is ours, and is not as we signed it. */
  | { kind: 'changed' }
  | { kind: 'unknown-key' }
  | { kind: 'not-yet'; from: string }
  | { kind: 'foreign'; claimed: Claimed }
  | { kind: 'no-keys'; claimed: Claimed }
  | { kind: 'no-credential' };

/** Clocks differ a little. */
const skewMs = 5 * 60_000;

const issuerSchema = z.union([z.string(), z.object({ id: z.string(), name: z.optional(z.string()) })]);
/** Of whatever version or form: enough to tell whose it says it is. */
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
  const claimed = claimOf(value);
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

/** For one line of the page, whatever a crafted file claims. */
const longestName = 200;

function claimOf(value: unknown): Claimed | undefined {
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
