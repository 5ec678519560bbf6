/** The story of the site, how badges are awarded, what comes next, and where to write. */

import type { Site } from '../../../domain/site.ts';
import { helpWithLines } from '../../features/route/route.messages.ts';
import { contact } from '../../lib/contact.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { absolute, head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { hasServer } from '../../lib/server.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import type { Route } from './+types/about';
import { words } from './about.messages.ts';

export function loader() {
  const { site, listed, regions, pictures } = readGuide();
  return {
    count: listed.length,
    regions: regions.length,
    picture: pictureOf(pictures.regions, site.pictures.about),
    card: pictureOf(pictures.cards, '/'),
    sisterSite: linkedSister(site, absolute('/')),
  };
}

export const handle: PageHandle = { section: 'about' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ path: '/about', title: words.title, description: words.description, card: loaderData.card }) : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { count, regions, picture, sisterSite } = loaderData;
  return (
    <Article title={words.title} picture={picture} lead={words.lead(count, regions)}>
      <ArticleSection title={words.storyTitle}>
        {words.story(count).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleSection>
      {hasServer && <Badges />}
      <ArticleSection title={words.plansTitle}>
        <p>
          {words.plans} {hasServer ? words.reportIt : words.writeToUs} {words.corrections}
        </p>
      </ArticleSection>
      <ArticleSection title={helpWithLines.title} anchor={helpWithLines.anchor}>
        {helpWithLines.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleSection>
      {sisterSite && (
        <ArticleSection title={words.sisterTitle}>
          <p>
            <OutboundLink href={sisterSite.url}>{sisterSite.name}</OutboundLink> {words.sister(sisterSite.about)}
          </p>
        </ArticleSection>
      )}
      <ArticleSection title={words.contactTitle}>
        <p>
          <a data-contact={contact.user} data-host={contact.host} hidden href="/about" suppressHydrationWarning>
            {words.contact}
          </a>
          <span data-without-script="">{words.contactWithoutScript}</span>
        </p>
      </ArticleSection>
    </Article>
  );
}

const Badges = () => (
  <ArticleSection title={words.badgesTitle}>
    {words.badges.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p>
      {words.yours} <a href="/privacy">{words.privacy}</a> {words.saysWhatIsKept}
    </p>
  </ArticleSection>
);

const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');

/** The placeholder of the example configuration is not linked from a site that has its own address. */
export const linkedSister = ({ sisterSite }: Pick<Site, 'sisterSite'>, origin: string): Site['sisterSite'] =>
  sisterSite && isPlaceholder(sisterSite.url) && !isPlaceholder(origin) ? undefined : sisterSite;
