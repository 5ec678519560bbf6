/** Fetched data of the desk: the old value stays until the new response, and only the latest request counts. */
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal } from '../../lib/api.ts';

/** No value: loading, or failed. */
export type Loaded<T> = { value?: T; failed?: boolean; reload: () => Promise<void> };

/** Called when the server no longer grants access: the page then checks again who is signed in. */
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

/** Reloads when the page becomes visible: a phone may have been in a pocket for hours. */
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
