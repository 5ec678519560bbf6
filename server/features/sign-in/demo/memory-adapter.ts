/** Where the demonstration keeps its few minutes of state. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Whoever starts sign-ins without end must not fill the memory. */
const mostEntries = 2000;

/** Of the kinds to forget it keeps nothing. */
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
    const keyOf = (id: string) => `${name} ${id}`;
    return {
      async upsert(id, payload, expiresIn = 600) {
        if (forget.includes(name)) return;
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresIn * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > mostEntries && oldest) entries.delete(oldest);
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy(`${name} `, (payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        // Only of this kind: a sign-in under way knows the grant of the visitor before.
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${name} `) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
