import { pictureOf, readGuide } from '../lib/guide.server.ts';
import { catalog } from './formats/catalog.ts';
import { file } from './reply.ts';

export function loader() {
  const { regions, listed, pictures } = readGuide();
  const json = catalog(regions, listed, (trail) => pictureOf(pictures.heroes, trail.id).src);
  return file(JSON.stringify(json), 'application/json');
}
