import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Credential, DidDocument } from '../../../domain/proof/credential.ts';
import type { TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { documentsUrl, type Hiker, makeHiker } from '../../../test/hiker.ts';
import { openBadgeCredentialModel } from '../../../test/open-badges-model.ts';
import { isSignedBy } from '../../../test/proofs.ts';
import { newCredentialKey } from '../../credential-key.ts';
import { grantAppeal, openAppeals } from '../../store/appeals.ts';

const origin = 'https://trails.test';
const publicSite = { PUBLIC_URL: origin, CREDENTIAL_KEY: newCredentialKey() };

const proofUrl = (badgeId: string) => `/v1/badges/${encodeURIComponent(badgeId)}/credential`;
const getId = async (hiker: Hiker, badge: string): Promise<string> => {
  const { documents } = (await hiker.get(documentsUrl)).json();
  return documents.find(({ badgeName }: { badgeName: string }) => badgeName === badge).$id;
};
const getProof = async (hiker: Hiker, badge = 'Lighthouse', query = ''): Promise<Credential> =>
  (await hiker.get(`${proofUrl(await getId(hiker, badge))}${query}`)).json();
const getKeys = async ({ app }: TestApp): Promise<DidDocument> => (await app.inject('/.well-known/did.json')).json();

describe('the proof of a badge', () => {
  const withLighthouse = async (environment: Record<string, string> = publicSite) => {
    const test = await build({ environment });
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse);
    return { test, hiker };
  };

  it('a proof names hike, trailhead, day and issuer, and is signed by the published key', async () => {
    const { test, hiker } = await withLighthouse();
    const proof = await getProof(hiker);
    expect(proof).toMatchObject({
      name: 'Lighthouse badge',
      issuer: { id: 'did:web:trails.test', url: `${origin}/` },
      validFrom: '2026-07-04T15:00:00Z',
      awardedDate: '2026-07-04T12:00:00Z',
      credentialSubject: {
        achievement: {
          id: `${origin}/trails/north-shore/lighthouse#badge`,
          name: 'Lighthouse',
          description: expect.stringContaining('Lighthouse State Park'),
          criteria: { id: `${origin}/badges/rules`, narrative: expect.stringContaining('one mile') },
          image: { id: `${origin}/trails/north-shore/lighthouse/badge.svg` },
          otherIdentifier: [{ identifier: 'geo:47.2,-91.37' }],
        },
      },
      evidence: [{ genre: 'position', narrative: expect.stringContaining('July 4, 2026') }],
    });
    expect(await isSignedBy(proof, await getKeys(test))).toBe(true);
  });

  it('the proof of a badge has the shape that Open Badges 3.0 describes', async () => {
    const { hiker } = await withLighthouse();
    const validate = new Ajv2020({ allErrors: true }).compile(openBadgeCredentialModel);
    for (const query of ['', '?named=true']) {
      validate(await getProof(hiker, 'Lighthouse', query));
      expect(validate.errors).toBeNull();
    }
  });

  it('a proof has no name unless requested, and never a position, e-mail address or account', async () => {
    const hiker = await makeHiker(await build({ environment: publicSite }), 'Ida Berg');
    await hiker.claim({ latitude: 46.6512, longitude: -92.3711 });
    const [first, second] = [await getProof(hiker, 'Gorge'), await getProof(hiker, 'Gorge', '?named=true')];
    const unclear = await hiker.get(`${proofUrl(await getId(hiker, 'Gorge'))}?named=perhaps`);
    expect(unclear.statusCode).toBe(400);
    const texts = [first, second].map((proof) => JSON.stringify(proof));
    for (const text of texts) {
      for (const secret of [hiker.id, hiker.email, 'Berg', 'mail.example', '46.6512', '92.3711'])
        expect(text).not.toContain(secret);
    }
    expect(texts[0]).not.toContain('Ida');
    expect(second.credentialSubject.identifier).toMatchObject([{ identityHash: 'Ida', identityType: 'name' }]);
    expect(second.credentialSubject.id).not.toBe(first.credentialSubject.id);
  });

  it('a proof names a hiker whose name has no letters “hiker”, never by the e-mail address', async () => {
    const hiker = await makeHiker(await build({ environment: publicSite }), '42 7');
    await hiker.claim(places.gorge);
    const { credentialSubject } = await getProof(hiker, 'Gorge', '?named=true');
    expect(credentialSubject.identifier).toMatchObject([{ identityHash: 'hiker' }]);
  });

  it('the proof of a badge is available for every hiker of the account, by their nickname', async () => {
    const { test, hiker } = await withLighthouse();
    const family = [await hiker.bring('Max B.'), await hiker.bring('Ida')];
    await hiker.claim(places.gorge, { hikers: family });
    const { hikers } = (await hiker.get('/v1/hikers')).json();
    expect(hikers).toHaveLength(2);
    for (const { name, badges } of hikers) {
      const proof = (await hiker.get(`${proofUrl(badges[0].$id)}?named=true`)).json();
      expect(proof.credentialSubject.identifier).toMatchObject([{ identityHash: name }]);
      expect(await isSignedBy(proof, await getKeys(test))).toBe(true);
    }
  });

  it('the proof of a badge marks a granted badge as not earned by a position', async () => {
    const test = await build({ environment: publicSite });
    const hiker = await makeHiker(test);
    await hiker.appeal('Lighthouse');
    for (const appeal of await openAppeals(test.store.db)) await grantAppeal(test.store.db, appeal, '', test.now());
    const { evidence } = await getProof(hiker);
    expect(evidence).toMatchObject([
      { genre: 'appeal', name: 'Granted after an appeal', narrative: expect.stringContaining('No location') },
    ]);
  });

  it('the proof of a badge does not exist for the Test Badge, which proves nothing', async () => {
    const test = await build({ environment: { ...publicSite, TEST_BADGE: 'on' } });
    const hiker = await makeHiker(test);
    await hiker.create('Test Badge');
    const response = await hiker.get(proofUrl(await getId(hiker, 'Test Badge')));
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      expect.stringContaining('doesn’t belong to a hike in the guide'),
    ]);
  });

  it.each([
    ['2026-07-04T03:30:00.000Z', '2026-07-03'],
    ['2026-07-04T05:30:00.000Z', '2026-07-04'],
    ['2026-07-02', '2026-07-02'],
  ])(
    'the proof of a badge of a badge earned at %s is dated %s, the local date of the trailhead',
    async (earnedDate, day) => {
      const test = await build({ environment: publicSite });
      const hiker = await makeHiker(test);
      await hiker.create('Lighthouse', { ...places.lighthouse, accuracy: 5, earnedDate });
      expect((await getProof(hiker)).awardedDate).toBe(`${day}T12:00:00Z`);
    },
  );

  it('the proof of a badge stays valid after a key change as long as the former key is published', async () => {
    const { test, hiker } = await withLighthouse();
    const proof = await getProof(hiker);
    const [formerKey = ''] = (await getKeys(test)).verificationMethod.map((key) => key.publicKeyMultibase);
    const changed = { ...publicSite, CREDENTIAL_KEY: newCredentialKey() };
    const forgetful = await build({ environment: changed });
    expect(await isSignedBy(proof, await getKeys(forgetful))).toBe(false);
    const later = await build({ environment: { ...changed, CREDENTIAL_FORMER_KEYS: formerKey } });
    const keys = await getKeys(later);
    expect(keys.verificationMethod).toHaveLength(2);
    expect(await isSignedBy(proof, keys)).toBe(true);
    const retired = await build({
      environment: { PUBLIC_URL: origin, NODE_ENV: 'production', CREDENTIAL_FORMER_KEYS: formerKey },
    });
    expect(await isSignedBy(proof, await getKeys(retired))).toBe(true);
  });

  it('the proof of a badge is refused with a reason if the server has no key', async () => {
    const { test, hiker } = await withLighthouse({ NODE_ENV: 'production', PUBLIC_URL: origin });
    const response = await hiker.get(proofUrl(await getId(hiker, 'Lighthouse')));
    expect(response.json()).toMatchObject({
      code: 412,
      type: 'credential_key_missing',
      message: 'Proofs aren’t set up here: the server has no key to sign with.',
    });
    const keys = await test.app.inject('/.well-known/did.json');
    expect([keys.statusCode, keys.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('a proof of a demonstration is signed with a key that is generated once', async () => {
    const { test, hiker } = await withLighthouse({});
    const keys = await getKeys(test);
    expect(keys.id).toMatch(/^did:web:127\.0\.0\.1%3A\d+$/);
    expect(await isSignedBy(await getProof(hiker), keys)).toBe(true);
    const file = join(test.config.dataDir, 'credential-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    const again = await build({ environment: { DATA_DIR: test.config.dataDir } });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await getKeys(again)).verificationMethod[0]?.publicKeyMultibase).toBe(
      keys.verificationMethod[0]?.publicKeyMultibase,
    );
  });
});

describe('the keys of the site', () => {
  it('the keys of the site are readable from any origin and contain nothing secret', async () => {
    const test = await build({ environment: publicSite });
    const { headers, body } = await test.app.inject('/.well-known/did.json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control'], 'a changed key is seen at once').toBe('no-cache');
    expect(JSON.parse(body)['@context']).toEqual([
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
    ]);
    expect(body).not.toContain('secret');
    expect(body).not.toContain(publicSite.CREDENTIAL_KEY.slice(-20));
  });
});
