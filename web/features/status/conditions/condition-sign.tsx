import type { SVGProps } from 'react';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import type { SlotAttributes } from '../../../lib/part.ts';
import { iconHref } from './icon-href.ts';

/** With a script that fills it, the icon is a slot. */
type Props = { kind: ConditionKind; icon?: undefined } | { kind?: undefined; icon: SlotAttributes };

/** The circle that marks condition reports, with the condition's icon inside. */
export const ConditionSign = ({
  kind,
  icon,
  ...box
}: Props & Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'>) => (
  <svg viewBox="0 0 40 40" width="1.4em" height="1.4em" fill="currentColor" {...box} aria-hidden="true">
    <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="3" />
    <use href={kind && iconHref(kind)} transform="translate(7 7) scale(.097)" {...icon} />
  </svg>
);
