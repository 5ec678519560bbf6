import { gpx, gpxType } from './formats/gpx.ts';
import { file, hikeOf } from './reply.ts';

export function loader({ params }: { params: { region?: string; slug?: string } }) {
  const trail = hikeOf(params);
  return file(gpx(`${trail.park}, ${trail.trail}`, trail.path, [trail]), gpxType);
}
