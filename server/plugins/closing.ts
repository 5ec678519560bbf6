/** Closing waits for what was begun, not for visitors who keep their connection open without asking for anything. */
import fp from 'fastify-plugin';

const everyMs = 50;

export const closingPlugin = fp(
  async (app) => {
    app.addHook('preClose', async () => {
      const timer = setInterval(() => app.server.closeIdleConnections(), everyMs);
      app.server.once('close', () => clearInterval(timer));
      timer.unref();
    });
  },
  { name: 'closing' },
);
