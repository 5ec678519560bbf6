/** The results on the map. The list beside it has the same hikes. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Found } from '../../../../domain/finder/finder.ts';
import type { NamedPlace } from '../../../../domain/finder/starting-place.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import { type Box, grown, overlap } from '../../../../domain/geo/plane.ts';
import { projector } from '../../../../domain/map/cone.ts';
import { landMarkup } from '../../../../domain/map/land.ts';
import type { FinerWater, MapLayers } from '../../../../domain/map/layers.ts';
import { roadsMarkup } from '../../../../domain/map/road-paths.ts';
import '../../../styles/maps/common.css';
import '../../../styles/maps/state.css';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import { freshest } from '../../../../domain/status/conditions.ts';
import type { HikeStatus } from '../../../../domain/status/status.ts';
import { fetchJson } from '../../../lib/fetch-json.ts';
import plate from '../../../ui/plate.module.css';
import type { CurrentStatus } from '../results/current-status.ts';
import type { RegionInFinder } from '../results/region-in-finder.ts';
import { clustered, getBounds } from './clusters.ts';
import { mapMessages } from './map.messages.ts';
import { Here, Markers } from './map-markers.tsx';
import { frameMargin, getDetail, namesInView, placeOnMap } from './map-names.ts';
import { MapPopup } from './map-popup.tsx';
import sheet from './map-view.css?url';
import { closest, inView } from './pan-zoom.ts';
import { useZoom } from './use-zoom.ts';

export type MapViewProps = {
  found: readonly Found<ListedHike>[];
  regions: readonly RegionInFinder[];
  origin: NamedPlace | undefined;
  getStatus: (hike: ListedHike) => HikeStatus;
  getConditions: CurrentStatus['getConditions'];
  /** The ids of the hikes in the viewport, once the map has settled; undefined if all are. */
  onInView: (ids: ReadonlySet<string> | undefined) => void;
  layers: MapLayers;
};

/** Pixels: closer markers could not both be tapped. */
const markerRoom = 34;
/** A zoom limit, so that a single hike still shows where in the state it is. */
const closestAtFirst = 5;
/** The level of detail from which finer water is fetched. */
const fineFrom = 3;

export function MapView({ found, regions, origin, getStatus, getConditions, onInView, layers }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const { view, width, moving, controls: zoom } = useZoom(frame);
  const unit = width / layers.width;
  const height = unit * layers.height;
  useEffect(() => frame.current?.style.setProperty('--k', String(view.k)), [view.k]);

  const markup = useMemo(() => wholeLand(layers), [layers]);
  const onMap = useMemo(() => projector(layers.cone), [layers]);
  const toCode = useMemo(() => new Map(regions.map(({ slug, code }) => [slug, code])), [regions]);
  const spots = useMemo(
    () =>
      found.map(({ hike }) => {
        const [x, y] = onMap(hike.place);
        return { x: x * unit, y: y * unit, item: hike };
      }),
    [found, unit, onMap],
  );
  const from = useMemo(() => origin && onMap(origin), [origin, onMap]);
  const onSheet = useMemo(() => {
    const part = ([x, y]: readonly [number, number]) => ({ x: x / layers.width, y: y / layers.height });
    return (places: readonly Point[]) => getBounds(places.map((place) => part(onMap(place))));
  }, [layers, onMap]);
  // Fits new results into the viewport, with the starting point; results across the state show the whole state.
  const ready = width > 0;
  const shownFor = useRef('');
  useEffect(() => {
    const places = [...found.map(({ hike }) => hike.place), ...(origin ? [origin] : [])];
    const results = JSON.stringify(places.map(({ latitude, longitude }) => [latitude, longitude]));
    // The same hikes, rerendered by the clock: a map that was moved meanwhile stays where it is.
    if (!ready || found.length === 0 || shownFor.current === results) return;
    shownFor.current = results;
    zoom.show(onSheet(places), closestAtFirst);
  }, [found, origin, ready, onSheet, zoom]);

  const seen = useMemo(() => {
    const isSeen = ({ x, y }: { x: number; y: number }) => {
      const [left, top] = inView(view, [x, y]);
      return left >= 0 && left <= width && top >= 0 && top <= height;
    };
    return spots.filter(isSeen).map(({ item }) => item.id);
  }, [spots, view, width, height]);
  const isWhole = !ready || seen.length === spots.length;
  const seenNames = isWhole ? '' : seen.join();
  useEffect(() => {
    if (!moving) onInView(isWhole ? undefined : new Set(seenNames.split(',').filter(Boolean)));
  }, [moving, isWhole, seenNames, onInView]);

  // Quarter steps while zooming: markers and labels are laid out now and then, not on every pixel.
  const step = moving ? 2 ** (Math.round(Math.log2(view.k) * 4) / 4) : view.k;
  const clusters = useMemo(() => clustered(spots, markerRoom / step), [spots, step]);
  const placed = useMemo(() => {
    const marks = clusters.map(({ x, y, spots: [first, ...others] }) => ({
      at: [x / unit, y / unit] as const,
      ...(first && others.length === 0 && { name: first.item.park, code: toCode.get(first.item.region) }),
    }));
    return unit > 0
      ? placeOnMap(layers, unit * step, from ? [...marks, { at: from, isStart: true }] : marks)
      : undefined;
  }, [layers, clusters, unit, step, from, toCode]);

  const sheetView = { scale: unit * view.k, x: view.x, y: view.y };
  const detail = getDetail(layers, sheetView.scale);
  const whole = grown({ left: 0, top: 0, right: width, bottom: height }, -frameMargin);
  const names = placed
    ? namesInView(placed, unit * step, sheetView, whole, toBoxes(controls.current, frame.current))
    : '';
  const finer = useFinerWater(layers, detail >= fineFrom ? sheetInView(sheetView, width, height) : undefined);

  const open = found.find(({ hike }) => hike.id === openId);
  // A hike that drops out of the results is deselected, or its popup would steal the focus from the field when it
  // returns.
  useEffect(() => {
    if (!open) setOpenId(undefined);
  }, [open]);

  return (
    <div className={`${plate.plate} finder-map`}>
      {/* Only here: most visitors never open the map. React shows the map once the sheet is loaded. */}
      <link rel="stylesheet" href={sheet} precedence="default" />
      <div
        className="finder-frame"
        ref={frame}
        data-zoomed={view.k > 1}
        data-detail={detail}
        data-fine={finer !== undefined}
      >
        <svg className="map-state" viewBox={`0 0 ${layers.width} ${layers.height}`} aria-hidden="true">
          <g transform={`translate(${view.x / unit || 0} ${view.y / unit || 0}) scale(${view.k})`}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step */}
            <g dangerouslySetInnerHTML={{ __html: markup.land }} />
            {finer?.flat().map(({ class: className, data }) => (
              <path key={data} className={className} d={data} />
            ))}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step */}
            <g dangerouslySetInnerHTML={{ __html: markup.roads }} />
          </g>
        </svg>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the names come from our own build step */}
        <svg className="finder-names map-names" aria-hidden="true" dangerouslySetInnerHTML={{ __html: names }} />
        {origin && from && (
          <Here
            at={inView(view, [from[0] * unit, from[1] * unit])}
            name={origin.name === 'you' ? mapMessages.you : origin.name}
          />
        )}
        <Markers
          clusters={clusters}
          view={view}
          openId={openId}
          getStatus={getStatus}
          getConditions={getConditions}
          getRegion={(hike) => regions.find(({ slug }) => slug === hike.region)}
          onOpen={setOpenId}
          onApproach={(cluster) =>
            view.k < closest
              ? zoom.show(onSheet(cluster.spots.map(({ item }) => item.place)))
              : setOpenId(cluster.spots[0]?.item.id)
          }
          onFocus={({ x, y, spots: [first] }) => {
            const [left, top] = inView(view, [x, y]);
            const inside = left > 0 && left < width && top > 0 && top < height;
            if (!inside && first) zoom.show(onSheet([first.item.place]), view.k);
          }}
          onZoom={zoom.by}
        />
        {open && (
          <MapPopup
            key={open.hike.id}
            found={open}
            status={getStatus(open.hike)}
            seen={freshest(getConditions(open.hike))}
            code={toCode.get(open.hike.region)}
            side={inView(view, [onMap(open.hike.place)[0] * unit, 0])[0] < width / 2 ? 'right' : 'left'}
            onClose={() => {
              setOpenId(undefined);
              frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
            }}
          />
        )}
        <div className="finder-zoom" ref={controls}>
          <button type="button" onClick={() => zoom.by(2)} disabled={view.k >= closest}>
            <span className="hidden-text">{mapMessages.zoomIn}</span>
            <span aria-hidden="true">+</span>
          </button>
          <button type="button" onClick={() => zoom.by(1 / 2)} disabled={view.k <= 1}>
            <span className="hidden-text">{mapMessages.zoomOut}</span>
            <span aria-hidden="true">−</span>
          </button>
          <button type="button" onClick={zoom.whole} disabled={view.k <= 1}>
            {mapMessages.all}
            <span className="hidden-text"> {mapMessages.ofState}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** With a prefix for ids: the page already contains the front page's map. */
function wholeLand(layers: MapLayers): { land: string; roads: string } {
  const { definitions, ground, region, overlay } = landMarkup(layers, 'finder-');
  const regions = layers.regions.map(({ code }) => `<g data-region="${code}">${region(code)}</g>`);
  return {
    land: [`<defs>${definitions}</defs>`, ground, ...regions, overlay].join(''),
    roads: roadsMarkup(layers.roads),
  };
}

const sheetInView = ({ scale, x, y }: { scale: number; x: number; y: number }, width: number, height: number): Box => ({
  left: -x / scale,
  top: -y / scale,
  right: (width - x) / scale,
  bottom: (height - y) / scale,
});

/** The controls on the map, in pixels of its frame. */
function toBoxes(element: Element | null, frame: Element | null): Box[] {
  if (!element || !frame) return [];
  const [box, { left, top }] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const inFrame = { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
  return [grown(inFrame, frameMargin)];
}

/**
 * Detailed shores and rivers, fetched tile by tile when the map is zoomed in. Undefined until all visible tiles are
 * loaded, so that a shore never changes in pieces.
 */
function useFinerWater({ finer }: Pick<MapLayers, 'finer'>, inView: Box | undefined): FinerWater[] | undefined {
  const [pieces, setPieces] = useState<ReadonlyMap<string, FinerWater>>(new Map());
  const wanted = inView ? finer.filter(({ box }) => overlap(box, inView)).map(({ file }) => file) : [];
  const missing = wanted.filter((file) => !pieces.has(file)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let left = false;
    const files = missing.split(' ');
    Promise.all(files.map((file) => fetchJson<FinerWater>(file))).then(
      (fetched) =>
        left || setPieces((known) => new Map([...known, ...files.map((file, i) => [file, fetched[i] ?? []] as const)])),
      () => undefined, // the coarse water stays
    );
    return () => {
      left = true;
    };
  }, [missing]);
  return wanted.length > 0 && missing === '' ? wanted.flatMap((file) => [pieces.get(file) ?? []]) : undefined;
}
