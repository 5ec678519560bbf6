/** From the server to the verification page: what a hiker saves verifies for anybody, and nothing else does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Credential, credentialSchema, type DidDocument } from '../domain/proof/credential.ts';
import { newCredentialKey } from '../server/credential-key.ts';
import { check } from '../web/features/proof/check.ts';
import { buildTestApp, type TestApp } from './app.ts';
import { places } from './badges.ts';
import { documentsUrl, makeHiker } from './hiker.ts';
import { withOneChange } from './proofs.ts';

const environment = { PUBLIC_URL: 'https://trails.test', CREDENTIAL_KEY: newCredentialKey() };

let site: TestApp;
let proof: Credential;
let keys: DidDocument;

const getKeys = async ({ app }: TestApp): Promise<DidDocument> => (await app.inject('/.well-known/did.json')).json();

beforeAll(async () => {
  site = await buildTestApp({ environment });
  const hiker = await makeHiker(site);
  await hiker.claim(places.lighthouse);
  const [badge] = (await hiker.get(documentsUrl)).json().documents;
  proof = (await hiker.get(`/v1/badges/${badge.$id}/credential?named=true`)).json();
  keys = await getKeys(site);
});
afterAll(() => site.close());

const verdictOn = (credential: unknown, known: DidDocument | undefined = keys, now = site.now()) =>
  check({ form: 'json', credential }, known, now);
const later = new Date('2026-12-24T12:00:00Z');

describe('a proof', () => {
  test('a proof is genuine, today and in years', async () => {
    expect(await verdictOn(proof)).toEqual({ kind: 'genuine', credential: proof });
    expect(await verdictOn(proof, keys, later)).toMatchObject({ kind: 'genuine' });
  });

  test('a proof is not genuine once any single value of it is changed', async () => {
    for (const { at, changed } of withOneChange(proof)) {
      const { kind } = await verdictOn(changed);
      expect([at, kind !== 'genuine']).toEqual([at, true]);
    }
    const renamed = { ...proof, name: 'Gorge badge' };
    expect(await verdictOn(renamed)).toEqual({ kind: 'changed' });
  });

  test('a proof is not genuine with fields, contexts or proofs added', async () => {
    const [vc, badges] = proof['@context'];
    const { proof: signature, ...unsigned } = proof;
    const tricks = [
      { ...proof, description: 'Also flew to the moon' },
      { ...proof, '@context': [vc, badges, { flew: 'https://schema.org/name' }], flew: 'to the moon' },
      { ...proof, '@context': [vc, badges, 'https://evil.test/vocabulary'] },
      { ...proof, '@context': [badges, vc] },
      { ...proof, proof: [signature, signature] },
      { ...proof, credentialSubject: { ...proof.credentialSubject, '@context': { name: null } } },
      { ...proof, credentialSubject: [proof.credentialSubject] },
      unsigned,
    ];
    for (const trick of tricks) expect(await verdictOn(trick)).toEqual({ kind: 'changed' });
    expect(await check({ form: 'token', credential: proof }, keys, later)).toEqual({ kind: 'changed' });
  });

  test('a proof too large to check its signature in time is rejected by its schema', async () => {
    const { credentialSubject: subject, proof: signature } = proof;
    const [place] = subject.achievement.otherIdentifier;
    const otherIdentifier = Array.from({ length: 21 }, () => place);
    const crafted = [
      { ...proof, name: 'x'.repeat(2001) },
      { ...proof, proof: { ...signature, proofValue: `z${'2'.repeat(100)}` } },
      { ...proof, credentialSubject: { ...subject, achievement: { ...subject.achievement, otherIdentifier } } },
    ];
    for (const file of crafted) {
      expect(credentialSchema.safeParse(file).success).toBe(false);
      expect(await verdictOn(file)).toEqual({ kind: 'changed' });
    }
  });

  test('a proof is genuine after a key rotation, and not with a key that is no longer published', async () => {
    const [former = ''] = keys.verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase);
    const changed = { ...environment, CREDENTIAL_KEY: newCredentialKey() };
    const after = await buildTestApp({ environment: { ...changed, CREDENTIAL_FORMER_KEYS: former } });
    const forgetful = await buildTestApp({ environment: changed });
    expect(await verdictOn(proof, await getKeys(after))).toMatchObject({ kind: 'genuine' });
    expect(await verdictOn(proof, await getKeys(forgetful))).toEqual({ kind: 'unknown-key' });
    await Promise.all([after.close(), forgetful.close()]);
  });

  test('a proof whose key id belongs to a different key is not genuine', async () => {
    const [key] = keys.verificationMethod;
    const other = await buildTestApp({ environment: { ...environment, CREDENTIAL_KEY: newCredentialKey() } });
    const [foreign] = (await getKeys(other)).verificationMethod;
    await other.close();
    const swapped = {
      ...keys,
      verificationMethod: [{ ...key, publicKeyMultibase: foreign?.publicKeyMultibase ?? '' }],
    };
    expect(await verdictOn(proof, swapped as DidDocument)).toEqual({ kind: 'changed' });
  });

  test('a proof from the future is reported as such, with some tolerance for clock skew', async () => {
    const at = (minutes: number) => new Date(site.now().getTime() - minutes * 60_000);
    expect(await verdictOn(proof, keys, at(4))).toMatchObject({ kind: 'genuine' });
    expect(await verdictOn(proof, keys, at(60))).toEqual({ kind: 'not-yet', from: proof.validFrom });
  });
});

describe('a file from elsewhere', () => {
  test.each([
    [
      { ...foreign(), issuer: 'did:web:others.test' },
      { issuer: 'did:web:others.test', name: undefined },
    ],
    [
      { ...foreign(), issuer: { id: 'https://others.test/1', name: 'Others' } },
      { issuer: 'https://others.test/1', name: 'Others' },
    ],
  ])(
    'a file from elsewhere is reported with the issuer that it claims, and not verified: %#',
    async (credential, { issuer, name }) => {
      expect(await verdictOn(credential)).toMatchObject({ kind: 'foreign', claimed: { issuer } });
      expect(await verdictOn(credential)).toHaveProperty('claimed.issuer', issuer);
      expect(await verdictOn({ vc: credential })).toMatchObject({
        kind: 'foreign',
        claimed: { ...(name && { name }) },
      });
    },
  );

  test('a file from elsewhere is named in one short line, whatever its issuer calls itself', async () => {
    const issuer = { id: 'https://others.test/1', name: `Others\u202e\n${'x'.repeat(1e6)}` };
    const name = `Others ${'x'.repeat(193)}`;
    expect(await verdictOn({ ...foreign(), issuer })).toMatchObject({ kind: 'foreign', claimed: { name } });
  });

  test.each([null, 7, 'badge', [], {}, { type: 'VerifiableCredential' }, { type: ['Invoice'], issuer: 'x' }])(
    'a file from elsewhere that is no credential is reported as such: %j',
    async (value) => {
      expect(await verdictOn(value)).toEqual({ kind: 'no-credential' });
    },
  );

  test('a file from elsewhere is not judged where no key is available', async () => {
    expect(await check({ form: 'json', credential: proof }, undefined, later)).toMatchObject({
      kind: 'no-keys',
      claimed: { issuer: keys.id },
    });
  });
});

function foreign() {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
  };
}
