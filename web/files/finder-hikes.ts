/** The hikes of a large guide as its finder knows them. */

import { readGuide } from '../lib/guide.server.ts';
import { listedHikes } from '../lib/listed-hikes.server.ts';
import { file } from './reply.ts';

export const loader = () => file(JSON.stringify(listedHikes(readGuide())), 'application/json');
