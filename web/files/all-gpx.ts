import { readGuide } from '../lib/guide.server.ts';
import { gpx, gpxType } from './formats/gpx.ts';
import { file } from './reply.ts';
import { allTrailheads } from './words.ts';

export const loader = () => file(gpx(allTrailheads, '/hikes', readGuide().listed), gpxType);
