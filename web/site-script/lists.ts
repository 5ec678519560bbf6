/** What only pages with rows of hikes need; main.ts fetches it there. */
import { followConditions } from '../features/conditions/conditions.script.ts';
import { followRows } from '../features/live/rows.script.ts';

export function wakeLists(): void {
  followRows();
  followConditions();
}
