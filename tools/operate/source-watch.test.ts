import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { desk } from './desk.ts';

const environment = { CONTACT: 'ranger@trails.example' };

async function startAgency(): Promise<string> {
  const files: Record<string, string> = {
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/park': '<nav>Menu</nav><main>Open <b>daily</b></main>',
  };
  const server = createServer(({ url = '' }, response) => {
    const body = files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('an operator sees what the source watch reads of a page', async () => {
  const url = `${await startAgency()}/park`;
  const text = await desk(['watch', url], environment);
  expect(text).toMatch(/can be read\. User-Agent: NorthStarTrails\/.*; ranger@trails\.example\)/);
  expect(text).toContain('Its main text has 10 characters, and starts:\nOpen daily');
});

it.each([
  ['/private/park', /cannot be read: robots\.txt forbids it/],
  ['/gone', /cannot be read: status 404/],
])('an operator sees why the source watch cannot read %s', async (path, why) => {
  await expect(desk(['watch', (await startAgency()) + path], environment)).rejects.toThrow(why);
});

it('without a network the source watch names the reason', async () => {
  await expect(desk(['watch', 'http://127.0.0.1:9/park'], environment)).rejects.toThrow(/robots\.txt: .+/);
});

it('without a URL or a contact the command says what it expects', async () => {
  await expect(desk(['watch'], environment)).rejects.toThrow('Expected a URL');
  await expect(desk(['watch', 'https://park.example'], {})).rejects.toThrow('CONTACT: required with WATCH=on');
});
