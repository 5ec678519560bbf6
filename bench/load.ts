/** Many requests for one URL over plain sockets, and what they cost the server. */
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

const connections = 32;

export type Kind = { what: string; path: string; unchanged: boolean };
export type Answer = { status: number; headers: string[]; body: string };
export type Running = { name: string; port: number; pid: number; stop(): Promise<unknown> };

/** A browser's request headers. */
const headersOf = (etag: string) => ({
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-mode': 'navigate',
  ...(etag && { 'if-none-match': etag }),
});

/** A server's reply. For a 304 there are two requests: the first reply has the etag. */
export async function ask(port: number, kind: Kind): Promise<Answer> {
  const first = await askOnce(port, kind.path, '');
  return kind.unchanged ? askOnce(port, kind.path, tagOf(first)) : first;
}

function askOnce(port: number, path: string, etag: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, headers: headersOf(etag) }, async (reply) => {
      const headers = reply.rawHeaders.flatMap((name, i) =>
        i % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, reply.rawHeaders[i + 1] ?? ''] : [],
      );
      resolve({ status: reply.statusCode ?? 0, headers, body: (await buffer(reply)).toString('base64') });
    })
      .on('error', reject)
      .end();
  });
}

const tagOf = ({ headers }: Answer) => headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';

/** Sockets that only count bytes: a client that parses replies would cost more than the servers it measures. */
export async function load(server: Running, kind: Kind, seconds: number): Promise<{ rate: number; cost: number }> {
  const etag = kind.unchanged ? tagOf(await ask(server.port, kind)) : '';
  const lines = Object.entries({ host: `127.0.0.1:${server.port}`, ...headersOf(etag) });
  const request = `GET ${kind.path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  const replyBytes = await lengthOfReply(server.port, request, kind.unchanged ? 304 : 200);
  const before = processorTime(server.pid);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => repliesUntil(until, { port: server.port, request, replyBytes })),
  );
  const replies = counts.reduce((sum, count) => sum + count, 0);
  const took = (performance.now() - startedAt) / 1000;
  return { rate: replies / took, cost: (processorTime(server.pid) - before) / replies };
}

type Call = { port: number; request: string; replyBytes: number };

function repliesUntil(until: number, { port, request, replyBytes }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    let done = 0;
    let missing = replyBytes;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      done += 1;
      missing = replyBytes;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(done);
      }
    });
  });
}

/** The CPU time of a process so far in microseconds, on Linux. */
const processorTime = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;

/** The length of the first reply, which all replies to the same request share. */
function lengthOfReply(port: number, request: string, status: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let reply = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      const headEnds = reply.indexOf('\r\n\r\n') + 4;
      if (headEnds < 4) return;
      if (!reply.startsWith(`HTTP/1.1 ${status}`)) reject(new Error(`expected ${status}, got ${reply.slice(0, 40)}`));
      const length = headEnds + (status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(reply)?.[1]));
      if (reply.length < length) return;
      socket.destroy();
      resolve(length);
    });
  });
}
