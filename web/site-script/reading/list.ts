import '../base.ts';
import { followLive } from '../live.ts';

followLive();
