/** Your data: what is stored, a copy of it, and its end. */

import { Island } from '../../islands/island.tsx';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Article } from '../../ui/article.tsx';
import { accountPage as words } from '../../words/account.ts';
import type { Route } from './+types/account';
import '../../styles/patches.css';
import { AccountData } from './account-data.tsx';

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
