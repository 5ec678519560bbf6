/** The fallback of the finder without JavaScript: why, and the hikes by region and theme. */
import type { Region } from '../../../domain/trail/region.ts';
import { withoutSearch as words } from './hikes.messages.ts';
import type { ThemeList } from './theme-lists.server.ts';
import styles from './without-search.module.css';

type Props = { regions: readonly Pick<Region, 'slug' | 'name' | 'path'>[]; themes: ThemeList[] };

export function WithoutSearch({ regions, themes }: Props) {
  return (
    <div className={`oxford ${styles.lists}`}>
      <p data-why="">{words.why}</p>
      <h2>{words.byRegion}</h2>
      <ul className={styles.regions}>
        {regions.map(({ slug, name, path }) => (
          <li key={slug}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <h2>{words.byTheme}</h2>
      {themes.map(({ name, hikes }) => (
        <details key={name}>
          <summary>
            {name} <small>{hikes.length}</small>
          </summary>
          <ul>
            {hikes.map(({ path, park, trail }) => (
              <li key={path}>
                <a href={path}>
                  {park} <em>{trail}</em>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
