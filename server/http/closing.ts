/**
 * Stopping without an error for anybody. First readiness says so, and every answer tells its connection to close, while
 * proxies that look for it turn elsewhere; then no new connections; what was begun is answered. Visitors who keep a
 * connection open without asking for anything, or stop in the middle of a request, are not waited for.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Who is connected, which calls are being worked on, and whether the server is about to stop. */
export type Traffic = {
  stopping: boolean;
  watch(server: HttpServer): void;
  /** Files are answered at once: only calls need to be known. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Connections that nobody here works for: the rest of a request does not come. */
  waitingForVisitors(): Socket[];
  /** Whether somebody still reads what was answered. For Node such a connection is idle: it has been handed everything. */
  isBeingRead(): boolean;
};

const hasMoreToSend = (socket: Socket): boolean => socket.writableLength > 0;

export function makeTraffic(): Traffic {
  const connections = new Set<Socket>();
  const calls = new Set<IncomingMessage>();
  return {
    stopping: false,
    watch(server) {
      server.on('connection', (socket) => {
        connections.add(socket);
        socket.once('close', () => connections.delete(socket));
      });
    },
    note(request, response) {
      calls.add(request);
      response.once('close', () => calls.delete(request));
    },
    waitingForVisitors() {
      const working = new Set([...calls].filter(({ complete }) => complete).map(({ socket }) => socket));
      return [...connections].filter((socket) => !working.has(socket) && !hasMoreToSend(socket));
    },
    isBeingRead: () => [...connections].some(hasMoreToSend),
  };
}

const everyMs = 50;
/** For requests that were on their way when the port was closed. */
const lingerMs = 200;

type Options = {
  traffic: Traffic;
  drainSeconds: number;
  /** How long the other half of a request may take. */
  halfSentMs?: number;
  /** How long a weak signal may take over the rest of an answer: less than main.ts waits before it breaks off. */
  readMs?: number;
};

export const closingPlugin = fp<Options>(
  async (app, { traffic, drainSeconds, halfSentMs = 2000, readMs = 8000 }) => {
    app.addHook('preClose', async () => {
      traffic.stopping = true;
      if (!app.server.listening) return;
      await setTimeout(drainSeconds * 1000);
      const ended = stopListening(app);
      if (drainSeconds > 0) await setTimeout(lingerMs);
      const readUntil = performance.now() + readMs;
      const idle = setInterval(() => {
        if (!traffic.isBeingRead() || performance.now() > readUntil) app.server.closeIdleConnections();
      }, everyMs);
      const patience = globalThis.setTimeout(() => {
        for (const socket of traffic.waitingForVisitors()) socket.destroy();
      }, halfSentMs);
      await ended;
      clearInterval(idle);
      clearTimeout(patience);
    });
  },
  { name: 'closing' },
);

/** No more connections, but those that are there stay: an http server would close the quiet ones at once. */
const stopListening = (app: FastifyInstance): Promise<void> =>
  new Promise((resolve) => Server.prototype.close.call(app.server, () => resolve()));
