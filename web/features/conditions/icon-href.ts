import type { ConditionKind } from '../../../domain/live/conditions.ts';
import sheet from './condition-icons.svg';
import { conditionIcons } from './icons.ts';

export const iconHref = (kind: ConditionKind): string => `${sheet}#icon-${conditionIcons[kind]}`;
