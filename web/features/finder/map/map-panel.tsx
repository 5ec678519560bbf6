/** Fetches the map when it is first opened; until then, or if that fails, the list is the fallback. */
import { type ComponentProps, memo, startTransition, useEffect, useState } from 'react';
import { preinit } from 'react-dom';
import type { MapLayers } from '../../../../domain/map/layers.ts';
import type { Maps } from '../../../../domain/map/maps.ts';
import { fetchJson } from '../../../lib/fetch-json.ts';
import styles from '../finder.module.css';
import { mapMessages } from './map.messages.ts';
import sheet from './map-view.css?url';

type MapView = typeof import('./map-view.tsx').MapView;
type Props = Omit<ComponentProps<MapView>, 'layers'> & { map: Maps['state'] };

export const MapPanel = memo(function MapPanel({ map, ...props }: Props) {
  const [fetched, setFetched] = useState<{ View: MapView; layers: MapLayers }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    preinit(sheet, { as: 'style', precedence: 'default' });
    Promise.all([import('./map-view.tsx'), fetchJson<MapLayers>(map.layers)]).then(
      ([{ MapView }, layers]) => startTransition(() => setFetched({ View: MapView, layers })),
      () => setFailed(true),
    );
  }, [map.layers]);
  if (fetched) return <fetched.View {...props} layers={fetched.layers} />;
  return (
    <p className={styles.waiting} style={failed ? undefined : { aspectRatio: `${map.width} / ${map.height}` }}>
      {failed ? mapMessages.failed : mapMessages.waiting}
    </p>
  );
});
