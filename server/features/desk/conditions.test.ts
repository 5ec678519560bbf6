import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import type { TestApp } from '../../../test/app.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { endWaits, makeSteward, readNow } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';

const day = 24 * 60;

/** A new hiker sends a report from there, which is public at once; resolves to the response. */
async function report(test: TestApp, kinds: ConditionKind[], place: keyof typeof places = 'lighthouse') {
  const [hiker, claimId] = [await makeHiker(test), randomUUID()];
  await hiker.claim(places[place], { claimId });
  const response = await hiker.report(claimId, kinds);
  await endWaits(test);
  return response;
}

const seen = async (test: TestApp) => {
  await test.refreshLiveDocument();
  return (await readNow(test)).conditions?.map(({ hike, kinds }) => [hike, ...kinds.map(({ kind }) => kind)]);
};

describe('a gate that hikers found closed', () => {
  it('a gate found closed waits in the queue, by hike and day, and changes nothing public', async () => {
    const test = await build();
    const steward = await makeSteward(test, 'steward', ['north-shore']);
    const before = (await test.app.inject({ url: '/now.json' })).body;
    await report(test, ['gate']);
    await report(test, ['gate']);
    await report(test, ['gate'], 'ridgeStart');
    expect(await steward.queue()).toMatchObject([
      { kind: 'gate', id: 'gate:ridge.2026-07-04', reports: 1, mayAnswer: false },
      { kind: 'gate', id: 'gate:lighthouse.2026-07-04', hike: 'lighthouse', reports: 2, mayAnswer: true },
    ]);
    await test.refreshLiveDocument();
    expect((await test.app.inject({ url: '/now.json' })).json()).toMatchObject({ notices: [], conditions: [] });
    expect(before).not.toContain('gate');
    expect((await steward.answer('gate:ridge.2026-07-04', 'not-closed')).statusCode).toBe(403);
  });

  it('a closed gate leaves the queue on "not closed", and returns after "later" or an undo', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    const id = 'gate:lighthouse.2026-07-04';
    const ids = async () => (await steward.queue()).map((item) => item.id);
    await report(test, ['gate']);
    await steward.answer(id, 'later');
    test.advance(59);
    expect(await ids()).toEqual([]);
    test.advance(1);
    expect(await ids()).toEqual([id]);
    await steward.answer(id, 'not-closed');
    await report(test, ['gate']);
    expect(await ids()).toEqual([]);
    expect((await steward.undo(id)).statusCode).toBe(204);
    expect(await ids()).toEqual([id]);
    const { entries } = (await steward.read('/log')).json();
    expect(entries[1]).toMatchObject({ action: 'answer', subject: id, detail: { answer: 'not-closed' } });
  });

  it('a gate that hikers found closed leaves the queue after three days', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await report(test, ['gate']);
    test.advance(3 * day - 15 * 60);
    expect(await steward.queue()).toHaveLength(1);
    test.advance(15 * 60);
    expect(await steward.queue()).toEqual([]);
  });
});

describe('the switch of condition reports', () => {
  it('the switch of condition reports stops and hides those of one hike until it is switched on again', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await report(test, ['icy']);
    await report(test, ['icy'], 'gorge');
    const off = await steward.send('PUT', '/conditions/switch', { hike: 'lighthouse', on: false });
    expect(off.statusCode).toBe(204);
    expect((await readNow(test)).conditions?.map(({ hike }) => hike)).toEqual(['gorge']);
    const refused = await report(test, ['muddy']);
    expect([refused.statusCode, refused.json().type]).toEqual([403, 'conditions_off']);
    expect((await report(test, ['muddy'], 'gorge')).statusCode).toBe(201);
    expect((await steward.read('/conditions')).json()).toMatchObject({
      off: { all: false, hikes: ['lighthouse'] },
      conditions: [{ hike: 'gorge' }, { hike: 'lighthouse' }],
    });
    await steward.send('PUT', '/conditions/switch', { hike: 'lighthouse', on: true });
    expect((await report(test, ['muddy'])).statusCode).toBe(201);
  });

  it('the switch of condition reports stops and hides all, for a member of all regions', async () => {
    const test = await build();
    const keeper = await makeSteward(test, 'keeper');
    await report(test, ['icy']);
    await keeper.send('PUT', '/conditions/switch', { on: false });
    expect(await seen(test)).toEqual([]);
    expect((await report(test, ['icy'], 'gorge')).statusCode).toBe(403);
    await keeper.send('PUT', '/conditions/switch', { on: true });
    expect(await seen(test)).toEqual([['lighthouse', 'icy']]);
  });

  it('switching reports off everywhere is refused to a steward of some regions', async () => {
    const test = await build();
    const steward = await makeSteward(test, 'steward', ['north-shore']);
    expect((await steward.send('PUT', '/conditions/switch', { on: false })).statusCode).toBe(403);
    const unknown = await steward.send('PUT', '/conditions/switch', { hike: 'atlantis', on: false });
    expect(unknown.statusCode).toBe(400);
    expect((await steward.read('/conditions')).json().off).toEqual({ all: false, hikes: [] });
  });
});

describe('what a steward clears', () => {
  it('what a steward clears is removed from every report of the hike, and logged', async () => {
    const test = await build();
    await report(test, ['tree', 'muddy']);
    test.advance(day);
    await report(test, ['tree']);
    await report(test, ['tree'], 'gorge');
    const steward = await makeSteward(test, 'steward', ['north-shore']);
    const response = await steward.send('POST', '/conditions/clear', { hike: 'lighthouse', kind: 'tree' });
    expect(response.statusCode).toBe(204);
    expect(await seen(test)).toEqual([
      ['gorge', 'tree'],
      ['lighthouse', 'muddy'],
    ]);
    const { entries } = (await steward.read('/log')).json();
    expect(entries[0]).toMatchObject({ action: 'clear', subject: 'lighthouse', detail: { seen: 'tree' } });
    expect(JSON.stringify(entries[0].detail)).not.toContain(steward.id);
  });
});
