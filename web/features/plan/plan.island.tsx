import { wake } from '../../lib/islands/wake.ts';
import { Plan } from './plan.tsx';

wake('plan', Plan);
