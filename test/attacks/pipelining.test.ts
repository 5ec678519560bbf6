/** Requests on one connection that do not wait for their responses: the server answers a few, and everybody else meanwhile. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homePath } from '../../domain/wire/not-found.ts';
import { mostUnanswered } from '../../server/http/pipelining.ts';
import { buildTestApp, type TestApp } from '../app.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await buildTestApp({ environment: { LOG_LEVEL: 'warn' } });
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const floodBytes = 344 * 1024;

const requestTo = (path: string) => `GET ${path} HTTP/1.1\r\nhost: trails\r\n\r\n`;

const connection = (): Socket => connect(Number(new URL(origin).port), '127.0.0.1');

const countResponses = (text: string) => text.split('HTTP/1.1 ').length - 1;

/** Everything that the server sends until it closes the connection. */
const everythingFrom = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => {}); // a reset: the server has closed the connection before it had read everything
    socket.on('close', () => resolve(text));
  });

it.each([
  ['a page', homePath],
  ['a file that is missing', '/assets/none.js'],
  ['a page that is missing', '/nowhere'],
  ['a call without a session', '/v1/account'],
  ['a call that is missing', '/v1/nowhere'],
  ['readiness', '/readyz'],
])(
  `of 344 KB of pipelined requests for %s at most ${mostUnanswered} are answered, and others meanwhile`,
  async (_, path) => {
    const request = requestTo(path);
    const socket = connection();
    const received = everythingFrom(socket);
    socket.write(request.repeat(floodBytes / request.length));
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const responses = countResponses(await received);
    expect(responses).toBeGreaterThan(0);
    expect(responses).toBeLessThanOrEqual(mostUnanswered);
  },
);

it('requests after the last one that is answered are not parsed', async () => {
  let parsed = 0;
  const count = () => {
    parsed += 1;
  };
  test.app.server.on('request', count);
  const request = requestTo('/nowhere');
  const socket = connection();
  const received = everythingFrom(socket);
  socket.write(request.repeat(floodBytes / request.length));
  await received;
  test.app.server.off('request', count);
  expect(parsed).toBe(mostUnanswered);
});

it('of pipelined calls with bodies no more are answered than of others', async () => {
  const body = JSON.stringify({ reportId: 'none' });
  const head = 'POST /v1/reports HTTP/1.1\r\nhost: trails\r\ncontent-type: application/json\r\n';
  const socket = connection();
  const received = everythingFrom(socket);
  socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`.repeat(4000));
  expect(countResponses(await received)).toBeLessThanOrEqual(mostUnanswered);
});

it('a client that pipelines a few requests at a time gets every response, and keeps its connection', async () => {
  const socket = connection();
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  const atOnce = mostUnanswered - 1;
  for (const round of [1, 2, 3]) {
    socket.write(requestTo('/healthz').repeat(atOnce));
    await expect.poll(() => countResponses(text)).toBe(round * atOnce);
  }
  expect(text).not.toContain('connection: close');
  socket.destroy();
});
