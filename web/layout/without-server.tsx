/** Replaces pages that need our server where there is none. */
import { Article } from '../ui/article.tsx';
import { withoutServerWords as words } from './without-server-words.ts';

export const WithoutServer = () => (
  <Article title={words.title} lead={words.lead} note={<a href="/badge-catalog">{words.badges}</a>} />
);
