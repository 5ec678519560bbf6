/** Who collects here: the account's own hiker first, then those it brings along. */
import { firstName } from '../../../domain/badge/display-name.ts';
import type { PatchColor } from '../../../domain/badge/hikers.ts';
import type { Account, Badge, ClaimReply, Companion } from '../../lib/replies.ts';
import { type EarnedBadge, earnedBadges, withAwarded } from './earned.ts';
import type { CollectionGuide } from './guide.ts';

export type Collector = {
  id: string;
  name: string;
  /** Any other word is a color of a later version. */
  color: PatchColor | 'night' | (string & {});
  isOwn: boolean;
  badges: EarnedBadge[];
};

export type Result = NonNullable<ClaimReply['hikers']>[number];

/** What a try came to, for each who was there. An answer of an earlier version speaks of the account's own hiker. */
export const resultsOf = ({ outcome, awarded, hikers }: ClaimReply, userId: string): Result[] =>
  hikers ?? [{ hikerId: userId, outcome, awarded }];

/** The part of an answered claim that says who was there. */
type Answered = { reply: ClaimReply; whose?: { userId: string } };

/** The same, with who it is. Somebody who was taken out of the account meanwhile is not told of. */
export type OutcomeFor = Result & { who: Collector };
export function outcomesOf({ reply, whose }: Answered, [own, ...others]: readonly Collector[]): OutcomeFor[] {
  // Whose account it is may not be known to the page yet; the claim knows.
  const ownId = whose?.userId ?? own?.id ?? '';
  return resultsOf(reply, ownId).flatMap((result) => {
    const who = result.hikerId === ownId ? own : others.find(({ id }) => id === result.hikerId);
    return who ? [{ ...result, who }] : [];
  });
}

/** Otherwise it would be told as if nobody else had been there. */
export const knowsAllOf = (claim: Answered, collectors: readonly Collector[]): boolean =>
  outcomesOf(claim, collectors).length === resultsOf(claim.reply, '').length;

/** The same list where nothing is new: an answer is heard of more than once. */
export function withFresh(known: readonly Result[], results: readonly Result[]): readonly Result[] {
  const isKnown = ({ $id }: Badge) => known.some(({ awarded }) => awarded.some((badge) => badge.$id === $id));
  const fresh = results.filter(({ awarded }) => awarded.some((badge) => !isKnown(badge)));
  return fresh.length > 0 ? [...known, ...fresh] : known;
}

export type Known = { account: Account; documents: Badge[]; companions?: Companion[] };

/** With what answers have brought since the lists were read. */
export function withResults<Was extends Known>(known: Was, results: readonly Result[]): Was {
  const awardedTo = (id: string) => results.flatMap((result) => (result.hikerId === id ? result.awarded : []));
  return {
    ...known,
    documents: [...withAwarded(known.documents, awardedTo(known.account.$id))],
    companions: known.companions?.map((companion) => ({
      ...companion,
      badges: [...withAwarded(companion.badges, awardedTo(companion.$id))],
    })),
  };
}

const nobody: Collector = { id: '', name: '', color: 'night', isOwn: true, badges: [] };

export function collectorsOf(guide: CollectionGuide, known: Known | undefined): [Collector, ...Collector[]] {
  if (!known) return [nobody];
  const { account, documents, companions = [] } = known;
  const own = { ...nobody, id: account.$id, name: firstName(account), badges: earnedBadges(guide, documents) };
  return [
    own,
    ...companions.map(({ $id, name, color, badges }) => ({
      ...{ id: $id, name, color, isOwn: false },
      badges: earnedBadges(guide, badges),
    })),
  ];
}

/** All that the family has found together, each badge once. */
export function foundTogether(collectors: readonly Collector[]): EarnedBadge[] {
  const all = collectors.flatMap(({ badges }) => badges);
  return [...new Map(all.map((badge) => [badge.name, badge])).values()];
}
