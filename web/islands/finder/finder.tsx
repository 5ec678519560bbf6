/** The finder: the questions, how many hikes answer them, and the hikes themselves in a list or on a map. */
import { useEffect, useMemo, useState } from 'react';
import { state } from '../../../content/state.ts';
import { answered, find, fromSearch, isAsking, makeFinderIndex, type Query, toSearch } from '../../../domain/finder.ts';
import type { Hike } from '../../../domain/finder-hike.ts';
import { badgeState, fromSomewhere } from '../../../domain/finder-questions.ts';
import type { Maps } from '../../../domain/maps.ts';
import type { Region } from '../../../domain/region.ts';
import { useEarnedBadges } from '../../lib/earned.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import type { MarkedRegion } from '../../ui/region-marker.tsx';
import { labelsWith } from '../../words/finder.ts';
import { changeSearch, currentSearch, useAwake, useSearch, writeDown } from './address.ts';
import { Asking } from './asking.tsx';
import { useDayOut } from './day-out.ts';
import styles from './finder.module.css';
import { MapPanel } from './map-panel.tsx';
import { NoHikeFound } from './no-hike-found.tsx';
import { useStart } from './place.ts';
import { Results } from './results.tsx';
import { StatusLine } from './status-line.tsx';

/** A hike with its pictures. */
export type ListedHike = Hike & { badgeSrc: string; pictureSrc: string };
export type RegionInFinder = Pick<Region, 'slug' | 'name'> & MarkedRegion;
export type FinderProps = { hikes: ListedHike[]; regions: RegionInFinder[]; map: Maps['state'] };

/** The lists that show everything; they step aside while something is asked. */
export const everythingId = 'all-hikes';
const mapView = [['view', 'map']] as const;
const isOnMap = (search: string): boolean => new URLSearchParams(search).get('view') === 'map';

export function Finder({ hikes, regions, map }: FinderProps) {
  const index = useMemo(() => makeFinderIndex(hikes, { regions, state }), [hikes, regions]);
  const { questions } = index;
  const labels = useMemo(() => labelsWith(regions), [regions]);
  const search = useSearch();
  const awake = useAwake();
  const earned = useEarnedBadges();
  const { home, watch } = useKeptFocus<HTMLElement>();
  const query = useMemo(() => fromSearch(search, questions), [search, questions]);
  const onMap = isOnMap(search);

  const [townsWanted, setTownsWanted] = useState(false);
  const start = useStart(query, map, townsWanted);
  const { towns, origin, minutesTo } = start;
  const { departure, outing } = useDayOut(origin);
  const situation = useMemo(() => ({ origin, minutesTo, outing, earned }), [origin, minutesTo, outing, earned]);

  const answer = useMemo(() => find(index, query, situation), [index, query, situation]);
  const showing = onMap || isAsking(query);
  useEverythingHidden(showing);

  /** From the address as it is then: the device may say where it is when more has been asked meanwhile. */
  const change = (next: (query: Query) => Query, step: 'choice' | 'typing' = 'choice') =>
    changeSearch(toSearch(next(fromSearch(currentSearch(), questions)), isOnMap(currentSearch()) ? mapView : []), step);
  const shownQuestions = questions.filter(
    (question) =>
      (!fromSomewhere.includes(question) || query.near !== '') &&
      (question !== badgeState || earned !== undefined) &&
      (!question.retired || question.key in query.answers),
  );

  return (
    <section ref={home} {...watch} tabIndex={-1} className={`wrap ${styles.finder}`} aria-label="Find a hike" id="find">
      <div className="oxford">
        <Asking
          {...{ questions: shownQuestions, labels, query, answer, awake, towns, located: origin !== undefined }}
          onAnswer={(key, value) => change((now) => answered(now, key, value))}
          onText={(text) => change((now) => ({ ...now, text }), 'typing')}
          onTextLeft={writeDown}
          onNear={(near) => {
            start.lookAgain();
            change((now) => (near ? { ...now, near } : startingNowhere(now)));
          }}
          onTownsWanted={() => setTownsWanted(true)}
        />
        <StatusLine
          {...{ query, count: answer.found.length, total: hikes.length, showing, onMap, awake, start, departure }}
          onClear={() => changeSearch('', 'choice')}
          onMapToggled={() => changeSearch(toSearch(query, onMap ? [] : mapView), 'choice')}
        />
      </div>
      {showing && answer.found.length === 0 && (
        <NoHikeFound
          {...{ index, labels, query, situation, towns }}
          onChoose={(chosen) => change(() => chosen)}
          onTownsWanted={() => setTownsWanted(true)}
        />
      )}
      {showing && answer.found.length > 0 && (
        <div className={onMap ? styles.withMap : undefined}>
          {onMap && <MapPanel {...{ found: answer.found, regions, origin, map }} />}
          <Results {...{ found: answer.found, regions, query, earned, outing, narrow: onMap }} />
        </div>
      )}
    </section>
  );
}

const startingNowhere = (query: Query): Query =>
  fromSomewhere.reduce((left, { key }) => answered(left, key, ''), { ...query, near: '' });

/** The page's own lists are plain markup outside of this island. */
function useEverythingHidden(hidden: boolean): void {
  useEffect(() => {
    document.getElementById(everythingId)?.toggleAttribute('hidden', hidden);
  }, [hidden]);
}
