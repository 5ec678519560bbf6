/** The views that do not fit in a phone's bar. */
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import styles from './rail.module.css';
import { railWords, roleWords, viewNames } from './shell.messages.ts';
import { View } from './view.tsx';
import { hashOf } from './views.ts';

export function More() {
  const { me, guide } = useDesk();
  const nameOf = (slug: string) => guide.regions.find((region) => region.slug === slug)?.name ?? slug;
  const links = [
    { href: hashOf('figures'), text: viewNames.figures, icon: icons.chart },
    ...(me.role === 'keeper' ? [{ href: hashOf('people'), text: viewNames.people, icon: icons.users }] : []),
    { href: hashOf('log'), text: viewNames.log, icon: icons.scroll },
    { href: '/hikes', text: railWords.publicSite, icon: icons.globe },
  ];
  return (
    <View title={viewNames.more} note={`${me.name} · ${roleWords(me, nameOf)}`}>
      <ul className={styles.more}>
        {links.map(({ href, text, icon }) => (
          <li key={href}>
            <a href={href}>
              <DeskIcon drawing={icon} /> {text}
            </a>
          </li>
        ))}
      </ul>
      <p className="small dim">{me.role === 'reader' ? railWords.readOnly : railWords.never}</p>
    </View>
  );
}
