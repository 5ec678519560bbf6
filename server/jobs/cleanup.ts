/** Deletes what is past its retention every hour: expired sessions, positions, reports, appeals. */
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import { deleteExpired, recordRun } from '../store/cleanup.ts';
import type { Store } from '../store/open.ts';

const everyMs = 60 * 60_000;

export const cleanupPlugin = fp<{ store: Store; clock: Clock }>(
  async (app, { store, clock }) => {
    const run = async () => {
      try {
        const erased = await deleteExpired(store.db, clock());
        await store.eraseDeletedRows();
        await recordRun(store.db, 'sweep', clock());
        app.log.debug(erased, 'cleaned up');
      } catch (error) {
        app.log.warn({ err: error }, 'cleanup failed; retrying within the hour');
      }
    };
    const timer = setInterval(run, everyMs);
    timer.unref();
    app.addHook('onListen', run); // does not delay startup
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'cleanup' },
);
