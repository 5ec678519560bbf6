/** The results as a list, and on a map beside it. */
import { type RefObject, useMemo, useState } from 'react';
import type { FinderResults, Found } from '../../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import type { NamedPlace } from '../../../../domain/finder/starting-place.ts';
import type { Maps } from '../../../../domain/map/maps.ts';
import styles from '../finder.module.css';
import { type ResultProps, Results } from '../results/results.tsx';
import { MapPanel } from './map-panel.tsx';

type Props = Omit<ResultProps, 'results' | 'narrow' | 'onMap'> & {
  results: FinderResults<ListedHike>;
  isOnMap: boolean;
  panel: RefObject<HTMLDivElement | null>;
  map: Maps['state'];
  origin: NamedPlace | undefined;
};

export function MapAndList({ results, isOnMap, panel, map, origin, ...rest }: Props) {
  const { regions, getStatus, getConditions } = rest;
  const onSheet = useMemo(() => hikesOnMap(results), [results]);
  /** The list follows the map: hikes outside its viewport are not listed. */
  const [inView, setInView] = useState<ReadonlySet<string>>();
  const listed = useMemo(() => (isOnMap && inView ? answerIn(results, inView) : results), [results, isOnMap, inView]);
  return (
    <div className={isOnMap ? styles.withMap : undefined} ref={panel}>
      {isOnMap && onSheet.length > 0 && (
        <MapPanel
          found={onSheet}
          regions={regions}
          origin={origin}
          getStatus={getStatus}
          getConditions={getConditions}
          map={map}
          onInView={setInView}
        />
      )}
      <Results
        {...rest}
        results={listed}
        narrow={isOnMap}
        onMap={inView && isOnMap ? { shown: inView.size, all: onSheet.length } : undefined}
      />
    </div>
  );
}

type Groups = Pick<FinderResults<ListedHike>, 'found' | 'close' | 'farther' | 'closed'>;

/** Exact matches and closed ones; without exact ones, their replacements. */
const hikesOnMap = ({ found, close, farther, closed }: Groups): Found<ListedHike>[] =>
  found.length > 0 ? [...found, ...closed] : [...close, ...farther, ...closed];

function answerIn({ found, close, farther, closed }: Groups, ids: ReadonlySet<string>): Groups {
  const within = <E extends Found>(hikes: readonly E[]) => hikes.filter(({ hike }) => ids.has(hike.id));
  return { found: within(found), close: within(close), farther: within(farther), closed: within(closed) };
}
