import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openReportStore } from './store.ts';

const report = (reportId: string, writtenAt: string) => ({
  ...{ reportId, writtenAt, page: '/trails/a/b', words: '', contact: '' },
  facts: ['water' as const],
});

test('stored reports are read back unchanged, oldest first, until they are dropped', async () => {
  const store = openReportStore();
  const [early, late] = [report('b', '2026-07-04T15:00:00.000Z'), report('a', '2026-07-05T09:00:00.000Z')];
  await store.save(late);
  await store.save(early);
  expect(await openReportStore().all()).toEqual([early, late]);
  await store.drop('b');
  expect(await store.all()).toEqual([late]);
});
