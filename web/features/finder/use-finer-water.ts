/** Shores and rivers in detail, fetched piece by piece where the map is looked at closely. */
import { useEffect, useState } from 'react';
import { type Box, overlap } from '../../../domain/geo/plane.ts';
import type { FinerWater, MapLayers } from '../../../domain/map/layers.ts';
import { fetchData } from './fetch-data.ts';

/** The pieces that have come, or nothing until all that are in view have: a shore changes at once or not at all. */
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
