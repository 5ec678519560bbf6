/** A reader of the desk who has four accounts, and wants to know where one refused hiker stood. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Point } from '../../domain/geo/geo.ts';
import { buildTestApp } from '../app.ts';
import { places } from '../badges.ts';
import { makeSteward } from '../desk.ts';
import { makeHiker } from '../hiker.ts';

const beside = (north: number, east: number): Point => ({
  latitude: places.lighthouse.latitude + north,
  longitude: places.lighthouse.longitude + east,
});

/** What the attacker reads the next day, with their own four accounts and others at the trailhead. */
async function readNextDay(victim: Point | undefined, others = 0): Promise<string> {
  const test = await buildTestApp();
  onTestFinished(test.close);
  const own = [beside(0.02, 0), beside(0.05, 0), beside(0, 0.03), beside(-0.05, 0)];
  for (const place of own) await (await makeHiker(test)).claim(place);
  for (let i = 0; i < others; i += 1) await (await makeHiker(test)).claim(beside(0.02, 0));
  if (victim) await (await makeHiker(test)).claim(victim);
  test.advance(24 * 60);
  return (await (await makeSteward(test, 'reader')).read('/trailheads')).body;
}

describe('an attacker with four accounts and a role at the desk', () => {
  it('an attacker at the desk reads the same whether or not one other hiker was refused', async () => {
    const alone = await readNextDay(undefined);
    for (const place of [beside(0.02, 0), beside(-0.05, 0), beside(0, 0.04), beside(0.07, 0)])
      expect(await readNextDay(place)).toBe(alone);
  });

  it('an attacker at the desk reads no direction and no distance within a band', async () => {
    const north = await readNextDay(beside(0.02, 0), 6);
    expect(north).toMatch(/"refused":\{"under2":\d+,"to4":\d+,"over4":\d+\}/);
    for (const place of [beside(0.028, 0), beside(-0.02, 0), beside(0, 0.03), beside(0, -0.035)])
      expect(await readNextDay(place, 6)).toBe(north);
  });

  it('an attacker at the desk sees no counter move when a hiker is refused today', async () => {
    const test = await buildTestApp();
    onTestFinished(test.close);
    for (let i = 0; i < 14; i += 1) await (await makeHiker(test)).claim(beside(0.02, 0));
    test.advance(24 * 60);
    const reader = await makeSteward(test, 'reader');
    const readAll = async () => {
      const { asOf: _, ...figures } = (await reader.read('/figures')).json();
      return [(await reader.read('/trailheads')).json(), figures];
    };
    const before = await readAll();
    await (await makeHiker(test)).claim(beside(0.02, 0));
    await (await makeHiker(test)).claim(places.lighthouse);
    test.advance(60);
    expect(await readAll()).toEqual(before);
  });
});
