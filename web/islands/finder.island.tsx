import { Finder } from './finder/finder.tsx';
import { wake } from './wake.ts';

wake('finder', Finder);
