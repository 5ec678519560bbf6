import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { drawBadge } from '../drawing/badge.ts';
import { loadTrailArt } from '../drawing/gallery.ts';
import { drawMilestones } from '../drawing/milestones.ts';
import { drawHero } from '../kit/svg.ts';
import { LIMITS, sceneIssues, weight } from './checks.ts';
import { isWellFormed } from './well-formed.ts';

const content = ourContent;
const { trails, regions } = content;
const ids = globSync('*/*.ts', { cwd: join(import.meta.dirname, '../scenes') })
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((id) => !/^(regions|posters|milestones)\//.test(id));

async function draw(id: string) {
  const art = await loadTrailArt(id);
  const trail = trails.find((candidate) => candidate.id === id);
  if (!trail) throw new Error(`art/scenes/${id}.ts has no hike in content/trails`);
  const region = regions.find(({ slug }) => slug === trail.region);
  const badge = art.badge && region && trail.badge ? drawBadge(art.badge, region, trail.badge, trail.id) : undefined;
  return { art, hero: drawHero(art.hero, 'hero', id), badge };
}

const drawings = new Map(ids.map((id) => [id, draw(id)]));
const drawn = (id: string) => drawings.get(id) ?? draw(id);

const colorsIn = (markup: string) => new Set(markup.match(/(?<==")#[0-9a-f]{3,6}(?=")/g));

describe.each(ids)('%s', (id) => {
  it('is rendered to the same bytes every time', async () => {
    const [once, again] = [await drawn(id), await draw(id)];
    expect(again.hero).toBe(once.hero);
    expect(again.badge).toBe(once.badge);
  });

  it('is well-formed and has no invalid number', async () => {
    const { hero, badge = '' } = await drawn(id);
    expect(isWellFormed(hero)).toBe(true);
    expect(badge === '' || isWellFormed(badge)).toBe(true);
    expect(hero + badge).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('uses only the colors of its palette', async () => {
    const { art } = await drawn(id);
    for (const scene of [art.hero, art.badge]) {
      if (scene) expect(Object.values(scene.palette)).toEqual(expect.arrayContaining([...colorsIn(scene.markup('x'))]));
    }
  });

  it('is within the size limits and has an alternative text', async () => {
    const { art, hero, badge = '' } = await drawn(id);
    expect(weight(hero)).toBeLessThanOrEqual(LIMITS.heroBytes);
    expect(badge.length).toBeLessThanOrEqual(LIMITS.badgeBytes);
    expect(sceneIssues(art.hero, id, 'hero')).toEqual([]);
    if (art.badge) expect(sceneIssues(art.badge, id, 'badge')).toEqual([]);
  });
});

it('no two pictures share an id, because two can be on one page', async () => {
  const owners = new Map<string, string>();
  for (const id of ids) {
    const { hero, badge = '' } = await drawn(id);
    for (const [picture, markup] of Object.entries({ hero, badge })) {
      const found = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
      expect(new Set(found).size).toBe(found.length);
      for (const name of found) {
        expect(owners.get(name)).toBeUndefined();
        owners.set(name, `${id} ${picture}`);
      }
    }
  }
});

it('every reference in a picture is to an id of the same picture', async () => {
  let references = 0;
  for (const id of ids) {
    const { hero, badge = '' } = await drawn(id);
    for (const markup of [hero, badge]) {
      for (const [, name] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) {
        expect(markup).toContain(` id="${name}"`);
        references += 1;
      }
    }
  }
  expect(references).toBeGreaterThan(ids.length);
});

describe('the milestones', async () => {
  const drawn = await drawMilestones(content);

  it('the milestones are all rendered, to the same bytes every time', async () => {
    expect(drawn.map(({ id }) => id)).toEqual(content.milestones.map(({ id }) => id));
    expect((await drawMilestones(content)).map(({ svg }) => svg)).toEqual(drawn.map(({ svg }) => svg));
  });

  it.each(drawn.map((one) => [one.id, one] as const))(
    '%s is well-formed, within the size limit, and has an alternative text',
    (id, one) => {
      expect(isWellFormed(one.svg)).toBe(true);
      expect(one.svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(one.svg.length).toBeLessThanOrEqual(LIMITS.badgeBytes);
      expect(sceneIssues(one.scene, id, 'picture')).toEqual([]);
    },
  );

  it('the milestones have unique ids and unique alternative texts', () => {
    const ids = drawn.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(drawn.map(({ scene }) => scene.alt)).size).toBe(drawn.length);
  });
});
