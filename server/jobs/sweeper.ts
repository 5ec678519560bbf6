/** The server itself erases what it has promised not to keep: old sessions, positions and reports. */
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/open.ts';
import { noteUpkeep, sweep } from '../store/upkeep.ts';

const everyMs = 60 * 60_000;

export const sweeperPlugin = fp<{ store: Store; clock: Clock }>(
  async (app, { store, clock }) => {
    const run = async () => {
      try {
        const erased = await sweep(store.db, clock());
        await store.leaveNoTrace();
        await noteUpkeep(store.db, 'sweep', clock());
        app.log.debug(erased, 'swept');
      } catch (error) {
        app.log.warn({ err: error }, 'could not sweep; it is tried again within the hour');
      }
    };
    const timer = setInterval(run, everyMs);
    timer.unref();
    app.addHook('onListen', run); // visitors need not wait for it
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'sweeper' },
);
