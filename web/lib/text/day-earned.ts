/** The day of a badge, in the visitor's own date format. */
import { state } from '../../../content/state.ts';
import { dayEarned } from '../../../domain/badge/day-earned.ts';
import { localDate } from './local-time.ts';

/** July 4, 2026; empty if the record has no date. */
export const formatDayEarned = (earnedDate: string): string => localDate(dayEarned(earnedDate, state.clock));
