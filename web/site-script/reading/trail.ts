import '../base.ts';
import { initTrailPage } from '../../pages/trail/trail.script.ts';
import { followLive } from '../live.ts';

initTrailPage();
followLive();
