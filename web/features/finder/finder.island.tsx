import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { Finder } from './finder.tsx';

hydrateIsland('finder', Finder);
