/**
 * Graceful shutdown. First readiness fails and every response sends `Connection: close`, while proxies switch to another
 * server; then new connections are refused and requests in flight are answered. Idle connections and unfinished requests
 * are not waited for.
 */
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Open connections, calls in flight, and whether shutdown has started. */
export type Traffic = {
  stopping: boolean;
  watch(server: HttpServer): void;
  /** Files are answered synchronously, so only calls are tracked. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Connections without a call in flight, whose request is incomplete. */
  waitingForVisitors(): Socket[];
  /** Whether a client still reads a response. Node counts such a connection as idle, because everything was written. */
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
/** For requests that were in transit when the port was closed. */
const lingerMs = 200;

type Options = {
  traffic: Traffic;
  drainSeconds: number;
  /** Grace period for incomplete requests. */
  halfSentMs?: number;
  /** Grace period for slow clients to read a response: less than main.ts waits before it exits. */
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

/** Stops accepting connections but keeps existing ones: http.Server.close() would close idle ones at once. */
const stopListening = (app: FastifyInstance): Promise<void> =>
  new Promise((resolve) => Server.prototype.close.call(app.server, () => resolve()));
