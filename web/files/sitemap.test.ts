import { expect, test, vi } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { absolute } from '../lib/head.ts';
import { loader } from './sitemap.ts';

vi.mock('../lib/guide.server.ts', async () => ({
  readGuide: () => ourContent,
}));

test('the sitemap dates each trail page by the last check of its facts, and no other page', async () => {
  const xml = await loader().text();
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, page, date]) => [
    page,
    date,
  ]);
  expect(dated).toEqual(ourContent.trails.map(({ path, checked }) => [absolute(path), checked]));
  expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(dated.length);
});
