import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import sheet from './condition-icons.svg';
import { conditionIcons } from './condition-icons.ts';

export const iconHref = (kind: ConditionKind): string => `${sheet}#icon-${conditionIcons[kind]}`;
