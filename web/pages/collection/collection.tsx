/** The badge collection. The page is the same for everybody; earned badges are loaded in the browser. */

import type { Picture } from '../../../domain/pictures/pictures.ts';
import { homePath } from '../../../domain/wire/not-found.ts';
import { collectionMessages, collectionPage } from '../../features/collection/collection.messages.ts';
import { getPicture, readGuide, readMaps } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article, ArticleSection } from '../../ui/article.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { toHikes } from '../../ui/nav.messages.ts';
import type { Route } from './+types/collection';
import { withoutCollection as words } from './collection.messages.ts';
import '../../styles/patches.css';
import type { CollectionGuide } from '../../features/badges/guide.ts';
import { getHikeName } from '../../features/badges/hike-name.ts';
import { Collection } from '../../features/collection/collection-app.tsx';

export function loader() {
  const guide = readGuide();
  const { pictures } = guide;
  const { collection: map, state } = readMaps();
  /** Only sights that a milestone counts, to keep the payload small. */
  const counted = new Set(guide.milestones.flatMap(({ rule }) => (rule.kind === 'sights' ? rule.sights : [])));
  const collection: CollectionGuide = {
    regions: guide.regions.map(({ slug, code, name, badge }) => ({
      code,
      name,
      shape: badge.shape,
      hikes: guide.listed
        .filter((trail) => trail.region === slug)
        .map((trail) => ({
          badge: trail.badge ?? '',
          park: trail.park,
          name: getHikeName(trail),
          path: trail.path,
          picture: getPicture(pictures.badges, trail.id).src,
          outline: getPicture(pictures.outlines, trail.id).src,
          scene: getScene(getPicture(pictures.heroes, trail.id)),
          sights: trail.sights.filter((sight) => counted.has(sight)),
          at: map.dots[trail.id] ?? [0, 0],
          place: { latitude: trail.trailhead.latitude, longitude: trail.trailhead.longitude },
        })),
    })),
    milestones: guide.milestones.map((milestone) => ({
      ...milestone,
      picture: getPicture(pictures.milestones, milestone.id).src,
    })),
    map: { outline: map.outline, width: map.width, height: map.height },
    drives: state.drives,
    placeholder: pictures.placeholderBadge.src,
    testBadge: pictures.testBadge.src,
    answers: { yes: pictures.answerYes.src, no: pictures.answerNo.src },
  };
  return { collection, card: getPicture(pictures.cards, '/') };
}

const getScene = ({ src, focus }: Picture) => ({ src, focus: focus.x });

export const handle: PageHandle = { section: 'collection', scripts: 'app', needsServer: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? head({
        path: '/badges/me',
        title: collectionMessages.title,
        description: collectionPage.description,
        card: loaderData.card,
      })
    : [];

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return (
    <Island
      name="collection"
      props={{ guide: loaderData.collection }}
      render={Collection}
      withoutScript={<WithoutScript />}
    />
  );
}

/** The sign-in redirect may end on this page. */
function WithoutScript() {
  return (
    <Article title={collectionMessages.title} lead={<span data-why="">{words.why}</span>}>
      <ArticleSection title={words.worksTitle}>
        <p>{words.works}</p>
        <p>
          <ButtonLink href={homePath}>{toHikes.link}</ButtonLink>
        </p>
      </ArticleSection>
      <ArticleSection title={words.needsTitle}>
        <p>{words.needs}</p>
        <p>{words.signedIn}</p>
      </ArticleSection>
    </Article>
  );
}
