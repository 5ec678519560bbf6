/** Privacy, terms, cookies: one page each, from its file in content/legal. */
import { resolve } from 'node:path';
import { loadPolicy, policyNames } from '../../../content/legal.ts';
import { site } from '../../../content/site.ts';
import { formatDate } from '../../../domain/units.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { providerName } from '../../lib/provider.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { ProseBlocks } from '../../ui/prose.tsx';
import type { Route } from './+types/legal';
import { legalDates as words } from './legal.messages.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  const name = policyNames.find((candidate) => candidate === pattern);
  if (!name) throw new Response('No such policy', { status: 404 });
  return {
    name,
    policy: loadPolicy(name, providerName, resolve('content')),
    card: getPicture(readGuide().pictures.cards, '/'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: `/${loaderData.name}`,
        title: loaderData.policy.title,
        description: loaderData.policy.summary,
        card: loaderData.card,
      })
    : [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { policy } = loaderData;
  const date = (day: string) => <time dateTime={day}>{formatDate(day)}</time>;
  return (
    <Article
      title={policy.title}
      lead={policy.summary}
      note={
        <>
          {words.effective} {date(site.policyDate)}; {words.changed} {date(policy.changed)}
        </>
      }
    >
      {policy.sections.map((section) => (
        <ArticleSection key={section.title} title={section.title}>
          <ProseBlocks blocks={section.blocks} />
        </ArticleSection>
      ))}
    </Article>
  );
}
