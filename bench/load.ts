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
const getHeaders = (etag: string) => ({
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
  return kind.unchanged ? askOnce(port, kind.path, toTag(first)) : first;
}

function askOnce(port: number, path: string, etag: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, headers: getHeaders(etag) }, async (response) => {
      const headers = response.rawHeaders.flatMap((name, i) =>
        i % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [name, response.rawHeaders[i + 1] ?? ''] : [],
      );
      resolve({ status: response.statusCode ?? 0, headers, body: (await buffer(response)).toString('base64') });
    })
      .on('error', reject)
      .end();
  });
}

const toTag = ({ headers }: Answer) => headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';

/** Sockets that only count bytes: a client that parses responses would cost more than the servers it measures. */
export async function load(server: Running, kind: Kind, seconds: number): Promise<{ rate: number; cost: number }> {
  const etag = kind.unchanged ? toTag(await ask(server.port, kind)) : '';
  const lines = Object.entries({ host: `127.0.0.1:${server.port}`, ...getHeaders(etag) });
  const request = `GET ${kind.path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  const responseBytes = await lengthOfResponse(server.port, request, kind.unchanged ? 304 : 200);
  const before = processorTime(server.pid);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      responsesUntil(until, { port: server.port, request, replyBytes: responseBytes }),
    ),
  );
  const responses = counts.reduce((sum, count) => sum + count, 0);
  const took = (performance.now() - startedAt) / 1000;
  return { rate: responses / took, cost: (processorTime(server.pid) - before) / responses };
}

type Call = { port: number; request: string; replyBytes: number };

function responsesUntil(until: number, { port, request, replyBytes: responseBytes }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    let done = 0;
    let missing = responseBytes;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      done += 1;
      missing = responseBytes;
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
function lengthOfResponse(port: number, request: string, status: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let response = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
      const headEnds = response.indexOf('\r\n\r\n') + 4;
      if (headEnds < 4) return;
      if (!response.startsWith(`HTTP/1.1 ${status}`))
        reject(new Error(`expected ${status}, got ${response.slice(0, 40)}`));
      const length = headEnds + (status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(response)?.[1]));
      if (response.length < length) return;
      socket.destroy();
      resolve(length);
    });
  });
}
