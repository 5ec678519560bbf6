/** The hikers of the account: its own first, then its other hikers. */
import { firstName } from '../../../domain/badge/display-name.ts';
import type { PatchColor } from '../../../domain/badge/hikers.ts';
import type { Account, Badge, ClaimResponse, OtherHiker } from '../../lib/api.ts';
import { type EarnedBadge, earnedBadges, withAwarded } from './earned.ts';
import type { CollectionGuide } from './guide.ts';

export type Hiker = {
  id: string;
  name: string;
  /** Any other string is a color added by a later version. */
  color: PatchColor | 'night' | (string & {});
  isOwn: boolean;
  badges: EarnedBadge[];
};

export type Result = NonNullable<ClaimResponse['hikers']>[number];

/**
 * The outcome of a claim for each hiker who was there. A response of an older server is about the account's own hiker
 * only.
 */
export const toResults = ({ outcome, awarded, hikers }: ClaimResponse, userId: string): Result[] =>
  hikers ?? [{ hikerId: userId, outcome, awarded }];

/** The part of an answered claim that says who was there. */
type Answered = { reply: ClaimResponse; whose?: { userId: string } };

/** A result with its hiker. Hikers removed from the account since are left out. */
export type OutcomeFor = Result & { who: Hiker };
export function toOutcomes({ reply, whose }: Answered, [own, ...others]: readonly Hiker[]): OutcomeFor[] {
  // The page may not know the account yet; the claim does.
  const ownId = whose?.userId ?? own?.id ?? '';
  return toResults(reply, ownId).flatMap((result) => {
    const who = result.hikerId === ownId ? own : others.find(({ id }) => id === result.hikerId);
    return who ? [{ ...result, who }] : [];
  });
}

/** Otherwise the answer would read as if nobody else had been there. */
export const knowsAll = (claim: Answered, hikers: readonly Hiker[]): boolean =>
  toOutcomes(claim, hikers).length === toResults(claim.reply, '').length;

/** Returns the same list if nothing is new: an answer may arrive more than once. */
export function withFresh(known: readonly Result[], results: readonly Result[]): readonly Result[] {
  const isKnown = ({ $id }: Badge) => known.some(({ awarded }) => awarded.some((badge) => badge.$id === $id));
  const fresh = results.filter(({ awarded }) => awarded.some((badge) => !isKnown(badge)));
  return fresh.length > 0 ? [...known, ...fresh] : known;
}

export type Known = { account: Account; documents: Badge[]; companions?: OtherHiker[] };

/** Merges the answers received since the lists were loaded. */
export function withResults<Was extends Known>(known: Was, results: readonly Result[]): Was {
  const awardedTo = (id: string) => results.flatMap((result) => (result.hikerId === id ? result.awarded : []));
  return {
    ...known,
    documents: [...withAwarded(known.documents, awardedTo(known.account.$id))],
    companions: known.companions?.map((otherHiker) => ({
      ...otherHiker,
      badges: [...withAwarded(otherHiker.badges, awardedTo(otherHiker.$id))],
    })),
  };
}

const noHiker: Hiker = { id: '', name: '', color: 'night', isOwn: true, badges: [] };

export function toHikers(guide: CollectionGuide, known: Known | undefined): [Hiker, ...Hiker[]] {
  if (!known) return [noHiker];
  const { account, documents, companions = [] } = known;
  const own = { ...noHiker, id: account.$id, name: firstName(account), badges: earnedBadges(guide, documents) };
  return [
    own,
    ...companions.map(({ $id, name, color, badges }) => ({
      id: $id,
      name,
      color,
      isOwn: false,
      badges: earnedBadges(guide, badges),
    })),
  ];
}

/** All badges of the family, each once. */
export function foundTogether(hikers: readonly Hiker[]): EarnedBadge[] {
  const all = hikers.flatMap(({ badges }) => badges);
  return [...new Map(all.map((badge) => [badge.name, badge])).values()];
}
