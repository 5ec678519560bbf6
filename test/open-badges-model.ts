/**
 * The classes of Open Badges 3.0 that we use, as appendix B of the specification describes them: which properties there
 * are, of which type, which of them are required. Written for these tests; the JSON Schema that 1EdTech publishes may only
 * be passed on by those who registered with it, so it is not here.
 */
const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', pattern: '^[a-z][a-z\\d+.-]*:\\S+$' };
const dateTimeZ = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
};
const typesWith = (...names: string[]) => ({
  type: 'array',
  items: text,
  uniqueItems: true,
  allOf: names.map((name) => ({ contains: { const: name } })),
});

const getClass = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

const image = getClass(['id', 'type'], { id: uri, type: { const: 'Image' }, caption: text });
const identifierTypes =
  '^(name|sourcedId|systemId|productId|userName|accountId|emailAddress|nationalIdentityNumber|isbn|issn|lisSourcedId|oneRosterSourcedId|sisSourcedId|ltiContextId|ltiDeploymentId|ltiToolId|ltiPlatformId|ltiUserId|identifier|ext:[a-zA-Z0-9._-]+)$';
const identifierEntry = getClass(['type', 'identifier', 'identifierType'], {
  type: { const: 'IdentifierEntry' },
  identifier: text,
  identifierType: { type: 'string', pattern: identifierTypes },
});
const identityObject = getClass(['type', 'hashed', 'identityHash', 'identityType'], {
  type: { const: 'IdentityObject' },
  hashed: { type: 'boolean' },
  identityHash: text,
  identityType: { type: 'string', pattern: identifierTypes },
  salt: text,
});
const achievement = getClass(['id', 'type', 'criteria', 'description', 'name'], {
  id: uri,
  type: typesWith('Achievement'),
  achievementType: { enum: ['Badge'] },
  criteria: getClass([], { id: uri, narrative: text }),
  description: text,
  image,
  name: text,
  otherIdentifier: { type: 'array', items: identifierEntry },
});
const subject = {
  ...getClass(['type', 'achievement'], {
    id: uri,
    type: typesWith('AchievementSubject'),
    activityEndDate: dateTimeZ,
    achievement,
    identifier: { type: 'array', items: identityObject, minItems: 1 },
  }),
  anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
};
const evidence = getClass(['type'], {
  id: uri,
  type: typesWith('Evidence'),
  genre: text,
  name: text,
  narrative: text,
});

export const openBadgeCredentialModel = getClass(
  ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom', 'proof'],
  {
    '@context': {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { const: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json' },
      ],
    },
    id: uri,
    type: typesWith('VerifiableCredential', 'OpenBadgeCredential'),
    name: text,
    awardedDate: dateTimeZ,
    credentialSubject: subject,
    issuer: getClass(['id', 'type'], { id: uri, type: typesWith('Profile'), name: text, url: uri }),
    validFrom: dateTimeZ,
    evidence: { type: 'array', items: evidence },
    proof: getClass(['type', 'created', 'verificationMethod', 'cryptosuite', 'proofPurpose', 'proofValue'], {
      type: { const: 'DataIntegrityProof' },
      created: dateTimeZ,
      verificationMethod: uri,
      cryptosuite: { const: 'eddsa-rdfc-2022' },
      proofPurpose: { const: 'assertionMethod' },
      proofValue: { type: 'string', pattern: '^z[1-9A-HJ-NP-Za-km-z]+$' },
    }),
  },
);
