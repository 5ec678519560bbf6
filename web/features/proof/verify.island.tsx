import { wake } from '../../lib/islands/wake.ts';
import { Verify } from './verify.tsx';

wake('verify', Verify);
