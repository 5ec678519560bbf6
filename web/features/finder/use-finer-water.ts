/** Detailed shores and rivers, fetched tile by tile when the map is zoomed in. */
import { useEffect, useState } from 'react';
import { type Box, overlap } from '../../../domain/geo/plane.ts';
import type { FinerWater, MapLayers } from '../../../domain/map/layers.ts';
import { fetchData } from './fetch-data.ts';

/** The loaded tiles, or undefined until all visible ones are: a shore is replaced at once or not at all. */
export function useFinerWater({ finer }: Pick<MapLayers, 'finer'>, inView: Box | undefined): FinerWater[] | undefined {
  const [pieces, setPieces] = useState<ReadonlyMap<string, FinerWater>>(new Map());
  const wanted = inView ? finer.filter(({ box }) => overlap(box, inView)).map(({ file }) => file) : [];
  const missing = wanted.filter((file) => !pieces.has(file)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let left = false;
    const files = missing.split(' ');
    Promise.all(files.map((file) => fetchData<FinerWater>(file))).then(
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
