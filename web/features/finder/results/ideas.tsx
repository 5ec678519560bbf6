/** Popular lists, each a finder query: its URL can be shared, and it grows with the guide. */
import { ownListPath } from '../../../../domain/finder/saved-hikes.ts';
import { savedHikeMessages } from '../../saved-hikes/saved-hikes.messages.ts';
import { ideas, ideasTitle } from './ideas.messages.ts';
import styles from './ideas.module.css';

export function Ideas({ savedHikes }: { savedHikes: number }) {
  return (
    <nav className={styles.ideas} aria-label={ideasTitle}>
      <b aria-hidden="true">{ideasTitle}</b>
      <ul>
        <li>
          <a href={ownListPath}>
            {savedHikeMessages.yourList}
            {savedHikeMessages.count(savedHikes)}
          </a>
        </li>
        {ideas.map(({ name, search }) => (
          <li key={name}>
            <a href={`/hikes${search}#find`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
