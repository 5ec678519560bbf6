/** Lists that people come for, each a question of its own: its address can be shared, and it grows with the guide. */
import { ideas, ideasTitle } from '../../words/finder-ideas.ts';
import styles from './ideas.module.css';

export function Ideas() {
  return (
    <nav className={styles.ideas} aria-label={ideasTitle}>
      <b aria-hidden="true">{ideasTitle}</b>
      <ul>
        {ideas.map(({ name, search }) => (
          <li key={name}>
            <a href={`/hikes${search}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
