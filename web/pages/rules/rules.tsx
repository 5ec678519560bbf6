/** The complete badge rule, why a claim may be refused, and how appeals are decided. */
import { resolve } from 'node:path';
import { loadBadgeRules } from '../../../content/badge-rules.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { ProseBlocks } from '../../ui/prose.tsx';
import type { Route } from './+types/rules';

export const loader = () => ({
  rules: loadBadgeRules(readGuide(), resolve('content')),
  card: getPicture(readGuide().pictures.cards, '/'),
});

export const handle: PageHandle = { section: 'badges', needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badges/rules',
        title: loaderData.rules.title,
        description: loaderData.rules.summary,
        card: loaderData.card,
      })
    : [];

export default function RulesPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, sections } = loaderData.rules;
  return (
    <Article title={title} lead={summary}>
      {sections.map((section) => (
        <ArticleSection key={section.title} title={section.title} anchor={section.anchor}>
          <ProseBlocks blocks={section.blocks} />
        </ArticleSection>
      ))}
    </Article>
  );
}
