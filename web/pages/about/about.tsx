/** The story of the site, how badges are awarded, what comes next, and where to write. */

import type { Site } from '../../../domain/site.ts';
import { helpWithLines } from '../../features/route/route.messages.ts';
import { contact } from '../../lib/contact.ts';
import { getPicture, readGuide } from '../../lib/guide.server.ts';
import { absolute, head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { hasServer } from '../../lib/server.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import type { Route } from './+types/about';
import { messages } from './about.messages.ts';

export function loader() {
  const { site, listed, regions, pictures } = readGuide();
  return {
    count: listed.length,
    regions: regions.length,
    picture: getPicture(pictures.regions, site.pictures.about),
    card: getPicture(pictures.cards, '/'),
    sisterSite: linkedSister(site, absolute('/')),
  };
}

export const handle: PageHandle = { section: 'about' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({ path: '/about', title: messages.title, description: messages.description, card: loaderData.card })
    : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { count, regions, picture, sisterSite } = loaderData;
  return (
    <Article title={messages.title} picture={picture} lead={messages.lead(count, regions)}>
      <ArticleSection title={messages.storyTitle}>
        {messages.story(count).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleSection>
      {hasServer && <Badges />}
      <ArticleSection title={messages.plansTitle}>
        <p>
          {messages.plans} {hasServer ? messages.reportIt : messages.writeToUs} {messages.corrections}
        </p>
      </ArticleSection>
      <ArticleSection title={helpWithLines.title} anchor={helpWithLines.anchor}>
        {helpWithLines.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleSection>
      {sisterSite && (
        <ArticleSection title={messages.sisterTitle}>
          <p>
            <OutboundLink href={sisterSite.url}>{sisterSite.name}</OutboundLink> {messages.sister(sisterSite.about)}
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={messages.contactTitle}>
        <p>
          <a data-contact={contact.user} data-host={contact.host} hidden href="/about" suppressHydrationWarning>
            {messages.contact}
          </a>
          <span data-without-script="">{messages.contactWithoutScript}</span>
        </p>
      </ArticleSection>
    </Article>
  );
}

const Badges = () => (
  <ArticleSection title={messages.badgesTitle}>
    {messages.badges.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p>
      {messages.yours} <a href="/privacy">{messages.privacy}</a> {messages.saysWhatIsKept}
    </p>
  </ArticleSection>
);

const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');

/** The placeholder of the example configuration is not linked from a site that has its own address. */
export const linkedSister = ({ sisterSite }: Pick<Site, 'sisterSite'>, origin: string): Site['sisterSite'] =>
  sisterSite && isPlaceholder(sisterSite.url) && !isPlaceholder(origin) ? undefined : sisterSite;
