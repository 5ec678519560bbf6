import { geojsonType, oneHike } from './formats/geojson.ts';
import { file, hikeOf } from './reply.ts';

export const loader = ({ params }: { params: { region?: string; slug?: string } }) =>
  file(oneHike(hikeOf(params)), geojsonType);
