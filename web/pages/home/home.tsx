/**
 * Redirects the root to the list of hikes, and unknown paths to its not-found line. In production the server redirects;
 * this is for development.
 */
import { homePath, notFoundPath } from '../../../domain/wire/not-found.ts';
import { toHikes } from '../../ui/nav.messages.ts';
import type { Route } from './+types/home';

/** The catch-all route has a * parameter. */
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
