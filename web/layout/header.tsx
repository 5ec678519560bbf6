/** Brand, links, and the account area on the right. On a phone the same links become a bar at the bottom. */
import { useMatch } from 'react-router';
import type { Picture } from '../../domain/pictures/pictures.ts';
import { finderFieldId } from '../features/finder/query/finder-field.ts';
import { type Section, usePageHandle } from '../lib/page-handle.ts';
import { hasServer } from '../lib/server.ts';
import headerIconSheet from '../ui/header-icons.svg?raw';
import { Icon } from '../ui/icon.tsx';
import * as icons from '../ui/icons.ts';
import { InlineSvg } from '../ui/inline-svg.tsx';
import { navHints, navMessages } from '../ui/nav.messages.ts';
import { AccountArea } from './account-area.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

type Item = {
  section?: Section;
  href: string;
  text: string;
  /** The part of it that is shown in the phone's bar. */
  short?: string;
  /** Explains the entry where two sound alike. */
  about?: string;
  icon: string;
  needsAccount?: true;
  needsScript?: true;
};

const items: Item[] = [
  { section: 'hikes', href: '/hikes', text: navMessages.hikes, icon: icons.map },
  { href: `/hikes#${finderFieldId}`, text: navMessages.search, icon: icons.magnifyingGlass, needsScript: true },
  { section: 'now', href: '/now', text: navMessages.now, about: navHints.now, icon: icons.calendarCheck },
  {
    section: 'collection',
    href: '/badges/me',
    text: navMessages.collection,
    short: navMessages.collectionShort,
    about: navHints.collection,
    icon: icons.medal,
    needsAccount: true,
  },
  {
    section: 'badges',
    href: hasServer ? '/badges' : '/badge-catalog',
    text: navMessages.badges,
    about: navHints.badges,
    icon: icons.question,
  },
  { section: 'about', href: '/about', text: navMessages.about, short: navMessages.aboutShort, icon: icons.signpost },
];

export function Header({ logo }: { logo: Picture }) {
  const { section } = usePageHandle();
  return (
    <header className={styles.header}>
      <div hidden>
        <InlineSvg svg={headerIconSheet} />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <Brand logo={logo} />
        <nav className={styles.nav} aria-label={navMessages.main}>
          {items.map(
            (item) =>
              (hasServer || !item.needsAccount) && (
                <NavLink key={item.href} item={item} covers={item.section !== undefined && item.section === section} />
              ),
          )}
        </nav>
        {hasServer && (
          <div className={styles.account}>
            <AccountArea />
          </div>
        )}
      </div>
    </header>
  );
}

function NavLink({ item, covers }: { item: Item; covers: boolean }) {
  const isThisPage = useMatch(item.href) !== null;
  return (
    <a
      href={item.href}
      title={item.about}
      aria-current={isThisPage ? 'page' : covers || undefined}
      hidden={item.needsAccount}
      data-needs-account={item.needsAccount && ''}
      data-needs-script={item.needsScript && ''}
    >
      <Icon drawing={item.icon} />
      <span>
        <Label {...item} />
      </span>
    </a>
  );
}

/** Screen readers always get the whole text. */
function Label({ text, short = text }: Item) {
  const [before, after] = text.split(short);
  return (
    <>
      {before && <span className={styles.wide}>{before}</span>}
      {short}
      {after && <span className={styles.wide}>{after}</span>}
    </>
  );
}
