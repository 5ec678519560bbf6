/** The site begins at the list of hikes, and unknown addresses lead there. Our server redirects; this is for other hosts. */
import type { Route } from './+types/home';

export const meta: Route.MetaFunction = () => [
  { title: 'Hikes' },
  { httpEquiv: 'refresh', content: '0;url=/hikes' },
  { name: 'robots', content: 'noindex' },
];

export default function HomePage() {
  return (
    <p className="wrap">
      <a href="/hikes">To the hikes</a>
    </p>
  );
}
