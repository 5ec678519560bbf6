/** Content of a badge's proof: the hike, the trailhead, the day, how it was earned. Of the hiker at most a first name. */
import { randomUUID } from 'node:crypto';
import { site } from '../../../content/site.ts';
import { state } from '../../../content/state.ts';
import { dayEarned } from '../../../domain/badge/day-earned.ts';
import { badgeRule } from '../../../domain/badge/rule.ts';
import { type Ground, type UnsignedCredential, vocabularies } from '../../../domain/proof/credential.ts';
import { formatDate, milesWritten } from '../../../domain/units.ts';
import type { BadgeHike } from '../../site/catalog.ts';
import type { Issuer } from './issuer.ts';

type Proven = {
  hike: BadgeHike;
  /** From the record: a timestamp, or a date in old ones. */
  earnedDate: string;
  ground: Ground;
  /** Only if the hiker wants to be named. */
  name: string | undefined;
};

export function toCredential(
  { hike, earnedDate, ground, name }: Proven,
  issuer: Issuer,
  now: Date,
): UnsignedCredential {
  const address = (path: string) => `${issuer.origin()}${path}`;
  const day = dayEarned(earnedDate, state.clock);
  const noon = `${day}T12:00:00Z`;
  return {
    '@context': [...vocabularies],
    id: `urn:uuid:${randomUUID()}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${hike.badge} badge`,
    issuer: { id: issuer.did(), type: ['Profile'], name: site.name, url: address('/') },
    validFrom: inSeconds(now),
    awardedDate: noon,
    credentialSubject: {
      id: `urn:uuid:${randomUUID()}`,
      type: ['AchievementSubject'],
      ...(name && {
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }] as const,
      }),
      activityEndDate: noon,
      achievement: {
        id: address(`${hike.path}#badge`),
        type: ['Achievement'],
        achievementType: 'Badge',
        name: hike.badge,
        description: `The badge for the ${hike.trail} at ${hike.park}, ${state.name}. The trailhead: ${hike.place}.`,
        criteria: { id: address('/badges/rules'), narrative: criteria },
        image: { id: address(`${hike.path}/badge.svg`), type: 'Image', caption: `The ${hike.badge} badge` },
        otherIdentifier: hike.points.map(({ latitude, longitude }) => ({
          type: 'IdentifierEntry',
          identifier: `geo:${latitude},${longitude}`,
          identifierType: 'ext:geo',
        })),
      },
    },
    evidence: [{ id: address(hike.path), type: ['Evidence'], genre: ground, ...evidence[ground](formatDate(day)) }],
  };
}

const { promiseMiles, allowanceMiles } = badgeRule;

const criteria = `Be within ${milesWritten(promiseMiles)} of the trailhead, or of another checkpoint of the hike, with a device that shares its location. We allow for GPS error, up to ${milesWritten(allowanceMiles)} more.`;

const evidence: Record<Ground, (day: string) => { name: string; narrative: string }> = {
  position: (day) => ({
    name: 'A location at the trailhead',
    narrative: `On ${day} the hiker’s device sent a location that was close enough, and ${site.name} measured it. The location is not in this file. A device can be made to lie, so this isn’t proof beyond doubt that someone was there.`,
  }),
  appeal: (day) => ({
    name: 'Granted after an appeal',
    narrative: `No location earned this badge. The hiker told us what happened on ${day}, and the people who run ${site.name} believed it and granted the badge.`,
  }),
};

const inSeconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
