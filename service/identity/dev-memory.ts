import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** What the development provider keeps between two requests: in memory, gone at a restart. */
export function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();
  return function memoryOf(model) {
    const keyOf = (id: string) => `${model}:${id}`;
    const newest = (isMatch: (payload: AdapterPayload) => boolean) =>
      living(model).find(({ payload }) => isMatch(payload))?.payload;
    return {
      async upsert(id, payload, expiresInSeconds = Number.POSITIVE_INFINITY) {
        kept.set(keyOf(id), { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
      },
      find: async (id) => living(keyOf(id))[0]?.payload,
      findByUid: async (uid) => newest((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => newest((payload) => payload.userCode === userCode),
      async consume(id) {
        const found = kept.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };

  /** What has not expired and whose key begins so; the rest is forgotten on the way. */
  function living(prefix: string): Kept[] {
    for (const [key, { expiresAt }] of kept) if (expiresAt < Date.now()) kept.delete(key);
    return [...kept].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }
}
