/** Build files that the finder needs only sometimes, fetched on first use. */
import { useEffect, useState } from 'react';
import { fetchJson } from '../../../lib/fetch-json.ts';

/** null if fetching it failed. */
export type Fetched<T> = T | null | undefined;

export function useFetched<T>(address: string, wanted: boolean): Fetched<T> {
  const [data, setData] = useState<Fetched<T>>();
  useEffect(() => {
    if (!wanted || data !== undefined) return;
    fetchJson<T>(address).then(setData, () => setData(null));
  }, [address, wanted, data]);
  return data;
}
