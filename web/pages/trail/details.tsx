import type { Trail } from '../../../domain/trail.ts';
import { feeWords, mapsLink, petWords } from '../../lib/trail-words.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './details.module.css';

export function Details({ trail }: { trail: Trail }) {
  return (
    <aside className="oxford" aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        Essential Details
      </h2>
      <dl className={styles.entries}>
        {trail.listed && (
          <Entry icon={icons.ticket} label="Fees Required">
            {feeWords(trail)}
          </Entry>
        )}
        {trail.signedAs && (
          <Entry icon={icons.path} label="Signed as">
            {trail.signedAs}
          </Entry>
        )}
        <Entry icon={icons.boot} label="Trail Surface">
          {trail.surface}
        </Entry>
        <Entry icon={icons.toilet} label="Restrooms">
          {trail.restrooms}
        </Entry>
        <Entry icon={icons.tent} label="Camping">
          {trail.camping.words}
        </Entry>
        <Entry icon={icons.users} label="Kid Friendly?">
          {trail.kids.words}
        </Entry>
        <Entry icon={icons.paw} label="Pet Policy">
          {petWords(trail)}
        </Entry>
        <Entry icon={icons.car} label="Parking">
          {trail.parking}
        </Entry>
        <Entry icon={icons.signpost} label="Trailhead Address">
          {trail.listed ? <OutboundLink href={mapsLink(trail)}>{trail.address.text}</OutboundLink> : trail.address.text}
          {trail.address.note && <small>{trail.address.note}</small>}
        </Entry>
      </dl>
    </aside>
  );
}

function Entry({ icon, label, children }: { icon: string; label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Icon drawing={icon} className={styles.icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
