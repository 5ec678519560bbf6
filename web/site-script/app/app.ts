/** A page with an island. */
import '../base.ts';
import { initIslands } from '../islands.ts';

initIslands();
