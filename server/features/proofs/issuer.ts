/** The issuer: the site under its own URL with its current key; former keys stay published, so that old files remain valid. */
import { type KeyObject, sign } from 'node:crypto';
import type { DidDocument } from '../../../domain/proof/credential.ts';
import type { Config } from '../../config.ts';
import { getPublicHalf, keyOfDemonstration, readCredentialKey } from '../../credential-key.ts';

export type Signer = { id: string; algorithm: 'Ed25519'; sign(what: { data: Uint8Array }): Promise<Uint8Array> };

export type Issuer = {
  /** Base URL for the links in a file. */
  origin(): string;
  /** DID of the site. */
  did(): string;
  /** Signing key; undefined if none is configured. */
  signer(): Promise<Signer | undefined>;
  /** Undefined without any current or former key. */
  keys(): Promise<DidDocument | undefined>;
};

export function makeIssuer(
  config: Pick<Config, 'credentialKey' | 'formerKeys' | 'dataDir'>,
  origin: () => string,
): Issuer {
  const key = chooseKey(config);
  let derived: Promise<string> | undefined;
  /** Derived when first needed. */
  const current = () => {
    derived ??= key && getPublicHalf(key);
    return derived;
  };
  const did = () => `did:web:${encodeURIComponent(new URL(origin()).host)}`;
  return {
    origin,
    did,
    async signer() {
      if (!key) return undefined;
      return {
        id: `${did()}#${await current()}`,
        algorithm: 'Ed25519',
        sign: async ({ data }) => new Uint8Array(sign(null, data, key)),
      };
    },
    async keys() {
      const publicKey = await current();
      const all = [...(publicKey ? [publicKey] : []), ...config.formerKeys];
      return all.length > 0 ? toDocument(did(), [...new Set(all)]) : undefined;
    },
  };
}

function chooseKey({ credentialKey, dataDir }: Pick<Config, 'credentialKey' | 'dataDir'>): KeyObject | undefined {
  if (credentialKey === 'demo') return keyOfDemonstration(dataDir);
  return credentialKey ? readCredentialKey(credentialKey) : undefined;
}

function toDocument(did: string, publicKeys: string[]): DidDocument {
  const getId = (publicKey: string) => `${did}#${publicKey}`;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: publicKeys.map((publicKeyMultibase) => ({
      id: getId(publicKeyMultibase),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase,
    })),
    assertionMethod: publicKeys.map(getId),
  };
}
