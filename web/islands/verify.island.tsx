import { Verify } from '../pages/verify/verify-app.tsx';
import { wake } from './wake.ts';

wake('verify', Verify);
