/** A steward who closes hikes and opens them again through the desk's API. */
import { randomUUID } from 'node:crypto';
import type { DeskNotice } from '../domain/desk/desk.ts';
import { operator } from '../server/store/audit.ts';
import { openStore, type StoreOptions } from '../server/store/open.ts';
import { appoint } from '../server/store/stewards.ts';
import { signInAt } from '../test/hiker.ts';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Server = { origin: string } & Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;
type Posted = Pick<DeskNotice, 'id' | 'revision'>;

export function stewardAt({ origin, databaseUrl, dataDir }: Server) {
  /** Signs in for each call: publishing needs a recent sign-in. */
  async function call(path: string, body: object): Promise<DeskNotice> {
    const response = await fetch(`${origin}/v1/desk/notices${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `a_session_north-star-trails=${await signIn()}` },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path || 'Publishing'} was refused: ${response.status} ${await response.text()}`);
    return (await response.json()) as DeskNotice;
  }

  async function signIn(): Promise<string> {
    const store = await openStore({ databaseUrl, dataDir, onConnectionError: () => {} });
    const identity = { issuer: 'https://issuer.example', subject: 'kim', name: 'Kim', email: 'kim@mail.example' };
    const { id, token } = await signInAt(store, { ...identity, emailVerified: true }, new Date());
    await appoint(store.db, { userId: operator, now: new Date() }, id, { role: 'keeper', regions: 'all' });
    await store.close();
    return token;
  }

  return {
    close: (slug: string, words: string): Promise<Posted> =>
      call('', {
        noticeId: randomUUID(),
        hikes: [slug],
        regions: [],
        all: false,
        kind: 'closed',
        words,
        from: inDays(-1),
        until: inDays(7),
        source: 'Park office',
      }),
    withdraw: ({ id, revision }: Posted) => call(`/${id}/withdraw`, { revision }),
  };
}
