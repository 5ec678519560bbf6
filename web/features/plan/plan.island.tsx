import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { Plan } from './plan.tsx';

hydrateIsland('plan', Plan);
