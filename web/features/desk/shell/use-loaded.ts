import { createContext, use, useCallback, useEffect, useEffectEvent } from 'react';
import { Rejection } from '../../../lib/api.ts';
import { type Loaded, useRequest } from '../../../lib/use-request.ts';

/** Called when the server no longer grants access: the page then checks again who is signed in. */
export const RecheckContext = createContext<() => void>(() => {});

/** Fetched data of the desk. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const recheck = use(RecheckContext);
  const onError = useCallback(
    (error: unknown) => {
      if (error instanceof Rejection && [401, 403, 404].includes(error.status)) recheck();
    },
    [recheck],
  );
  return useRequest(load, onError);
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
