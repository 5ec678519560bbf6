/** Claims and badge documents: decided by the same rules, in the same batches. */
import type { Api } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { addBadgeRoutes } from './badge-routes.ts';
import { addClaimRoutes } from './claim-routes.ts';
import { makeCollect } from './collect.ts';
import { makeDecideClaim, type OnOutcome } from './decide-claims.ts';

export function addBadges(api: Api, services: Services): void {
  const { metrics } = services;
  const decideClaim = makeDecideClaim(services);
  metrics?.watchQueue('claims', decideClaim.waiting);
  const onOutcome: OnOutcome = (outcome, nearest) => metrics?.countClaim(outcome, nearest);
  addClaimRoutes(api, { ...services, decideClaim, onOutcome });
  addBadgeRoutes(api, { ...services, collect: makeCollect({ ...services, decideClaim, onOutcome }) });
}
