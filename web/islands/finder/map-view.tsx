/** The hikes found, on the map. The list beside it holds the same hikes and stays the truth. */
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { projector } from '../../../domain/cone.ts';
import type { Found } from '../../../domain/finder.ts';
import type { Point } from '../../../domain/geo.ts';
import { landMarkup } from '../../../domain/land-markup.ts';
import type { Cone } from '../../../domain/map-plan.ts';
import type { Land } from '../../../domain/maps.ts';
import plate from '../../ui/plate.module.css';
import { RegionMarker } from '../../ui/region-marker.tsx';
import { ofState } from '../../words/finder.ts';
import { boundsOf, type Cluster, clustered } from './clusters.ts';
import type { ListedHike, RegionInFinder } from './finder.tsx';
import { MapPopup } from './map-popup.tsx';
import rules from './map-view.css?inline';
import { closest, useZoom } from './use-zoom.ts';

/** The map brings its own styles, so that pages which never open it do not pay for them. One rule around them all, for a sheet that is there: not every browser of ours makes sheets. */
const lastSheet = document.styleSheets[document.styleSheets.length - 1];
lastSheet?.insertRule(`@media all{${rules}}`, lastSheet.cssRules.length);

export type MapViewProps = {
  found: readonly Found<ListedHike>[];
  regions: readonly RegionInFinder[];
  origin: Point | undefined;
  land: Land;
  cone: Cone;
};

/** Pixels: nearer than this, two markers could not both be tapped. */
const markerRoom = 30;
/** So near that a single hike still shows where in the state it is. */
const closestAtFirst = 5;

export function MapView({ found, regions, origin, land, cone }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const [width, setWidth] = useState(0);
  const [openId, setOpenId] = useState<string>();

  const zoom = useZoom(frame, (next) => {
    const element = frame.current;
    if (!element) return;
    const unit = element.clientWidth / land.width;
    ground.current?.setAttribute('transform', `translate(${next.x / unit} ${next.y / unit}) scale(${next.k})`);
    element.style.setProperty('--k', String(next.k));
    setWidth(element.clientWidth);
    setTransform(next);
  });

  const markup = useMemo(() => wholeLand(land), [land]);
  const onMap = useMemo(() => projector(cone), [cone]);
  const unit = width / land.width;
  const spots = useMemo(
    () =>
      found.map(({ hike }) => {
        const [x, y] = onMap(hike.place);
        return { x: x * unit, y: y * unit, item: hike };
      }),
    [found, unit, onMap],
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
  const from = origin && onMap(origin);

  return (
    <div className={`${plate.plate} finder-map`}>
      <div className="finder-frame" ref={frame} data-zoomed={transform.k > 1}>
        <svg className="map-state" viewBox={`0 0 ${land.width} ${land.height}`} aria-hidden="true">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step */}
          <g ref={ground} dangerouslySetInnerHTML={{ __html: markup }} />
        </svg>
        {from && <Here x={transform.applyX(from[0] * unit)} y={transform.applyY(from[1] * unit)} />}
        <Markers
          clusters={clusters}
          transform={transform}
          openId={openId}
          regionOf={(hike) => regions.find(({ slug }) => slug === hike.region)}
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
            side={transform.applyX(onMap(open.hike.place)[0] * unit) < width / 2 ? 'right' : 'left'}
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
            <span className="hidden-text"> {ofState}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** Ids of its own: the page holds the map of its front already. */
function wholeLand(land: Land): string {
  const { definitions, ground, region, overlay, names, regionNames } = landMarkup(land, 'finder-');
  const regions = land.regions.map(({ code }) => `<g data-region="${code}">${region(code)}</g>`);
  return [`<defs>${definitions}</defs>`, ground, ...regions, overlay, names, regionNames(() => '')].join('');
}

function Here({ x, y }: { x: number; y: number }) {
  return <span className="finder-here" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

type MarkersProps = {
  clusters: readonly Cluster<ListedHike>[];
  transform: ZoomTransform;
  openId: string | undefined;
  regionOf: (hike: ListedHike) => RegionInFinder | undefined;
  onOpen: (id: string) => void;
  onApproach: (cluster: Cluster<ListedHike>) => void;
  onFocus: (place: { x: number; y: number }) => void;
};

/** One stop of the Tab key for all markers; the arrow keys go from one to the next. */
function Markers({ clusters, transform, openId, regionOf, onOpen, onApproach, onFocus }: MarkersProps) {
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
        const region = first && regionOf(first.item);
        if (!region) return null;
        const { id, park, trail } = first.item;
        const alone = cluster.spots.length === 1;
        const [x, y] = transform.apply([cluster.x, cluster.y]);
        return (
          <button
            key={id}
            type="button"
            className="finder-marker"
            data-region={region.code}
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
            <span className="hidden-text">
              {alone ? `${park}, ${trail}` : `${cluster.spots.length} hikes around ${park}: zoom in`}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
