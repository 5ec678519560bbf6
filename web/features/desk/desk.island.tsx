import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { Desk } from './desk.tsx';

hydrateIsland('desk', Desk);
