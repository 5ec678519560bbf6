/**
 * One region: what it is like, where its hikes lie, and each of them with badge and address. Where they are more than one list holds, the
 * list goes on, on pages of its own.
 */
import { mapCredits } from '../../../content/credits.ts';
import { inSteps, stepPath } from '../../../domain/many-hikes.ts';
import { pictureOf, readGuide, readMap } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { inSection } from '../../lib/section.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { UpLink } from '../../ui/links.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import { toHikes } from '../../ui/nav-words.ts';
import plate from '../../ui/plate.module.css';
import '../../styles/maps/common.css';
import '../../styles/maps/state.css';
import '../../styles/maps/region.css';
import { regionWords } from '../../lib/text/region.ts';
import type { Route } from './+types/region';
import { HikeRows } from './hike-rows.tsx';
import styles from './region.module.css';
import { RegionHead, tallyOf } from './region-head.tsx';
import { FurtherHikes, placesIn, StepLine, StepLinks } from './steps.tsx';

export function loader({ pattern, params }: Route.LoaderArgs) {
  const guide = readGuide();
  const region = guide.regions.find(({ path }) => path === `/${pattern.replace('/:step', '')}`);
  const trails = guide.listed.filter((trail) => trail.region === region?.slug);
  const steps = inSteps(trails);
  const number = Number(params.step ?? 1);
  const shown = steps[number - 1];
  if (!region || !shown) throw new Response('No such region', { status: 404 });
  return {
    region,
    picture: pictureOf(guide.pictures.regions, region.slug),
    mini: readMap(`mini/${region.slug}`),
    map: readMap(`regions/${region.slug}`),
    card: pictureOf(guide.pictures.cards, region.path),
    tally: tallyOf(trails),
    /** Of every hike, in the order of the list. */
    parks: trails.map(({ park }) => park),
    rows: shown.map((trail) => ({ trail, badge: pictureOf(guide.pictures.badges, trail.id) })),
    step: number,
  };
}

export const handle = inSection('hikes');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { region, tally, step, card } = loaderData;
  const [from, to] = placesIn(step, tally.hikes);
  return head({
    path: stepPath(region, step),
    title: step === 1 ? regionWords.title(region.name, tally.hikes) : regionWords.stepTitle(region.name, from, to),
    description: regionWords.description(tally.hikes, region.tagline),
    card,
    trail: [
      { name: toHikes.crumb, path: '/hikes' },
      { name: region.name, path: region.path },
    ],
  });
};

export default function RegionPage({ loaderData }: Route.ComponentProps) {
  const { region, picture, mini, map, tally, parks, rows, step } = loaderData;
  if (step > 1) return <FurtherHikes {...{ region, parks, rows, step }} />;
  return (
    <div data-region={region.code}>
      <RegionHead region={region} picture={picture} map={mini} tally={tally} />
      <FirstScreenEnds />
      <section className={`wrap ${styles.map}`} aria-label={regionWords.map}>
        <figure className={plate.plate}>
          <InlineSvg svg={map} />
          <figcaption>
            <MapCredits credits={mapCredits} />
          </figcaption>
        </figure>
      </section>
      <section className="wrap" aria-label={regionWords.hikes}>
        <StepLine {...{ parks, step }} />
        <HikeRows rows={rows} />
        <StepLinks {...{ region, parks, step }} />
        <p className={styles.back}>
          <UpLink href="/">{regionWords.back}</UpLink>
        </p>
      </section>
    </div>
  );
}
