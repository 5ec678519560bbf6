import { expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { rejectMissingScenes } from './gallery.ts';

test('all missing scenes of hikes and milestones are reported at once', () => {
  const content = loadContent();
  expect(() => rejectMissingScenes(content)).not.toThrow();
  const [trail] = content.trails;
  const milestone = content.milestones.find(({ rule }) => rule.kind === 'count');
  if (!trail || !milestone) throw new Error('no content');
  const withNew = {
    trails: [...content.trails, { ...trail, id: 'far-north/sample-bay' }],
    milestones: [...content.milestones, { ...milestone, id: 'a-hundred' }],
  };
  expect(() => rejectMissingScenes(withNew)).toThrow(/far-north\/sample-bay\.ts[\s\S]*milestones\/a-hundred\.ts/);
});
