/** One region: its description, the map of its hikes, and each hike with badge and address. */
import { mapCredits } from '../../../content/credits.ts';
import { toHike } from '../../../domain/finder/hike.ts';
import { RowTemplates } from '../../layout/row-templates.tsx';
import { getPicture, readGuide, readMap } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { HikeRow } from '../../ui/hike-row.tsx';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import { UpLink } from '../../ui/links.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import plate from '../../ui/plate.module.css';
import '../../styles/maps/common.css';
import '../../styles/maps/state.css';
import '../../styles/maps/region.css';
import { regionMessages } from '../../lib/text/region.ts';
import type { Route } from './+types/region';
import styles from './region.module.css';
import { getTally, RegionHead } from './region-head.tsx';

export function loader({ pattern }: Route.LoaderArgs) {
  const guide = readGuide();
  const region = guide.regions.find(({ path }) => path === `/${pattern}`);
  if (!region) throw new Response('No such region', { status: 404 });
  const trails = guide.listed.filter((trail) => trail.region === region.slug);
  return {
    region,
    picture: getPicture(guide.pictures.regions, region.slug),
    mini: readMap(`mini/${region.slug}`),
    map: readMap(`regions/${region.slug}`),
    card: getPicture(guide.pictures.cards, region.path),
    tally: getTally(trails),
    rows: trails.map((trail) => ({
      hike: toHike(trail),
      address: trail.address.text,
      badgeSrc: getPicture(guide.pictures.badges, trail.id).src,
    })),
  };
}

export const handle: PageHandle = { section: 'hikes', scripts: 'list' };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { region, tally, card } = loaderData;
  return head({
    path: region.path,
    title: regionMessages.title(region.name, tally.hikes),
    description: regionMessages.description(tally.hikes, region.tagline),
    card,
  });
};

export default function RegionPage({ loaderData }: Route.ComponentProps) {
  const { region, picture, mini, map, tally, rows } = loaderData;
  return (
    <div data-region={region.code}>
      <RegionHead region={region} picture={picture} map={mini} tally={tally} />
      <FirstScreenEnds />
      <RowTemplates />
      <div className={`wrap ${styles.both}`}>
        <section className={styles.map} aria-label={regionMessages.map}>
          <figure className={plate.plate}>
            <InlineSvg svg={map} />
            <figcaption>
              <MapCredits credits={mapCredits} />
            </figcaption>
          </figure>
        </section>
        <section aria-label={regionMessages.hikes}>
          <ul className={styles.rows}>
            {rows.map(({ hike, address, badgeSrc }) => (
              <li key={hike.id} data-badge={hike.badge ?? undefined}>
                <HikeRow hike={hike} badgeSrc={badgeSrc} closures={hike.closures ?? []}>
                  <address>{address}</address>
                </HikeRow>
              </li>
            ))}
          </ul>
          <p className={styles.back}>
            <UpLink href="/">{regionMessages.back}</UpLink>
          </p>
        </section>
      </div>
    </div>
  );
}
