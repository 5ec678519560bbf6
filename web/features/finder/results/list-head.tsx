/** Above a list: its owner, where it is stored, and how to import a shared one. */
import { ownList, ownListPath } from '../../../../domain/finder/saved-hikes.ts';
import { isPerhapsSignedIn } from '../../../lib/session-hint.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { bookmark } from '../../../ui/icons.ts';
import { wishWords } from '../../saved-hikes/saved-hikes.messages.ts';
import { isListPersistent, want } from '../../saved-hikes/saved-hikes.ts';
import styles from './list-head.module.css';
import { ownListWords, sharedListWords } from './lists.messages.ts';
import type { AskedList } from './lists.ts';

export function ListHead({ list, wishes }: { list: AskedList; wishes: ReadonlySet<string> }) {
  return list.name === ownList ? <OwnList count={wishes.size} /> : <SharedList list={list} wishes={wishes} />;
}

function OwnList({ count }: { count: number }) {
  const where = isPerhapsSignedIn() ? ownListWords.withAccount : ownListWords.onDevice;
  return (
    <div className={styles.head}>
      <h2>
        {ownListWords.title}
        {wishWords.count(count)}
      </h2>
      <p>{count === 0 ? ownListWords.empty : isListPersistent() ? where : wishWords.notKept}</p>
    </div>
  );
}

function SharedList({ list: { ids, unknown }, wishes }: { list: AskedList; wishes: ReadonlySet<string> }) {
  const missing = [...ids].filter((id) => !wishes.has(id));
  return (
    <div className={styles.head}>
      <h2>{sharedListWords.title}</h2>
      <p>
        {sharedListWords.about} {unknown > 0 && sharedListWords.gone(unknown)}
      </p>
      <p className={styles.actions}>
        {missing.length > 0 ? (
          <button type="button" className={button.button} onClick={() => want(missing, true)}>
            <Icon drawing={bookmark} /> {sharedListWords.addAll}
          </button>
        ) : (
          ids.size > 0 && (
            <>
              <span role="status">{sharedListWords.allAdded}</span>{' '}
              <a className="quiet" href={ownListPath}>
                {wishWords.yourList}
              </a>
            </>
          )
        )}
      </p>
    </div>
  );
}
