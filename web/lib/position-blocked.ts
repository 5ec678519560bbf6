/** Whether the browser refuses the position without asking: the permission was denied to this site, or to the browser. */
import { useEffect, useState } from 'react';

/** @param isAsked the moment it matters; before that nobody is bothered */
export function usePositionBlocked(isAsked: boolean): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let permission: PermissionStatus | undefined;
    const look = () => setBlocked(permission?.state === 'denied');
    // Missing in some browsers, and not for geolocation in others: then the try itself tells.
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
