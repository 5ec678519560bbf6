/** Your data: what is stored, a copy of it, and its end. */

import { accountPage as words } from '../../features/account/words.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import { Article } from '../../ui/article.tsx';
import type { Route } from './+types/account';
import '../../styles/patches.css';
import { AccountData } from '../../features/account/account-data.tsx';

export const loader = () => ({ card: pictureOf(readGuide().pictures.cards, '/') });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/account',
        title: words.title,
        description: words.description,
        card: loaderData.card,
      })
    : [];

export default function AccountPage() {
  return (
    <Article title={words.title} lead={words.lead}>
      <Island name="account" props={{}} render={AccountData} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </Article>
  );
}
