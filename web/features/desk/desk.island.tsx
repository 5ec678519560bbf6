import { wake } from '../../lib/islands/wake.ts';
import { Desk } from './desk.tsx';

wake('desk', Desk);
