import { readGuide } from '../lib/guide.server.ts';
import { feed } from './formats/feed.ts';
import { file } from './reply.ts';

export const loader = () => file(feed(readGuide().trails), 'application/atom+xml');
