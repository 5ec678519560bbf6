/**
 * The icons of trail conditions, in a separate sprite: a page without reports never fetches it. See web/ui/icons.ts.
 */
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';

export const conditionIcons: Record<ConditionKind, string> = {
  clear: 'sun',
  icy: 'snowflake',
  snow: 'cloud-snow',
  muddy: 'boot',
  water: 'waves',
  tree: 'tree',
  bugs: 'bug',
  color: 'leaf',
  gate: 'barricade',
};
