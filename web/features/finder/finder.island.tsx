import { wake } from '../../lib/islands/wake.ts';
import { Finder } from './finder.tsx';

wake('finder', Finder);
