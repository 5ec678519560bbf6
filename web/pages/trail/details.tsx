import type { Trail } from '../../../domain/trail.ts';
import { feeWords, mapsLink, petWords } from '../../lib/trail-words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './details.module.css';

export function Details({ trail }: { trail: Trail }) {
  return (
    <aside className="oxford" aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        Essential Details
      </h2>
      <dl className={styles.entries}>
        <Entry icon="ticket" label="Fees Required">
          {feeWords(trail)}
        </Entry>
        <Entry icon="boot" label="Trail Surface">
          {trail.surface.words}
        </Entry>
        <Entry icon="toilet" label="Restrooms">
          {trail.restrooms}
        </Entry>
        <Entry icon="tent" label="Camping">
          {trail.camping.words}
        </Entry>
        <Entry icon="users" label="Kid Friendly?">
          {trail.kids.words}
        </Entry>
        <Entry icon="paw" label="Pet Policy">
          {petWords(trail)}
        </Entry>
        <Entry icon="car" label="Parking">
          {trail.parking}
        </Entry>
        <Entry icon="signpost" label="Trailhead Address">
          {trail.listed ? <OutboundLink href={mapsLink(trail)}>{trail.address.text}</OutboundLink> : trail.address.text}
          {trail.address.note && <small>{trail.address.note}</small>}
        </Entry>
      </dl>
    </aside>
  );
}

function Entry({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} className={styles.icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
