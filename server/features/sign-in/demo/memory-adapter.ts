/** In-memory storage of the demonstration provider. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Size limit, so that endless sign-ins cannot exhaust the memory. */
const mostEntries = 2000;

/** Models in `forget` are not stored. */
export function memoryAdapter({ forget }: { forget: readonly string[] }): (name: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; expiresAt: number }>();

  const read = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const findBy = (prefix: string, matches: (payload: AdapterPayload) => boolean) => {
    for (const [key, { payload }] of entries) if (key.startsWith(prefix) && matches(payload)) return read(key);
    return undefined;
  };

  return (name) => {
    const getKey = (id: string) => `${name} ${id}`;
    return {
      async upsert(id, payload, expiresIn = 600) {
        if (forget.includes(name)) return;
        entries.delete(getKey(id));
        entries.set(getKey(id), { payload, expiresAt: Date.now() + expiresIn * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > mostEntries && oldest) entries.delete(oldest);
      },
      find: async (id) => read(getKey(id)),
      findByUid: async (uid) => findBy(`${name} `, (payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read(getKey(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(getKey(id));
      },
      async revokeByGrantId(grantId) {
        // Only of this kind: a pending sign-in may refer to the grant of the previous visitor.
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${name} `) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
