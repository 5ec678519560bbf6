/** Every badge that can be earned here, with its check points. */
import type { Content } from '../content/load.ts';
import { state } from '../content/state.ts';
import { type BadgeTarget, testBadge } from '../domain/badge-rule.ts';
import { checkPoints } from '../domain/trail.ts';

export function badgeCatalog(content: Pick<Content, 'listed'>): BadgeTarget[] {
  return content.listed.flatMap((trail) =>
    trail.badge ? [{ name: trail.badge, trail: trail.path, points: checkPoints(trail) }] : [],
  );
}

export const testBadgeTarget: BadgeTarget = {
  name: testBadge.name,
  trail: null,
  points: [state.testBadge],
  radiusKm: testBadge.radiusKm,
};
