import { Collection } from '../pages/collection/collection-app.tsx';
import { wake } from './wake.ts';

wake('collection', Collection);
