import { wake } from '../../lib/islands/wake.ts';
import { Collection } from './collection-app.tsx';

wake('collection', Collection);
