/** The hikes found, on the map. The list beside it holds the same hikes and stays the truth. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Found } from '../../../domain/finder.ts';
import type { Point } from '../../../domain/geo.ts';
import plate from '../../ui/plate.module.css';
import { RegionMarker } from '../../ui/region-marker.tsx';
import { boundsOf, type Cluster, clustered } from './clusters.ts';
import type { ListedHike, RegionInFinder } from './finder.tsx';
import { copyLand, type Land } from './land.ts';
import { MapPopup } from './map-popup.tsx';
import rules from './map-view.css?inline';
import { drawing, onStateMap } from './state-plane.ts';
import { closest, useZoom } from './use-zoom.ts';

/** The map brings its own styles, so that pages which never open it do not pay for them. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);

export type MapViewProps = {
  found: readonly Found<ListedHike>[];
  regions: readonly RegionInFinder[];
  origin: Point | undefined;
};

/** Pixels: nearer than this, two markers could not both be tapped. */
const markerRoom = 30;
/** So near that a single hike still shows where in the state it is. */
const closestAtFirst = 5;

export function MapView({ found, regions, origin }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const land = useRef<Land>(null);
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const [width, setWidth] = useState(0);
  const [openId, setOpenId] = useState<string>();

  const zoom = useZoom(frame, (next) => {
    const element = frame.current;
    if (!element) return;
    const unit = element.clientWidth / drawing.width;
    land.current?.ground.setAttribute('transform', `translate(${next.x / unit} ${next.y / unit}) scale(${next.k})`);
    element.style.setProperty('--k', String(next.k));
    setWidth(element.clientWidth);
    setTransform(next);
  });

  useEffect(() => {
    const original = document.querySelector<SVGSVGElement>('svg.map-state');
    if (!original || !frame.current) return;
    const copy = copyLand(original);
    land.current = copy;
    frame.current.prepend(copy.svg);
    return () => copy.svg.remove();
  }, []);

  const unit = width / drawing.width;
  const spots = useMemo(
    () =>
      found.map(({ hike }) => {
        const { x, y } = onStateMap(hike.place);
        return { x: x * unit, y: y * unit, item: hike };
      }),
    [found, unit],
  );
  // A new answer is brought into view; what fills the state is shown as the whole state.
  useEffect(() => {
    if (width > 0 && spots.length > 0) zoom.show(boundsOf(spots), closestAtFirst);
  }, [spots, width, zoom]);

  // Steps of a fourth, so that markers part while one zooms but do not flicker with every pixel.
  const step = 2 ** (Math.round(Math.log2(transform.k) * 4) / 4);
  const clusters = useMemo(() => clustered(spots, markerRoom / step), [spots, step]);
  const open = found.find(({ hike }) => hike.id === openId);
  // A hike that an answer left out does not come back opened: whoever types then would lose the focus to it.
  useEffect(() => {
    if (!open) setOpenId(undefined);
  }, [open]);
  const from = origin && onStateMap(origin);

  return (
    <div className={`${plate.plate} finder-map`}>
      <div className="finder-frame" ref={frame} data-zoomed={transform.k > 1}>
        {from && <Here x={transform.applyX(from.x * unit)} y={transform.applyY(from.y * unit)} />}
        <Markers
          clusters={clusters}
          transform={transform}
          openId={openId}
          codeOf={(hike) => regions.find(({ slug }) => slug === hike.region)?.code ?? 'ns'}
          onOpen={setOpenId}
          onApproach={(cluster) =>
            transform.k < closest ? zoom.show(boundsOf(cluster.spots)) : setOpenId(cluster.spots[0]?.item.id)
          }
          onFocus={({ x, y }) => {
            const [left, top] = transform.apply([x, y]);
            const inside = left > 0 && left < width && top > 0 && top < (frame.current?.clientHeight ?? 0);
            if (!inside) zoom.show(boundsOf([{ x, y }]), transform.k);
          }}
        />
        {open && (
          <MapPopup
            key={open.hike.id}
            found={open}
            code={regions.find(({ slug }) => slug === open.hike.region)?.code}
            side={transform.applyX(onStateMap(open.hike.place).x * unit) < width / 2 ? 'right' : 'left'}
            onClose={() => {
              setOpenId(undefined);
              frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
            }}
          />
        )}
        <div className="finder-zoom">
          <button type="button" onClick={() => zoom.by(1.8)} disabled={transform.k >= closest}>
            <span className="hidden-text">Zoom in</span>
            <span aria-hidden="true">+</span>
          </button>
          <button type="button" onClick={() => zoom.by(1 / 1.8)} disabled={transform.k <= 1}>
            <span className="hidden-text">Zoom out</span>
            <span aria-hidden="true">−</span>
          </button>
          <button type="button" onClick={zoom.whole} disabled={transform.k <= 1}>
            All
            <span className="hidden-text"> of Minnesota</span>
          </button>
        </div>
      </div>
    </div>
  );
}

function Here({ x, y }: { x: number; y: number }) {
  return <span className="finder-here" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

type MarkersProps = {
  clusters: readonly Cluster<ListedHike>[];
  transform: ZoomTransform;
  openId: string | undefined;
  codeOf: (hike: ListedHike) => RegionInFinder['code'];
  onOpen: (id: string) => void;
  onApproach: (cluster: Cluster<ListedHike>) => void;
  onFocus: (place: { x: number; y: number }) => void;
};

/** One stop of the Tab key for all markers; the arrow keys go from one to the next. */
function Markers({ clusters, transform, openId, codeOf, onOpen, onApproach, onFocus }: MarkersProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, clusters.length - 1);
  const move = (event: KeyboardEvent) => {
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
      <legend className="hidden-text">Trailheads on the map: the arrow keys go from one to the next</legend>
      {clusters.map((cluster, i) => {
        const [first] = cluster.spots;
        if (!first) return null;
        const { id, park, trail } = first.item;
        const alone = cluster.spots.length === 1;
        const [x, y] = transform.apply([cluster.x, cluster.y]);
        return (
          <button
            key={id}
            type="button"
            className="finder-marker"
            data-region={codeOf(first.item)}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            tabIndex={i === stop ? 0 : -1}
            aria-expanded={alone ? id === openId : undefined}
            onFocus={() => {
              setCurrent(i);
              onFocus(cluster);
            }}
            onClick={() => (alone ? onOpen(id) : onApproach(cluster))}
          >
            <RegionMarker
              code={codeOf(first.item)}
              count={alone ? undefined : cluster.spots.length}
              className="finder-sign"
            />
            <span className="hidden-text">
              {alone ? `${park}, ${trail}` : `${cluster.spots.length} hikes around ${park}: zoom in`}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
