/** How many hikes there are, said aloud when it changes; and the ways to start over or to see them on the map. */
import type { Query } from '../../../domain/finder.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from './finder.module.css';
import { here, type NamedPlace } from './place.ts';

type Props = {
  query: Query;
  count: number;
  total: number;
  showing: boolean;
  onMap: boolean;
  awake: boolean;
  origin: NamedPlace | undefined;
  townTrouble: string;
  onClear: () => void;
  onMapToggled: () => void;
};

export function StatusLine({
  query,
  count,
  total,
  showing,
  onMap,
  awake,
  origin,
  townTrouble,
  onClear,
  onMapToggled,
}: Props) {
  return (
    <div className={styles.status}>
      <output>
        <b>{hikesInWords(count)}</b>
        {count < total && ` of ${total}`}
        {origin && `, nearest to ${origin.name} first. Miles are straight lines; the road is longer.`}
        {townTrouble && `. ${townTrouble}`}
        {query.near === here && !origin && awake && '. Tap Near me to sort them by distance again.'}
      </output>
      <button type="button" className={button.quiet} disabled={!awake} aria-pressed={onMap} onClick={onMapToggled}>
        <Icon drawing={onMap ? icons.list : icons.map} /> {onMap ? 'List only' : 'Show on a map'}
      </button>
      {showing && (
        <button type="button" className={button.quiet} onClick={onClear}>
          <Icon drawing={icons.cross} /> Clear
        </button>
      )}
    </div>
  );
}

export const hikesInWords = (count: number): string => (count === 1 ? '1 hike' : `${count || 'No'} hikes`);
