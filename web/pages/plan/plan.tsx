/**
 * A day or two with several hikes. The page is the same for everybody; the plan is computed on the device from the URL.
 */
import { driveCredits } from '../../../content/credits.ts';
import { minutesWalked, toHike } from '../../../domain/finder/hike.ts';
import { isWarning } from '../../../domain/status/status.ts';
import { planMessages as words } from '../../features/plan/plan.messages.ts';
import { Plan } from '../../features/plan/plan.tsx';
import type { PlanHike } from '../../features/plan/plan-hike.ts';
import { getPicture, readGuide, readMaps } from '../../lib/guide.server.ts';
import { head } from '../../lib/head.ts';
import { Island } from '../../lib/islands/island.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { Article } from '../../ui/article.tsx';
import { MapCredits } from '../../ui/map-credits.tsx';
import type { Route } from './+types/plan';

export function loader() {
  const { listed, pictures } = readGuide();
  const hikes = listed.map((trail): PlanHike => {
    const { id, path, park, town, distance, duration, difficulty, closures, place, ...hike } = toHike(trail);
    return {
      id,
      path,
      park,
      trail: hike.trail,
      town,
      distance,
      duration,
      difficulty,
      place,
      ...(closures && { closures: closures.filter(({ kind }) => isWarning(kind)) }),
      walk: minutesWalked({ duration }),
      badgeSrc: getPicture(pictures.badges, id).src,
    };
  });
  return { hikes, map: readMaps().state, card: getPicture(pictures.cards, '/') };
}

export const handle: PageHandle = { section: 'hikes', scripts: 'app' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? head({ path: '/plan', title: words.title, description: words.description, card: loaderData.card }) : [];

export default function PlanPage({ loaderData: { hikes, map } }: Route.ComponentProps) {
  return (
    <Article title={words.title} lead={words.lead}>
      <Island
        name="plan"
        props={{ hikes, map }}
        render={Plan}
        withoutScript={<p data-why="">{words.withoutScript}</p>}
      />
      <p className="small dim">
        <MapCredits credits={driveCredits} />
      </p>
    </Article>
  );
}
