/**
 * The circle that marks condition reports, with the condition's icon inside. Shared by components and by scripts
 * without React.
 */
import type { ConditionKind } from '../../../domain/live/conditions.ts';
import sheet from './condition-icons.svg';
import { conditionIcons } from './icons.ts';

export const signBox = { viewBox: '0 0 40 40', width: '1.4em', height: '1.4em', fill: 'currentColor' };
export const signCircle = { cx: '20', cy: '20', r: '18', fill: 'none', stroke: 'currentColor' };
export const signStroke = '3';
export const iconIn = (kind: ConditionKind): { href: string; transform: string } => ({
  href: iconHref(kind),
  transform: 'translate(7 7) scale(.097)',
});
export const iconHref = (kind: ConditionKind): string => `${sheet}#icon-${conditionIcons[kind]}`;
