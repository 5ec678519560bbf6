import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { Verify } from './verify.tsx';

hydrateIsland('verify', Verify);
