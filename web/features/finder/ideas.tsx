/** Popular lists, each a finder query: its URL can be shared, and it grows with the guide. */
import { ownListPath } from '../../../domain/finder/wishes.ts';
import { wishWords } from '../wishes/words.ts';
import styles from './ideas.module.css';
import { ideas, ideasTitle } from './ideas-words.ts';

export function Ideas({ wishes }: { wishes: number }) {
  return (
    <nav className={styles.ideas} aria-label={ideasTitle}>
      <b aria-hidden="true">{ideasTitle}</b>
      <ul>
        <li>
          <a href={ownListPath}>
            {wishWords.yourList}
            {wishWords.count(wishes)}
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
