/**
 * Whether the browser denies the position without a prompt: the permission was denied to this site, or to the browser.
 */
import { useEffect, useState } from 'react';

/** @param isAsked query only when it matters */
export function usePositionBlocked(isAsked: boolean): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let permission: PermissionStatus | undefined;
    const look = () => setBlocked(permission?.state === 'denied');
    // Some browsers lack the Permissions API, or geolocation in it: then the request itself shows it.
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (status) => {
        permission = status;
        status.addEventListener('change', look);
        look();
      },
      () => {},
    );
    return () => permission?.removeEventListener('change', look);
  }, [isAsked]);
  return isBlocked;
}
