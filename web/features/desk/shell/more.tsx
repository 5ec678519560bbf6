/** The views that do not fit in a phone's bar. */
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import styles from './rail.module.css';
import { getRoleMessage, railMessages, viewNames } from './shell.messages.ts';
import { View } from './view.tsx';
import { toHash } from './views.ts';

export function More() {
  const { me, guide } = useDesk();
  const getName = (slug: string) => guide.regions.find((region) => region.slug === slug)?.name ?? slug;
  const links = [
    { href: toHash('figures'), text: viewNames.figures, icon: icons.chart },
    ...(me.role === 'keeper' ? [{ href: toHash('people'), text: viewNames.people, icon: icons.users }] : []),
    { href: toHash('log'), text: viewNames.log, icon: icons.scroll },
    { href: '/hikes', text: railMessages.publicSite, icon: icons.globe },
  ];
  return (
    <View title={viewNames.more} note={`${me.name} · ${getRoleMessage(me, getName)}`}>
      <ul className={styles.more}>
        {links.map(({ href, text, icon }) => (
          <li key={href}>
            <a href={href}>
              <DeskIcon drawing={icon} /> {text}
            </a>
          </li>
        ))}
      </ul>
      <p className="small dim">{me.role === 'reader' ? railMessages.readOnly : railMessages.never}</p>
    </View>
  );
}
