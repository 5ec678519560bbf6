/** The demo sign-in accepts any name: only a visitor on this machine may reach it. */
import { createServer, type RequestListener, request as send } from 'node:http';
import { expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { signIn, startUrl } from '../sign-in.ts';
import { signInServers } from '../sign-in-servers.ts';

const { closing, withDemo } = signInServers();

/** Forwards like a local program would: HTTP/1.1, the server's own Host, no header that reveals a proxy. */
async function hidingProxy(server: string): Promise<string> {
  const { hostname, port, host } = new URL(server);
  const forward: RequestListener = (request, response) => {
    const { method, url: path } = request;
    const { origin: _, referer: __, ...headers } = request.headers;
    const asked = send({ hostname, port, method, path, headers: { ...headers, host } }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    request.pipe(asked);
  };
  const proxy = createServer(forward);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

it('a stranger behind a proxy without forwarding headers cannot sign in to the demonstration', async () => {
  const { origin, account } = await withDemo();
  const front = await hidingProxy(origin);
  /** Connects to the proxy alone, whatever URL the server redirects to. */
  const stranger = openBrowser(({ pathname, search }) => new URL(`${pathname}${search}`, front));
  await signIn(stranger, startUrl(origin), 'Ada Lake');
  expect(await account(stranger)).toMatchObject({ code: 401 });

  const visitor = openBrowser();
  await signIn(visitor, startUrl(origin), 'Ada Lake');
  expect(await account(visitor)).toMatchObject({ name: 'Ada Lake' });
});

it('a foreign host name that resolves to this machine does not reach the demo sign-in', async () => {
  const { origin } = await withDemo();
  const { url } = await openBrowser().go(startUrl(origin));
  const rebound = new Promise<number | undefined>((resolve, reject) => {
    const asked = send(url, { headers: { host: `evil.example:${url.port}` } }, ({ statusCode }) => resolve(statusCode));
    asked.on('error', reject).end();
  });
  expect(await rebound).toBe(404);
});
