/** The account page: what is stored, a copy of it, and its deletion. */

import { storedMessages, accountPage as words } from '../../features/account/account.messages.ts';
import { exportAddress } from '../../lib/api.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article } from '../../ui/article.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import type { Route } from './+types/account';
import { withoutAccount } from './account.messages.ts';
import '../../styles/patches.css';
import styles from '../../features/account/account.module.css';
import { AccountData } from '../../features/account/account-data.tsx';

export const loader = () => ({ card: getPicture(readGuide().pictures.cards, '/') });

export const handle: PageHandle = { scripts: 'app', needsServer: true };

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
      <Island name="account" props={{}} render={AccountData} withoutScript={<WithoutScript />} />
    </Article>
  );
}

function WithoutScript() {
  return (
    <div className={styles.waiting}>
      <p data-why="">{withoutAccount.why}</p>
      <p>{withoutAccount.download}</p>
      <p>
        <ButtonLink href={exportAddress}>{storedMessages.download}</ButtonLink>
      </p>
    </div>
  );
}
