/** Build files that the finder needs only sometimes, fetched on first use. */
import { useEffect, useState } from 'react';

export async function fetchData<T>(address: string): Promise<T> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.json();
}

/** null if fetching it failed. */
export type Fetched<T> = T | null | undefined;

export function useFetched<T>(address: string, wanted: boolean): Fetched<T> {
  const [data, setData] = useState<Fetched<T>>();
  useEffect(() => {
    if (!wanted || data !== undefined) return;
    fetchData<T>(address).then(setData, () => setData(null));
  }, [address, wanted, data]);
  return data;
}
