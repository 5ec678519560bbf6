/** The list of a large region in steps: what of it this page shows, and the ways to the rest. */
import { hikesInList, inSteps, stepPath } from '../../../domain/many-hikes.ts';
import type { Picture } from '../../../domain/pictures.ts';
import type { Region } from '../../../domain/region.ts';
import type { Trail } from '../../../domain/trail.ts';
import { FirstScreenEnds } from '../../ui/first-screen-ends.tsx';
import { UpLink } from '../../ui/links.tsx';
import { regionWords as words } from '../../words/region.ts';
import { HikeRows } from './hike-rows.tsx';
import styles from './steps.module.css';

type Step = { trails: readonly Trail[]; step: number };
type InRegion = Step & { region: Region };

/** The first and the last of a step, counted from one. */
export const placesIn = (step: number, all: number): [number, number] => [
  (step - 1) * hikesInList + 1,
  Math.min(step * hikesInList, all),
];

export function StepLine({ trails, step }: Step) {
  if (trails.length <= hikesInList) return null;
  const [from, to] = placesIn(step, trails.length);
  return (
    <p className={styles.line}>
      {words.stepOf(from, to, trails.length)}
      {words.parks(trails[from - 1]?.park ?? '', trails[to - 1]?.park ?? '')}
    </p>
  );
}

export function StepLinks({ region, trails, step }: InRegion) {
  const steps = inSteps(trails);
  if (steps.length === 1) return null;
  return (
    <nav className={styles.steps} aria-label={words.steps}>
      <ol>
        {steps.map((hikes, i) => (
          <li key={stepPath(region, i + 1)}>
            <a
              href={stepPath(region, i + 1)}
              aria-current={i + 1 === step ? 'page' : undefined}
              aria-label={`${words.step(i + 1)}: ${words.parks(hikes[0]?.park ?? '', hikes.at(-1)?.park ?? '')}`}
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

export function FurtherHikes({ region, trails, rows, step }: Further) {
  return (
    <div className="wrap" data-region={region.code}>
      <p className={styles.up}>
        <UpLink href={region.path} kind="quiet">
          {region.name}
        </UpLink>
      </p>
      <h1>{region.name}</h1>
      <StepLine {...{ trails, step }} />
      <FirstScreenEnds />
      <section aria-label={words.hikes}>
        <HikeRows rows={rows} />
        <StepLinks {...{ region, trails, step }} />
      </section>
    </div>
  );
}
