import { hydrateIsland } from '../../lib/islands/hydrate.ts';
import { AccountData } from './account-data.tsx';

hydrateIsland('account', AccountData);
