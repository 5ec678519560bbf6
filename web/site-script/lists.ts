/** For pages with rows of hikes only; loaded by main.ts. */
import { followConditions } from '../features/conditions/conditions.script.ts';
import { followRows } from '../features/live/rows.script.ts';

export function initLists(): void {
  followRows();
  followConditions();
}
