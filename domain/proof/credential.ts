/**
 * A verifiable badge: an Open Badges 3.0 credential, that is, a Verifiable Credential with an embedded Data Integrity
 * proof. The schema is strict, so a file cannot have unknown fields, and every field is signed.
 */
import * as z from 'zod/mini';

/** Location of the site's public keys, as did:web defines it. */
export const keysPath = '/.well-known/did.json';

/** The only allowed contexts, in this order, so that a file cannot redefine its terms. */
export const vocabularies = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** How a badge came about. */
const grounds = ['position', 'appeal'] as const;
export type Ground = (typeof grounds)[number];

/** Size limits: verification time is quadratic, so a crafted file must not be larger than ours. */
export const credentialLimits = { text: 2000, signature: 100, places: 20 } as const;

const text = z.string().check(z.maxLength(credentialLimits.text));
const only = <const Word extends string>(word: Word) => z.tuple([z.literal(word)]);
const timestamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'expected a moment in UTC'));

const achievementSchema = z.strictObject({
  id: text.check(z.describe('The badge on the page of its hike.')),
  type: only('Achievement'),
  achievementType: z.literal('Badge'),
  name: text,
  description: text,
  criteria: z.strictObject({ id: text, narrative: text }),
  image: z.strictObject({ id: text, type: z.literal('Image'), caption: text }),
  otherIdentifier: z
    .array(
      z.strictObject({
        type: z.literal('IdentifierEntry'),
        identifier: text.check(z.regex(/^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, 'expected geo:latitude,longitude')),
        identifierType: z.literal('ext:geo'),
      }),
    )
    .check(
      z.maxLength(credentialLimits.places),
      z.describe('Where the badge is earned: the trailhead and other checkpoints, as RFC 5870 URIs.'),
    ),
});

const subjectSchema = z.strictObject({
  id: text.check(z.describe('Generated for this file, and stored nowhere.')),
  type: only('AchievementSubject'),
  identifier: z
    .optional(
      z.tuple([
        z.strictObject({
          type: z.literal('IdentityObject'),
          hashed: z.literal(false),
          identityHash: text,
          identityType: z.literal('name'),
        }),
      ]),
    )
    .check(z.describe('A first name or nickname, only if the hiker asked for it.')),
  activityEndDate: timestamp.check(z.describe('The day, encoded as noon UTC so that every reader shows the same day.')),
  achievement: achievementSchema,
});

const unsignedFields = {
  '@context': z.tuple([z.literal(vocabularies[0]), z.literal(vocabularies[1])]),
  id: text.check(z.describe('Generated for this file, and stored nowhere.')),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: text,
  issuer: z.strictObject({ id: text, type: only('Profile'), name: text, url: text }),
  validFrom: timestamp.check(z.describe('When this file was created.')),
  awardedDate: timestamp.check(z.describe('The day of the badge, as noon UTC.')),
  credentialSubject: subjectSchema,
  evidence: z.tuple([
    z.strictObject({
      id: text,
      type: only('Evidence'),
      genre: z.enum(grounds).check(z.describe('Earned by a position, or granted by a person after an appeal.')),
      name: text,
      narrative: text,
    }),
  ]),
};

const proofSchema = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  created: timestamp,
  verificationMethod: text,
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().check(z.maxLength(credentialLimits.signature)),
});

export const credentialSchema = z.strictObject({ ...unsignedFields, proof: proofSchema });
export type Credential = z.infer<typeof credentialSchema>;
export type UnsignedCredential = Omit<Credential, 'proof'>;

const publicKeySchema = z.object({
  id: z.string(),
  type: z.literal('Multikey'),
  controller: z.string(),
  publicKeyMultibase: z.string(),
});

/** The site's keys: the active signing key, and former keys whose credentials are still valid. */
export const didDocumentSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  verificationMethod: z.array(publicKeySchema),
  assertionMethod: z.array(z.string()),
});
export type DidDocument = z.infer<typeof didDocumentSchema>;
