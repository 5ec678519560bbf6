/** The bookmark at the end of a hike's row. */
import { Icon } from '../../ui/icon.tsx';
import { bookmark } from '../../ui/icons.ts';
import { want } from '../wishes/wishes.ts';
import { wishWords } from '../wishes/words.ts';
import styles from './results.module.css';

export function WishButton({ id, name, isWanted }: { id: string; name: string; isWanted: boolean }) {
  const label = isWanted ? wishWords.onList : wishWords.want;
  return (
    <button
      type="button"
      className={styles.wish}
      data-on={isWanted}
      title={label}
      aria-label={`${label}: ${name}`}
      onClick={() => want([id], !isWanted)}
    >
      <Icon drawing={bookmark} />
    </button>
  );
}
