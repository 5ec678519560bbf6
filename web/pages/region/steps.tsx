/** The list of a large region in steps: what of it this page shows, and the ways to the rest. */
import { hikesInList, inSteps, stepPath } from '../../../domain/many-hikes.ts';
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { regionWords as words } from '../../lib/text/region.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { UpLink } from '../../ui/links.tsx';
import { HikeRows } from './hike-rows.tsx';
import styles from './steps.module.css';

/** The parks of all hikes of the region, in the order of the list. */
type Step = { parks: readonly string[]; step: number };
type InRegion = Step & { region: Region };

/** The first and the last of a step, counted from one. */
export const placesIn = (step: number, all: number): [number, number] => [
  (step - 1) * hikesInList + 1,
  Math.min(step * hikesInList, all),
];

export function StepLine({ parks, step }: Step) {
  if (parks.length <= hikesInList) return null;
  const [from, to] = placesIn(step, parks.length);
  return (
    <p className={styles.line}>
      {words.stepOf(from, to, parks.length)}
      {words.parks(parks[from - 1] ?? '', parks[to - 1] ?? '')}
    </p>
  );
}

export function StepLinks({ region, parks, step }: InRegion) {
  const steps = inSteps(parks);
  if (steps.length === 1) return null;
  return (
    <nav className={styles.steps} aria-label={words.steps}>
      <ol>
        {steps.map((shown, i) => (
          <li key={stepPath(region, i + 1)}>
            <a
              href={stepPath(region, i + 1)}
              aria-current={i + 1 === step ? 'page' : undefined}
              aria-label={`${words.step(i + 1)}: ${words.parks(shown[0] ?? '', shown.at(-1) ?? '')}`}
            >
              {i + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Further = InRegion & { rows: { trail: Trail; badge: Picture }[] };

export function FurtherHikes({ region, parks, rows, step }: Further) {
  return (
    <div className="wrap" data-region={region.code}>
      <p className={styles.up}>
        <UpLink href={region.path} kind="quiet">
          {region.name}
        </UpLink>
      </p>
      <h1>{region.name}</h1>
      <StepLine {...{ parks, step }} />
      <FirstScreenEnds />
      <section aria-label={words.hikes}>
        <HikeRows rows={rows} />
        <StepLinks {...{ region, parks, step }} />
      </section>
    </div>
  );
}
