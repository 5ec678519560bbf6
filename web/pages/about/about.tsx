/** The story of the site, how badges are awarded, what comes next, and where to write. */
import { site } from '../../../content/site.ts';
import { countInWords } from '../../../domain/units.ts';
import { pictureOf, readGuide } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { OutboundLink } from '../../ui/links.tsx';
import { allowance, farthest, near } from '../../words/promises.ts';
import type { Route } from './+types/about';

export function loader() {
  const { listed, regions, pictures } = readGuide();
  return {
    count: listed.length,
    regions: regions.length,
    picture: pictureOf(pictures.regions, 'central'),
    card: pictureOf(pictures.cards, '/'),
  };
}

export const handle = inSection('about');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/about',
        title: 'About the site',
        description: 'Why this guide exists, how its badges are awarded, what is planned, and where to write to us.',
        card: loaderData.card,
      })
    : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { count, regions, picture } = loaderData;
  return (
    <Article
      title="About the site"
      picture={picture}
      lead={`A free guide to ${countInWords(count)} hikes in ${countInWords(regions)} regions of Minnesota, made to be read on a phone with one bar of signal.`}
    >
      <ArticleSection title="The story">
        <p>
          Minnesota has more good walks than anybody can keep in mind, and what is written about them lies in many
          places: park pages, trail clubs, old newspapers. {site.name} gathers what a family needs on a Friday night to
          choose a hike for Saturday: how far, how long, how steep, with whom, and where the car goes.
        </p>
        <p>
          We picked {countInWords(count)} hikes, from falls on the Pigeon River to quartzite cliffs near the South
          Dakota line. Each page says where its facts come from and when they were checked. Where we are not sure, it
          says that too.
        </p>
        <p>The pictures are drawn for this guide, one for each place. They are free to use with credit.</p>
      </ArticleSection>
      <ArticleSection title="How badges are awarded">
        <p>
          A badge is for having been there. At the trailhead, a signed-in hiker answers Yes, the device reads its
          position once, and our server measures how far the trailhead is. Within {near} the badge is yours.
        </p>
        <p>
          Phones misjudge where they are, so the error that the device itself reports is allowed for, up to {allowance}:
          nobody beyond {farthest} earns one. If you are too far away, you are told which trailhead is nearest and how
          far it is. A position that is too vague proves nothing either way; try again under open sky.
        </p>
        <p>
          Your badges are yours alone to see. <a href="/privacy">The privacy page</a> says what is kept, and for how
          long.
        </p>
      </ArticleSection>
      <ArticleSection title="What is planned">
        <p>
          More hikes, a few at a time, each checked before it is printed. If your favorite is missing, write to us. If
          something on a trail page is wrong, its form “Something wrong? Tell us” brings it here: a correction from
          somebody who stood there last week is worth more than any source.
        </p>
      </ArticleSection>
      <ArticleSection title="Our sister site">
        <p>
          <OutboundLink href={site.sisterSite.url}>{site.sisterSite.name}</OutboundLink> is {site.sisterSite.about}.
        </p>
      </ArticleSection>
      <ArticleSection title="Contact">
        <p>
          <a
            data-contact={site.contact.user}
            data-host={site.contact.host}
            hidden
            href="/about"
            suppressHydrationWarning
          >
            Write to us
          </a>
          <noscript>Our address is filled in by a script, to keep it from machines that collect addresses.</noscript>
        </p>
      </ArticleSection>
    </Article>
  );
}
