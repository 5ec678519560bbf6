/** The picture of a badge under an address that stays: proofs name it, and files named by their content come and go. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pictureOf, readGuide } from '../lib/guide.server.ts';
import { file, hikeOf } from './reply.ts';

export const loader = ({ params }: { params: { region?: string; slug?: string } }) => {
  const { src } = pictureOf(readGuide().pictures.badges, hikeOf(params).id);
  return file(readFileSync(join(resolve('build/public'), src), 'utf8'), 'image/svg+xml');
};
