/** The trailheads on the map, and the starting point. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import { freshest } from '../../../../domain/status/conditions.ts';
import { getWarnings, type HikeStatus, nothingKnown } from '../../../../domain/status/status.ts';
import { RegionMarker } from '../../../ui/region-marker.tsx';
import { Sign } from '../../../ui/status.tsx';
import { ConditionSign } from '../../status/conditions/condition-sign.tsx';
import { inFewWords } from '../../status/conditions/conditions.messages.ts';
import type { CurrentStatus } from '../results/current-status.ts';
import type { RegionInFinder } from '../results/region-in-finder.ts';
import type { Cluster } from './clusters.ts';
import { mapMessages } from './map.messages.ts';
import { inView, type View } from './pan-zoom.ts';

export function Here({ at: [x, y], name }: { at: readonly [number, number]; name: string }) {
  return (
    <span className="finder-here" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <b>{name}</b>
    </span>
  );
}

type MarkersProps = {
  clusters: readonly Cluster<ListedHike>[];
  view: View;
  openId: string | undefined;
  getRegion: (hike: ListedHike) => RegionInFinder | undefined;
  getStatus: (hike: ListedHike) => HikeStatus;
  getConditions: CurrentStatus['getConditions'];
  onOpen: (id: string) => void;
  onApproach: (cluster: Cluster<ListedHike>) => void;
  onFocus: (cluster: Cluster<ListedHike>) => void;
  onZoom: (factor: number) => void;
};

const zoomKeys: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 };

/** Roving tabindex: one Tab stop for all markers, arrow keys between them. */
export function Markers({
  clusters,
  view,
  openId,
  getRegion,
  getStatus,
  getConditions,
  onOpen,
  onApproach,
  onFocus,
  onZoom,
}: MarkersProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, clusters.length - 1);
  const move = (event: KeyboardEvent) => {
    const factor = event.ctrlKey || event.metaKey ? undefined : zoomKeys[event.key];
    if (factor !== undefined) return onZoom(factor);
    const target = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: clusters.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[(target + clusters.length) % clusters.length]?.focus();
  };
  return (
    <fieldset ref={group} className="finder-markers" onKeyDown={move}>
      <legend className="hidden-text">{mapMessages.markers}</legend>
      {clusters.map((cluster, i) => {
        const [first] = cluster.spots;
        const region = first && getRegion(first.item);
        if (!region) return null;
        const { id, park, trail } = first.item;
        const alone = cluster.spots.length === 1;
        const status: HikeStatus = alone ? getStatus(first.item) : nothingKnown;
        const sign = getWarnings(status)[0] ?? (status.alert && 'alert');
        const seen = alone && !sign ? freshest(getConditions(first.item)) : [];
        const [x, y] = inView(view, [cluster.x, cluster.y]);
        return (
          <button
            key={id}
            type="button"
            className="finder-marker"
            data-region={region.code}
            data-closed={sign === 'closed' || undefined}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            tabIndex={i === stop ? 0 : -1}
            aria-expanded={alone ? id === openId : undefined}
            onFocus={() => {
              setCurrent(i);
              onFocus(cluster);
            }}
            onClick={() => (alone ? onOpen(id) : onApproach(cluster))}
          >
            <RegionMarker region={region} count={alone ? undefined : cluster.spots.length} className="finder-sign" />
            {sign && <Sign kind={sign} />}
            {seen[0] && <ConditionSign kind={seen[0]} />}
            <span className="hidden-text">
              {alone
                ? mapMessages.hike(park, trail, status) + mapMessages.seen(inFewWords(seen))
                : mapMessages.crowd(cluster.spots.length, park)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
