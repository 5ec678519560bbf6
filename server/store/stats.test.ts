import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { saveReport } from './reports.ts';
import { openWork } from './stats.ts';

onBothDatabases('the figures for the operator', (build) => {
  it('count open items, with the age of the oldest', async () => {
    const test = await build();
    const { db } = test.store;
    expect(await openWork(db)).toEqual({ reports: { count: 0, oldest: null }, appeals: { count: 0, oldest: null } });
    const hiker = await makeHiker(test);
    await hiker.appeal('Gorge');
    const at = test.now().toISOString();
    const page = '/trails/north-shore/split-rock';
    const report = { page, facts: 'water', words: '', contact: '', written_at: at };
    await saveReport(db, { ...report, id: randomUUID(), received_at: at });
    await saveReport(db, { ...report, id: randomUUID(), received_at: '2026-07-01T00:00:00.000Z' });
    expect(await openWork(db)).toEqual({
      reports: { count: 2, oldest: '2026-07-01T00:00:00.000Z' },
      appeals: { count: 1, oldest: at },
    });
  });
});
