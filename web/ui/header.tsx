/** Brand, links, and on the right the place of the account. On a phone the same links become a bar at the thumb. */
import { regions } from '../../content/regions.ts';
import type { Picture } from '../../domain/pictures.ts';
import { AccountArea } from './account-area.tsx';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

type Item = { href: string; text: string; icon: string; covers: RegExp; needsAccount?: true };

const items: Item[] = [
  {
    href: '/hikes',
    text: 'hikes',
    icon: icons.map,
    covers: new RegExp(`^/(hikes|trails|${regions.map(({ path }) => path.slice(1)).join('|')})`),
  },
  {
    href: '/badges/me',
    text: 'badge collection',
    icon: icons.medal,
    covers: /^\/(badges\/me|badge-collection)/,
    needsAccount: true,
  },
  { href: '/badges', text: 'badges', icon: icons.question, covers: /^\/(badges\/?$|badge-catalog)/ },
  { href: '/about', text: 'about the site', icon: icons.signpost, covers: /^\/about/ },
];

export function Header({ logo, path }: { logo: Picture; path: string }) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inside}`}>
        <Brand logo={logo} />
        <nav className={styles.nav} aria-label="Main">
          {items.map((item) => (
            <a
              key={item.href}
              href={item.href}
              aria-current={currentness(item, path)}
              hidden={item.needsAccount}
              data-needs-account={item.needsAccount && ''}
            >
              <Icon drawing={item.icon} />
              <span>{item.text}</span>
            </a>
          ))}
        </nav>
        <AccountArea />
      </div>
    </header>
  );
}

function currentness(item: Item, path: string): 'page' | 'true' | undefined {
  if (path.replace(/\/$/, '') === item.href) return 'page';
  return item.covers.test(path) ? 'true' : undefined;
}
