/** Stewards of the desk, who call the server in the desk's verbs. */
import { randomUUID } from 'node:crypto';
import type { CreateNotice, DeskNotice, QueueAnswer, QueueItem, Regions, Role } from '../domain/desk/desk.ts';
import type { LiveDocument } from '../domain/status/live-document.ts';
import { operator } from '../server/store/audit.ts';
import { saveMistakeReport } from '../server/store/mistake-reports.ts';
import { appoint } from '../server/store/stewards.ts';
import type { TestApp } from './app.ts';
import { makeHiker } from './hiker.ts';

export type Steward = Awaited<ReturnType<typeof makeSteward>>;

export async function makeSteward(test: TestApp, role: Role = 'steward', regions: Regions = 'all', name?: string) {
  const hiker = await makeHiker(test, name);
  await appoint(test.store.db, { userId: operator, now: test.now() }, hiker.id, { role, regions });
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    hiker.call({ method, url: `/v1/desk${path}`, ...(payload && { payload }) });
  return {
    ...hiker,
    send,
    read: (path: string) => hiker.get(`/v1/desk${path}`),
    publish: (other: Partial<CreateNotice> = {}) => send('POST', '/notices', notice(test, other)),
    /** Publishes and expects success. */
    published: async (other: Partial<CreateNotice> = {}): Promise<DeskNotice> => {
      const response = await send('POST', '/notices', notice(test, other));
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json();
    },
    correct: ({ id, revision }: Pick<DeskNotice, 'id' | 'revision'>, other: Partial<CreateNotice> = {}) => {
      const { noticeId: _, ...fields } = notice(test, other);
      return send('PUT', `/notices/${id}`, { revision, ...fields });
    },
    withdraw: ({ id, revision }: Pick<DeskNotice, 'id' | 'revision'>) =>
      send('POST', `/notices/${id}/withdraw`, { revision }),
    queue: async (): Promise<QueueItem[]> => (await hiker.get('/v1/desk/queue')).json().items,
    answer: (id: string, answer: QueueAnswer, words?: string) =>
      send('POST', `/queue/${id}/answer`, { answer, ...(words && { words }) }),
    undo: (id: string) => send('POST', `/queue/${id}/undo`),
    restore: ({ id, revision }: Pick<DeskNotice, 'id' | 'revision'>) =>
      send('POST', `/notices/${id}/restore`, { revision }),
  };
}

/** A notice: the bridge at the lighthouse is out, for a week from now. */
export function notice({ now }: Pick<TestApp, 'now'>, other: Partial<CreateNotice> = {}): CreateNotice {
  return {
    noticeId: randomUUID(),
    hikes: ['lighthouse'],
    regions: [],
    all: false,
    kind: 'closed',
    words: 'The bridge is out.',
    source: 'Park office',
    from: now().toISOString(),
    until: daysAfter(now(), 7),
    ...other,
  };
}

export const daysAfter = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * 24 * 60 * 60_000).toISOString();

export const readNow = async ({ app }: Pick<TestApp, 'app'>): Promise<LiveDocument> =>
  (await app.inject({ url: '/now.json' })).json();

/** As if every condition report had waited long enough to be public, without moving the clock. */
export async function endWaits({ store }: Pick<TestApp, 'store'>): Promise<void> {
  await store.db.deleteFrom('condition_waits').execute();
}

/** Reports a mistake on the page of the lighthouse; resolves to the report's id. */
export async function addReport(
  { store, now }: Pick<TestApp, 'store' | 'now'>,
  page = '/trails/north-shore/lighthouse',
) {
  const id = randomUUID();
  const at = now().toISOString();
  const said = { facts: 'restrooms', words: 'The toilet is locked.', contact: 'ada@mail.example' };
  await saveMistakeReport(store.db, { id, page, ...said, written_at: at, received_at: at });
  return id;
}
