import { describe, expect, test } from 'vitest';
import { type Credential, vocabularies } from '../../../domain/proof/credential.ts';
import { toMarkup, toVisibleText } from '../../../test/markup.tsx';
import type { Verdict } from './check.ts';
import { Result } from './result.tsx';

const noon = '2026-07-04T12:00:00Z';
const credential: Credential = {
  '@context': [...vocabularies],
  id: 'urn:uuid:1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Gorge badge',
  issuer: { id: 'did:web:trails.test', type: ['Profile'], name: 'Trails', url: 'https://trails.test/' },
  validFrom: '2026-09-09T08:00:00Z',
  awardedDate: noon,
  credentialSubject: {
    id: 'urn:uuid:2',
    type: ['AchievementSubject'],
    activityEndDate: noon,
    achievement: {
      id: 'https://trails.test/trails/a/gorge#badge',
      type: ['Achievement'],
      achievementType: 'Badge',
      name: 'Gorge',
      description: 'The badge for the Gorge Trail.',
      criteria: { id: 'https://trails.test/badges/rules', narrative: 'Be there.' },
      image: { id: 'https://trails.test/trails/a/gorge/badge.svg', type: 'Image', caption: 'The Gorge badge' },
      otherIdentifier: [
        { type: 'IdentifierEntry', identifier: 'geo:46.65,-92.37', identifierType: 'ext:geo' },
        { type: 'IdentifierEntry', identifier: 'geo:46.7,-92.4', identifierType: 'ext:geo' },
      ],
    },
  },
  evidence: [
    { id: 'https://trails.test/trails/a/gorge', type: ['Evidence'], genre: 'position', name: 'A', narrative: 'B' },
  ],
  proof: {
    type: 'DataIntegrityProof',
    created: '2026-09-09T08:00:00Z',
    verificationMethod: 'did:web:trails.test#z6Mk',
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
    proofValue: 'z1',
  },
};
const hikes = [{ path: '/trails/a/gorge', name: 'Gorge Trail, Gorge Park', picture: '/art/gorge.svg' }];

const shown = (verdict: Verdict, known = hikes) => (
  <Result name="badge.json" outcome={{ kind: 'checked', verdict }} hikes={known} />
);

describe('a genuine file', () => {
  test('a genuine file shows what was signed: the day of the badge is not the day of the file', () => {
    expect(toVisibleText(shown({ kind: 'genuine', credential }))).toMatch(
      /Genuine .* Badge Gorge Hike Gorge Trail, Gorge Park Trailhead 46\.65, -92\.37; 46\.7, -92\.4 Day July 4, 2026 Hiker No name in the file How Earned by location at the trailhead File made September 9, 2026 Signed with did:web:trails\.test#z6Mk$/,
    );
    expect(toMarkup(shown({ kind: 'genuine', credential }))).toContain('src="/art/gorge.svg"');
  });

  test('a genuine file names the hiker on request, and stays valid for a hike that was removed', () => {
    const named = {
      ...credential,
      credentialSubject: {
        ...credential.credentialSubject,
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Ida', identityType: 'name' }],
      },
      evidence: [{ ...credential.evidence[0], genre: 'appeal' }],
    } satisfies Credential;
    const words = toVisibleText(shown({ kind: 'genuine', credential: named }, []));
    for (const said of ['Hiker Ida', 'Granted after an appeal', 'no longer in the guide'])
      expect(words).toContain(said);
  });
});

test.each<[Verdict, string]>([
  [{ kind: 'changed' }, 'Changed since it was signed'],
  [{ kind: 'unknown-key' }, 'Signed with an unknown key'],
  [
    { kind: 'not-yet', from: '2030-01-03T03:00:00Z' },
    'From the future The signature is good, but the file is dated January 2, 2030',
  ],
  [
    { kind: 'foreign', claimed: { issuer: 'did:web:others.test', name: 'Others' } },
    'Not from this site The file says Others (did:web:others.test) signed it.',
  ],
  [
    { kind: 'no-keys', claimed: { issuer: 'did:web:trails.test' } },
    'Not checked The file says did:web:trails.test signed it.',
  ],
  [{ kind: 'no-credential' }, 'Not a badge'],
])('any other verdict is explained and shows nothing as proven: %o', (verdict, said) => {
  const words = toVisibleText(shown(verdict));
  expect(words).toContain(said);
  expect(words).not.toMatch(/Genuine|Signed with did/);
});
