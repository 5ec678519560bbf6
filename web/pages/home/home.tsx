/**
 * The site begins at the list of hikes, and unknown addresses lead there, to the line that says so. Our server redirects;
 * this is for developing.
 */
import { homePath, notFoundPath } from '../../../domain/wire/not-found.ts';
import { toHikes } from '../../ui/nav-words.ts';
import type { Route } from './+types/home';

/** The route of unknown addresses takes in whatever they are. */
const target = (params: object) => ('*' in params ? notFoundPath : homePath);

export const meta: Route.MetaFunction = ({ params }) => [
  { title: toHikes.crumb },
  { httpEquiv: 'refresh', content: `0;url=${target(params)}` },
  { name: 'robots', content: 'noindex' },
];

export default function HomePage({ params }: Route.ComponentProps) {
  return (
    <p className="wrap">
      <a href={target(params)}>{toHikes.link}</a>
    </p>
  );
}
