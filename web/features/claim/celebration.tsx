/** The celebration of a new badge, without animation for visitors who prefer reduced motion. */
import { sameBadge } from '../../../domain/badge/name.ts';
import type { Badge } from '../../lib/api.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { actions } from '../../ui/action.messages.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { trophy } from '../../ui/icons.ts';
import { badgeMessages } from '../badges/badges.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import { earnedBadge, getPicture } from '../badges/earned.ts';
import { type CollectionGuide, type CollectionHike, getHike, isEarned } from '../badges/guide.ts';
import type { OutcomeFor } from '../badges/hikers.ts';
import { ShareButton } from '../badges/share-button.tsx';
import { otherwise, wonSentence } from '../family/family.messages.ts';
import { milestoneMessages } from '../milestones/milestones.messages.ts';
import { reached, standings } from '../milestones/standings.ts';
import { PosterButton } from '../posters/poster-button.tsx';
import { badgePoster } from '../posters/poster-contents.ts';
import { posterMessages } from '../posters/posters.messages.ts';
import { celebrationMessages, measurement } from './answer.messages.ts';
import styles from './celebration.module.css';
import type { Claim } from './outbox/claim.ts';

type Props = {
  claim: Claim;
  /** At least one of those who were there has earned something. */
  outcomes: readonly OutcomeFor[];
  onDismiss: () => void;
};

export function Celebration({ claim, outcomes, onDismiss }: Props) {
  const guide = useGuide();
  const winners = outcomes.filter(({ outcome }) => outcome === 'awarded');
  const others = outcomes.filter(({ outcome }) => outcome !== 'awarded');
  const awarded = oncePerName(winners.flatMap((winner) => winner.awarded));
  const names = awarded.map((document) => document.badgeName);
  const [badge] = awarded;
  const first = getHike(guide, names[0] ?? '');
  const found = foundBy(guide, winners[0], names);
  const isAll = found.all.found === found.all.total;
  return (
    <div className={isAll ? styles.all : styles.won} data-region={first?.region.code}>
      <svg className={styles.rays} viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={rays(18)} />
      </svg>
      <div className={styles.patches}>
        {awarded.map((badge) => (
          <BadgeImage key={badge.$id} src={getPicture(guide, badge)} alt="" />
        ))}
      </div>
      <div>
        <strong>
          {/* Drawn, as not every device has the character; the text keeps it. */}
          <Icon drawing={trophy} className={styles.trophy} />
          <span className="hidden-text" aria-hidden="true">
            🏆{' '}
          </span>
          {wonSentence(
            winners.map(({ who }) => who),
            names,
          )}
        </strong>
        {isAll && <p className={styles.every}>{celebrationMessages.every(found.all.total)}</p>}
        <p>
          {first && `${first.hike.name}, `}
          {formatDayEarned(badge?.earnedDate ?? claim.takenAt)}.{' '}
          {first && !isAll && celebrationMessages.count(found.all, first.region.name, found.inRegion)}{' '}
          {milestones(guide, winners[0])} {others.map(({ who, outcome }) => otherwise(who, outcome)).join(' ')}
        </p>
        <p className={styles.note}>{measurement(claim)}</p>
        <p className={styles.actions}>
          {first && badge && (
            <ShareButton
              text={isAll ? badgeMessages.sharedAll(found.all.total) : badgeMessages.shared(badge.badgeName)}
              path={first.hike.path}
              className={button.small}
            />
          )}
          {first && (
            <a className={button.small} href={first.hike.path}>
              {celebrationMessages.readPage}
            </a>
          )}
          {winners[0] && badge && (
            <PosterButton
              poster={() => badgePoster(earnedBadge(guide, badge))}
              name={winners[0].who.name}
              region={first?.region.code}
              className={button.small}
              label={posterMessages.make}
            />
          )}
          <button className={button.small} type="button" onClick={onDismiss}>
            {actions.close}
          </button>
        </p>
      </div>
    </div>
  );
}

const oncePerName = (badges: readonly Badge[]): Badge[] => [
  ...new Map(badges.map((badge) => [badge.badgeName, badge])).values(),
];

/**
 * Counts for the first winner, overall and in the region of the first badge. The new badges may not be in the list yet.
 */
function foundBy(guide: CollectionGuide, winner: OutcomeFor | undefined, names: string[]) {
  const isFound = isEarned([...(winner?.who.badges ?? []), ...names.map((name) => ({ name }))]);
  const counted = (hikes: CollectionHike[]) => ({ found: hikes.filter(isFound).length, total: hikes.length });
  return {
    all: counted(guide.regions.flatMap(({ hikes }) => hikes)),
    inRegion: counted(getHike(guide, names[0] ?? '')?.region.hikes ?? []),
  };
}

/** Milestones that the new badges have completed, for the first winner. */
function milestones(guide: CollectionGuide, winner: OutcomeFor | undefined): string {
  if (!winner) return '';
  const fresh = winner.awarded.map(({ badgeName, earnedDate }) => ({ name: badgeName, earnedDate }));
  const isFresh = ({ name }: { name: string }) => fresh.some((badge) => sameBadge(badge.name, name));
  const before = winner.who.badges.filter((badge) => !isFresh(badge));
  const won = reached(standings(guide, [...before, ...fresh])).filter(
    ({ completedBy }) => completedBy && isFresh(completedBy),
  );
  return won.length > 0 ? milestoneMessages.won(won.map(({ milestone }) => milestone.name)) : '';
}

function rays(count: number): string {
  const step = (2 * Math.PI) / count;
  const point = (angle: number) => `${Math.round(Math.cos(angle) * 100)} ${Math.round(Math.sin(angle) * 100)}`;
  return Array.from({ length: count }, (_, i) => `M0 0L${point(i * step)}L${point((i + 0.5) * step)}z`).join('');
}
