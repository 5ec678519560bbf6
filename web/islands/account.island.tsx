import { AccountData } from '../pages/account/account-data.tsx';
import { wake } from './wake.ts';

wake('account', AccountData);
