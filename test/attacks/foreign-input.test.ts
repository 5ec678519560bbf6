/** Replies of strangers' servers that are made to keep ours busy: robots.txt and pages of the source watch. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeAsk } from '../../server/features/watch/ask.ts';
import { noValidators } from '../../server/http/fetch-text.ts';
import { longestTurnMs } from '../longest-turn.ts';

const mostMs = 200;
const pageSize = 2 * 1024 * 1024 - 1;

/** A server with these files. */
async function startHost(files: Record<string, string>): Promise<string> {
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

const longPath = `/${'a'.repeat(1000)}`;

it.each([
  ['20,000 agents', `${'User-agent: other\n'.repeat(20_000)}Disallow: /`],
  ['rules for 200 agents', 'User-agent: other\n'.repeat(200) + 'Disallow:/a\n'.repeat(30_000)],
  ['a pattern of 3 KB of *', `User-agent: *\nDisallow: ${'*'.repeat(3000)}`],
  ['a pattern of 450 KB', `User-agent: *\nDisallow: /${'*a'.repeat(225_000)}b`],
  ['patterns that match everywhere', `User-agent: *\n${`Disallow: *${'a'.repeat(990)}b\n`.repeat(450)}`],
  ['lines without an end', `User-agent: *\nDisallow:${' '.repeat(400_000)}`],
  ['nothing but line breaks', '\n'.repeat(500_000)],
  ['more than 500 KB', `User-agent: *\n${'#'.repeat(600_000)}`],
])('a robots.txt with %s does not keep the server busy', async (_, robots) => {
  const origin = await startHost({ '/robots.txt': robots, [longPath]: '<main>Open</main>' });
  expect(await longestTurnMs(() => makeAsk('x')(`${origin}${longPath}`, noValidators))).toBeLessThan(mostMs);
});

it('a robots.txt that would take long to evaluate allows nothing', async () => {
  const robots = 'User-agent: other\n'.repeat(20_000);
  const origin = await startHost({ '/robots.txt': robots, '/park': 'Open' });
  expect(await makeAsk('x')(`${origin}/park`, noValidators)).toMatchObject({ kind: 'forbidden' });
});

it.each(['<script ', '<main ', '<', '<!-- ', '</main', '<nav><main>', '<b>', '</p>', '<p>', '<b></b>', '&', '<a b=c '])(
  'a page of 2 MB of “%s” does not keep the server busy',
  async (piece) => {
    const origin = await startHost({ '/park': piece.repeat(pageSize / piece.length) });
    expect(await longestTurnMs(() => makeAsk('x')(`${origin}/park`, noValidators))).toBeLessThan(mostMs);
  },
);
