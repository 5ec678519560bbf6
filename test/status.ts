import type { StatusKind } from '../domain/status/kinds.ts';
import type { HikeStatus } from '../domain/status/status.ts';

/** A status with these kinds, the most important first. */
export const statusWith = (...kinds: StatusKind[]): HikeStatus => ({ kind: kinds[0] ?? 'none', kinds });
