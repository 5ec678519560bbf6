import '../base.ts';
import { initNow } from '../../pages/now/now.script.ts';
import { followLive } from '../live.ts';

const page = document.querySelector<HTMLElement>('[data-today]');
if (page) initNow(page);
followLive();
