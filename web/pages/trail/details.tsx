import type { Trail } from '../../../domain/trail/trail.ts';
import { formatFee, formatPet, mapsLink } from '../../lib/text/trail-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import styles from './details.module.css';
import { detailsMessages as words } from './trail.messages.ts';

export function Details({ trail }: { trail: Trail }) {
  return (
    <aside className="oxford" aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        {words.title}
      </h2>
      <dl className={styles.entries}>
        {trail.listed && (
          <Entry icon={icons.ticket} label={words.fees}>
            {formatFee(trail)}
          </Entry>
        )}
        {trail.signedAs && (
          <Entry icon={icons.path} label={words.signedAs}>
            {trail.signedAs}
          </Entry>
        )}
        <Entry icon={icons.boot} label={words.surface}>
          {trail.surface}
        </Entry>
        <Entry icon={icons.toilet} label={words.restrooms}>
          {trail.restrooms}
        </Entry>
        <Entry icon={icons.tent} label={words.camping}>
          {trail.camping.words}
        </Entry>
        <Entry icon={icons.users} label={words.kids}>
          {trail.kids.words}
        </Entry>
        <Entry icon={icons.paw} label={words.pets}>
          {formatPet(trail)}
        </Entry>
        <Entry icon={icons.car} label={words.parking}>
          {trail.parking}
        </Entry>
        <Entry icon={icons.signpost} label={words.address}>
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
