import { geojsonType, oneFeature } from './formats/geojson.ts';
import { file, hikeOf } from './reply.ts';

export const loader = ({ params }: { params: { region?: string; slug?: string } }) =>
  file(oneFeature(hikeOf(params)), geojsonType);
