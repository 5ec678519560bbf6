/** Something of the desk that is fetched: what is shown stays until the new answer, and only the latest request counts. */
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal } from '../../lib/api.ts';

/** Without a value it is loading, or it failed. */
export type Loaded<T> = { value?: T; failed?: boolean; reload: () => Promise<void> };

/** Called where the server no longer lets this person in: the page then asks again who is here. */
export const RecheckContext = createContext<() => void>(() => {});

export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const recheck = use(RecheckContext);
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({});
  const latest = useRef<Promise<T>>(undefined);
  const reload = useCallback(async () => {
    const asked = load();
    latest.current = asked;
    try {
      const value = await asked;
      if (latest.current === asked) setState({ value });
    } catch (error) {
      if (latest.current === asked) setState(({ value }) => ({ value, failed: true }));
      if (error instanceof Refusal && [401, 403, 404].includes(error.status)) recheck();
    }
  }, [load, recheck]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { ...state, reload };
}

/** Again when the page is shown: a phone comes out of the pocket hours later. */
export function useReloadWhenShown(...loaded: Pick<Loaded<unknown>, 'reload'>[]): void {
  const look = useEffectEvent(() => {
    if (!document.hidden) for (const { reload } of loaded) reload();
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
