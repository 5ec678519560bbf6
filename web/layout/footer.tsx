/** The tree line, then the dark footer. */
import type { Picture } from '../../domain/pictures/pictures.ts';
import type { Site } from '../../domain/site.ts';
import { FooterButton } from '../features/offline/footer-button.tsx';
import { footerMessages as words } from '../ui/nav.messages.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';

const links = [
  { href: '/before-you-go', text: words.beforeYouGo },
  { href: '/privacy', text: words.privacy },
  { href: '/terms', text: words.terms },
  { href: '/cookies', text: words.cookies },
];

type Props = { logo: Picture; year: string; site: Pick<Site, 'name' | 'motto'> };

export function Footer({ logo, year, site }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.night}>
        <div className={`wrap ${styles.inside}`}>
          <Brand logo={logo} />
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
          <div className={styles.offline}>
            <p data-offline="" />
            <p data-install="" />
            <FooterButton />
          </div>
          <p className={styles.small}>
            <span>
              ©{' '}
              <span data-year="" suppressHydrationWarning>
                {year}
              </span>{' '}
              {site.name}
            </span>
            <span lang={site.motto.language}>{site.motto.text}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}
