/** Your data: what is stored, a copy of it, and its end. */

import { Island } from '../../islands/island.tsx';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Article } from '../../ui/article.tsx';
import type { Route } from './+types/account';
import '../../styles/patches.css';
import { AccountData } from './account-data.tsx';

export const loader = () => ({ card: pictureOf(readGuide().pictures.cards, '/') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/account',
        title: 'Your data',
        description: 'Everything this site stores about you: see it, download it, delete it, or sign out everywhere.',
        card: loaderData.card,
      })
    : [];

export default function AccountPage() {
  return (
    <Article title="Your data" lead="Everything this site stores about you. Nobody else can see any of it.">
      <Island atOnce name="account" props={{}} render={AccountData} />
      <noscript>
        <p>Your data is brought here by JavaScript, which this browser does not run.</p>
      </noscript>
    </Article>
  );
}
