/** Fetches the map when it is first opened; until then, and where it cannot be fetched, the list is enough. */
import { type ComponentProps, useEffect, useState } from 'react';
import type { Land, Maps } from '../../../domain/maps.ts';
import { fetchData } from './fetch-data.ts';
import styles from './finder.module.css';

type MapView = typeof import('./map-view.tsx').MapView;
type Props = Omit<ComponentProps<MapView>, 'land' | 'cone'> & { map: Maps['state'] };

export function MapPanel({ map, ...props }: Props) {
  const [fetched, setFetched] = useState<{ View: MapView; land: Land }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('./map-view.tsx'), fetchData<Land>(map.land)]).then(
      ([{ MapView }, land]) => setFetched({ View: MapView, land }),
      () => setFailed(true),
    );
  }, [map.land]);
  if (fetched) return <fetched.View {...props} land={fetched.land} cone={map.cone} />;
  return (
    <p className={styles.waiting}>
      {failed ? 'The map could not be fetched. The list has it all.' : 'Unfolding the map …'}
    </p>
  );
}
