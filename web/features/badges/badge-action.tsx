/** One action for an earned badge. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { EarnedBadge } from './earned.ts';
import type { Hiker } from './hikers.ts';

export type BadgeActionProps = { badge: EarnedBadge; hiker: Hiker };

/** An icon with a link or button beside it; a message may follow. */
export function BadgeAction({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li>
      <Icon drawing={icon} />
      <div>{children}</div>
    </li>
  );
}
