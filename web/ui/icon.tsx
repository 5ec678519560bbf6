/** One set of icons (Phosphor, duotone), inlined. The second tone is shifted a little, like a misregistered ink. */

import boot from '@phosphor-icons/core/assets/duotone/boot-duotone.svg?raw';
import car from '@phosphor-icons/core/assets/duotone/car-profile-duotone.svg?raw';
import leaf from '@phosphor-icons/core/assets/duotone/leaf-duotone.svg?raw';
import pinArea from '@phosphor-icons/core/assets/duotone/map-pin-area-duotone.svg?raw';
import map from '@phosphor-icons/core/assets/duotone/map-trifold-duotone.svg?raw';
import medal from '@phosphor-icons/core/assets/duotone/medal-duotone.svg?raw';
import mountains from '@phosphor-icons/core/assets/duotone/mountains-duotone.svg?raw';
import path from '@phosphor-icons/core/assets/duotone/path-duotone.svg?raw';
import paw from '@phosphor-icons/core/assets/duotone/paw-print-duotone.svg?raw';
import question from '@phosphor-icons/core/assets/duotone/seal-question-duotone.svg?raw';
import signpost from '@phosphor-icons/core/assets/duotone/signpost-duotone.svg?raw';
import stairs from '@phosphor-icons/core/assets/duotone/stairs-duotone.svg?raw';
import tent from '@phosphor-icons/core/assets/duotone/tent-duotone.svg?raw';
import ticket from '@phosphor-icons/core/assets/duotone/ticket-duotone.svg?raw';
import timer from '@phosphor-icons/core/assets/duotone/timer-duotone.svg?raw';
import toilet from '@phosphor-icons/core/assets/duotone/toilet-duotone.svg?raw';
import users from '@phosphor-icons/core/assets/duotone/users-three-duotone.svg?raw';
import warning from '@phosphor-icons/core/assets/duotone/warning-circle-duotone.svg?raw';
import styles from './icon.module.css';

const drawings = {
  boot,
  car,
  leaf,
  map,
  medal,
  mountains,
  path,
  paw,
  pinArea,
  question,
  signpost,
  stairs,
  tent,
  ticket,
  timer,
  toilet,
  users,
  warning,
};
export type IconName = keyof typeof drawings;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const [tone, line] = [...drawings[name].matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 268 268" aria-hidden="true">
      <path className={styles.tone} d={tone} transform="translate(11 11)" />
      <path d={line} />
    </svg>
  );
}
