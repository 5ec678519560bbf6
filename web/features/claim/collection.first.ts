import { askEarly } from './start-claim.ts';

askEarly();
