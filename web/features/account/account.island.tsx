import { wake } from '../../lib/islands/wake.ts';
import { AccountData } from './account-data.tsx';

wake('account', AccountData);
