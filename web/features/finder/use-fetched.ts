/** A file fetched on first use. null if that failed. */
import { useEffect, useState } from 'react';
import { fetchData } from './fetch-data.ts';

export type Fetched<T> = T | null | undefined;

export function useFetched<T>(address: string, wanted: boolean): Fetched<T> {
  const [data, setData] = useState<Fetched<T>>();
  useEffect(() => {
    if (!wanted || data !== undefined) return;
    fetchData<T>(address).then(setData, () => setData(null));
  }, [address, wanted, data]);
  return data;
}
