import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { Collection } from './collection-app.tsx';

hydrateIsland('collection', Collection);
