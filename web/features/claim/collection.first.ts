import { openBeforeHydration } from './start-claim.ts';

openBeforeHydration();
