import { readGuide } from '../lib/guide.server.ts';
import { allTrailheads } from '../words/files.ts';
import { gpx, gpxType } from './formats/gpx.ts';
import { file } from './reply.ts';

export const loader = () => file(gpx(allTrailheads, '/hikes', readGuide().listed), gpxType);
