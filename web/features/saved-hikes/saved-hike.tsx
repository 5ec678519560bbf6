/**
 * The button that saves the hike on the wish list. It reserves its space until the script has loaded; without
 * JavaScript it is hidden.
 */

import { ownListPath } from '../../../domain/finder/saved-hikes.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookmark } from '../../ui/icons.ts';
import styles from './saved-hike.module.css';
import { wishWords } from './saved-hikes.messages.ts';

export function Wish({ trail }: { trail: Pick<Trail, 'id'> }) {
  return (
    <span className={styles.wish} data-wish={trail.id} data-needs-script="">
      <button type="button">
        <Icon drawing={bookmark} /> <span data-label="">{wishWords.want}</span>
        <span className="hidden-text" data-when-on="" hidden>
          {wishWords.takeOff}
        </span>
      </button>
      <a href={ownListPath} data-when-on="" hidden>
        {wishWords.yourList}
      </a>
      <output />
    </span>
  );
}
