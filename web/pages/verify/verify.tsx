/** Checks a badge that was saved as a proof. The page is the same for everybody; the check runs in the browser. */

import { proves, provesNot, verifyMessages as words } from '../../features/proof/verify.messages.ts';
import styles from '../../features/proof/verify.module.css';
import { Verify } from '../../features/proof/verify.tsx';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import type { Route } from './+types/verify';
import { withoutCheck } from './verify.messages.ts';

export function loader() {
  const { listed, pictures } = readGuide();
  const hikes = listed.map(({ id, path, park, trail }) => ({
    path,
    name: `${trail}, ${park}`,
    picture: getPicture(pictures.badges, id).src,
  }));
  return { hikes, card: getPicture(pictures.cards, '/') };
}

export const handle: PageHandle = { section: 'badges', scripts: 'app', needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({ path: '/verify', title: words.title, description: words.description, card: loaderData.card })
    : [];

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Article title={words.title} lead={words.lead}>
      <Island
        name="verify"
        props={{ hikes: loaderData.hikes }}
        render={Verify}
        withoutScript={
          <p className={styles.withoutScript} data-why="">
            {withoutCheck}
          </p>
        }
      />
      <Limits title={words.proves} lines={proves} />
      <Limits title={words.provesNot} lines={provesNot} />
    </Article>
  );
}

function Limits({ title, lines }: { title: string; lines: string[] }) {
  return (
    <ArticleSection title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ArticleSection>
  );
}
