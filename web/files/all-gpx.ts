import { site } from '../../content/site.ts';
import { readGuide } from '../lib/guide.server.ts';
import { gpx, gpxType } from './formats/gpx.ts';
import { file } from './reply.ts';

export const loader = () => file(gpx(`${site.name}: all trailheads`, '/hikes', readGuide().listed), gpxType);
