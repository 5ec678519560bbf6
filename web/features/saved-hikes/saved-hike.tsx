/**
 * The button that saves the hike on the list of saved hikes. It reserves its space until the script has loaded; without
 * JavaScript it is hidden.
 */

import { ownListPath } from '../../../domain/finder/saved-hikes.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookmark } from '../../ui/icons.ts';
import styles from './saved-hike.module.css';
import { savedHikeMessages } from './saved-hikes.messages.ts';

export function SaveHikeButton({ trail }: { trail: Pick<Trail, 'id'> }) {
  return (
    <span className={styles.savedHike} data-saved-hike={trail.id} data-needs-script="">
      <button type="button">
        <Icon drawing={bookmark} /> <span data-label="">{savedHikeMessages.want}</span>
        <span className="hidden-text" data-when-on="" hidden>
          {savedHikeMessages.takeOff}
        </span>
      </button>
      <a href={ownListPath} data-when-on="" hidden>
        {savedHikeMessages.yourList}
      </a>
      <output />
    </span>
  );
}
