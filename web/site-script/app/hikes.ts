/** The front page: the finder's island above rows of hikes. */
import '../base.ts';
import { initIslands } from '../islands.ts';
import { followLive } from '../live.ts';

initIslands();
followLive();
