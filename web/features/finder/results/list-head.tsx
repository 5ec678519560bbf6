/** Above a list: its owner, where it is stored, and how to import a shared one. */
import { ownList, ownListPath } from '../../../../domain/finder/saved-hikes.ts';
import { isPerhapsSignedIn } from '../../../lib/session-hint.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { bookmark } from '../../../ui/icons.ts';
import { savedHikeMessages } from '../../saved-hikes/saved-hikes.messages.ts';
import { isListPersistent, want } from '../../saved-hikes/saved-hikes.ts';
import styles from './list-head.module.css';
import { ownListMessages, sharedListMessages } from './lists.messages.ts';
import type { ChosenList } from './lists.ts';

export function ListHead({ list, savedHikes }: { list: ChosenList; savedHikes: ReadonlySet<string> }) {
  return list.name === ownList ? (
    <OwnList count={savedHikes.size} />
  ) : (
    <SharedList list={list} savedHikes={savedHikes} />
  );
}

function OwnList({ count }: { count: number }) {
  const where = isPerhapsSignedIn() ? ownListMessages.withAccount : ownListMessages.onDevice;
  return (
    <div className={styles.head}>
      <h2>
        {ownListMessages.title}
        {savedHikeMessages.count(count)}
      </h2>
      <p>{count === 0 ? ownListMessages.empty : isListPersistent() ? where : savedHikeMessages.notKept}</p>
    </div>
  );
}

function SharedList({ list: { ids, unknown }, savedHikes }: { list: ChosenList; savedHikes: ReadonlySet<string> }) {
  const missing = [...ids].filter((id) => !savedHikes.has(id));
  return (
    <div className={styles.head}>
      <h2>{sharedListMessages.title}</h2>
      <p>
        {sharedListMessages.about} {unknown > 0 && sharedListMessages.gone(unknown)}
      </p>
      <p className={styles.actions}>
        {missing.length > 0 ? (
          <button type="button" className={button.button} onClick={() => want(missing, true)}>
            <Icon drawing={bookmark} /> {sharedListMessages.addAll}
          </button>
        ) : (
          ids.size > 0 && (
            <>
              <span role="status">{sharedListMessages.allAdded}</span>{' '}
              <a className="quiet" href={ownListPath}>
                {savedHikeMessages.yourList}
              </a>
            </>
          )
        )}
      </p>
    </div>
  );
}
