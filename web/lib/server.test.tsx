/** Built with SERVER=none, pages offer nothing that needs a server. */
import { afterEach, expect, test, vi } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { toMarkup } from '../../test/markup.tsx';

const trail = ourContent.trails.find(({ slug }) => slug === 'split-rock');
const badge = { src: '/art/badge.svg', width: 390, height: 460, alt: 'A badge', focus: { x: 0.5, y: 0.5 } };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function trailParts(server: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SERVER', server);
  const { BadgeCard } = await import('../pages/trail/badge-card.tsx');
  const { TakeAlong } = await import('../pages/trail/take-along.tsx');
  if (!trail) throw new Error('the hike is gone');
  return toMarkup(<BadgeCard trail={trail} badge={badge} />) + toMarkup(<TakeAlong trail={trail} />);
}

test('without a server a trail page has no badge try, no collection and no report form', async () => {
  const needsServer = /\/badges\/me|\/v1\//;
  expect(await trailParts('')).toMatch(needsServer);
  expect(await trailParts('none')).not.toMatch(needsServer);
});

test('without a server nobody asks for live notices', async () => {
  vi.resetModules();
  vi.stubEnv('SERVER', 'none');
  const request = vi.spyOn(globalThis, 'fetch');
  const { followLiveDocument } = await import('../features/status/follow.ts');
  followLiveDocument(() => {})();
  expect(request).not.toHaveBeenCalled();
  request.mockRestore();
});
