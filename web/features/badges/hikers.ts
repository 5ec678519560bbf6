/** The hikers of the account: its own first, then its companions. */
import { firstName } from '../../../domain/badge/display-name.ts';
import type { PatchColor } from '../../../domain/badge/hikers.ts';
import type { Account, Badge, ClaimReply, Companion } from '../../lib/api.ts';
import { type EarnedBadge, earnedBadges, withAwarded } from './earned.ts';
import type { CollectionGuide } from './guide.ts';

export type Collector = {
  id: string;
  name: string;
  /** Any other string is a color added by a later version. */
  color: PatchColor | 'night' | (string & {});
  isOwn: boolean;
  badges: EarnedBadge[];
};

export type Result = NonNullable<ClaimReply['hikers']>[number];

/**
 * The outcome of a claim for each hiker who was there. A reply of an older server is about the account's own hiker
 * only.
 */
export const resultsOf = ({ outcome, awarded, hikers }: ClaimReply, userId: string): Result[] =>
  hikers ?? [{ hikerId: userId, outcome, awarded }];

/** The part of an answered claim that says who was there. */
type Answered = { reply: ClaimReply; whose?: { userId: string } };

/** A result with its hiker. Hikers removed from the account since are left out. */
export type OutcomeFor = Result & { who: Collector };
export function outcomesOf({ reply, whose }: Answered, [own, ...others]: readonly Collector[]): OutcomeFor[] {
  // The page may not know the account yet; the claim does.
  const ownId = whose?.userId ?? own?.id ?? '';
  return resultsOf(reply, ownId).flatMap((result) => {
    const who = result.hikerId === ownId ? own : others.find(({ id }) => id === result.hikerId);
    return who ? [{ ...result, who }] : [];
  });
}

/** Otherwise the answer would read as if nobody else had been there. */
export const knowsAllOf = (claim: Answered, collectors: readonly Collector[]): boolean =>
  outcomesOf(claim, collectors).length === resultsOf(claim.reply, '').length;

/** Returns the same list if nothing is new: an answer may arrive more than once. */
export function withFresh(known: readonly Result[], results: readonly Result[]): readonly Result[] {
  const isKnown = ({ $id }: Badge) => known.some(({ awarded }) => awarded.some((badge) => badge.$id === $id));
  const fresh = results.filter(({ awarded }) => awarded.some((badge) => !isKnown(badge)));
  return fresh.length > 0 ? [...known, ...fresh] : known;
}

export type Known = { account: Account; documents: Badge[]; companions?: Companion[] };

/** Merges the answers received since the lists were loaded. */
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
      id: $id,
      name,
      color,
      isOwn: false,
      badges: earnedBadges(guide, badges),
    })),
  ];
}

/** All badges of the family, each once. */
export function foundTogether(collectors: readonly Collector[]): EarnedBadge[] {
  const all = collectors.flatMap(({ badges }) => badges);
  return [...new Map(all.map((badge) => [badge.name, badge])).values()];
}
