/** How many hikes there are, said aloud when it changes; and the ways to start over or to see them on the map. */
import type { Query } from '../../../domain/finder/finder.ts';
import type { Departure } from '../../../domain/finder/outing.ts';
import { fromSomewhere } from '../../../domain/finder/questions.ts';
import { dayInWords, timeInWords } from '../../lib/clock.ts';
import { here } from '../../lib/start.ts';
import { driveWords as words } from '../../lib/text/drive.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useAwake } from './address.ts';
import styles from './finder.module.css';
import type { Start } from './place.ts';
import { ShareAndPrint } from './share-and-print.tsx';
import { hikesFound, nearWords, statusWords } from './words.ts';

type Props = {
  query: Query;
  count: number;
  total: number;
  showing: boolean;
  /** The address of this answer for somebody else. */
  shared: string;
  onMap: boolean;
  start: Start;
  departure: Departure | undefined;
  onClear: () => void;
  onMapToggled: () => void;
};

export function StatusLine({
  query,
  count,
  total,
  showing,
  shared,
  onMap,
  start: { origin, minutesTo, settled, trouble },
  departure,
  onClear,
  onMapToggled,
}: Props) {
  const awake = useAwake();
  return (
    <div className={styles.status}>
      <output>
        <b>{hikesFound(count)}</b>
        {count < total && ` ${statusWords.of(total)}`}
        {origin && `, ${words.nearestFirst(origin.name)}. ${minutesTo ? words.estimate : words.straightLines}`}
        {query.answers.daylight && departure && ` ${words.leaving(departureInWords(departure))}`}
        {trouble && `. ${trouble}`}
        {isLost(query) && !origin && awake && (settled || query.near === '') && `. ${nearWords.lost}`}
      </output>
      <button type="button" className="quiet" disabled={!awake} aria-pressed={onMap} onClick={onMapToggled}>
        <Icon drawing={onMap ? icons.list : icons.map} /> {onMap ? statusWords.listOnly : statusWords.showMap}
      </button>
      {showing && count > 0 && <ShareAndPrint search={shared} />}
      {showing && (
        <button type="button" className="quiet" onClick={onClear}>
          <Icon drawing={icons.cross} /> {statusWords.clear}
        </button>
      )}
    </div>
  );
}

/** Where one is counts and is not known; or a drive is asked for, and nobody said from where. */
const isLost = ({ near, answers }: Query): boolean =>
  near === here || (near === '' && fromSomewhere.some(({ key }) => key in answers));

const departureInWords = ({ at, isNow }: Departure): string =>
  isNow ? words.now : `${dayInWords(at)}, ${timeInWords(at)}`;
