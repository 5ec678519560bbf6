/** Fetches the map when it is first opened; until then, and where it cannot be fetched, the list is enough. */
import { useEffect, useState } from 'react';
import styles from './finder.module.css';
import type { MapViewProps } from './map-view.tsx';

type MapView = typeof import('./map-view.tsx').MapView;

export function MapPanel(props: MapViewProps) {
  const [View, setView] = useState<MapView>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./map-view.tsx').then(
      ({ MapView }) => setView(() => MapView),
      () => setFailed(true),
    );
  }, []);
  if (View) return <View {...props} />;
  return (
    <p className={styles.waiting}>
      {failed ? 'The map could not be fetched. The list has it all.' : 'Unfolding the map …'}
    </p>
  );
}
