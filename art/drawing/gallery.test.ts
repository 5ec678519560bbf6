import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { refuseMissingScenes } from './gallery.ts';

test('all missing scenes of hikes, regions and milestones are reported at once', () => {
  const content = loadContent();
  expect(() => refuseMissingScenes(content)).not.toThrow();
  const [[trail], [region]] = [content.trails, content.regions];
  const milestone = content.milestones.find(({ rule }) => rule.kind === 'count');
  if (!trail || !region || !milestone) throw new Error('no content');
  const withNew = {
    trails: [...content.trails, { ...trail, id: 'far-north/sample-bay' }],
    regions: [...content.regions, { ...region, slug: 'far-north' }],
    milestones: [...content.milestones, { ...milestone, id: 'a-hundred' }],
  };
  expect(() => refuseMissingScenes(withNew)).toThrow(
    /far-north\/sample-bay\.ts[\s\S]*regions\/far-north\.ts[\s\S]*milestones\/a-hundred\.ts/,
  );
});
