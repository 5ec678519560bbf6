import { readGuide } from '../lib/guide.server.ts';
import { allFeatures, geojsonType } from './formats/geojson.ts';
import { file } from './reply.ts';

export const loader = () => file(allFeatures(readGuide().listed), geojsonType);
