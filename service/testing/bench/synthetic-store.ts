import { asMemberId } from '#domain/kernel/ids.ts';
import { withDivision } from '#service/event-store/divided-events.ts';
import { type DataKey, type DataKeys, openDataKeys } from '#service/event-store/encryption/data-keys.ts';
import { keyOwner, withEncryption } from '#service/event-store/encryption/encrypting-store.ts';
import { encryptFields } from '#service/event-store/encryption/field-encryption.ts';
import { openMasterKeys } from '#service/event-store/encryption/master-keys.ts';
import { createRowCipher } from '#service/event-store/encryption/row-cipher.ts';
import { hasPersonalFields } from '#service/event-store/event-types/event-codec.ts';
import { builtInAppends } from '#service/event-store/ordered-appends.ts';
import { openEventLog } from '#service/event-store/postgres/event-log.ts';
import { readConfig } from '#service/platform/config.ts';
import { appendInOrder } from '#service/tools/analysis/append-in-order.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { syntheticLog } from '#service/tools/demo/synthetic-log.ts';
import { withCircles } from './circles-in-log.ts';
import { writeMultiplied } from './multiplied-log.ts';

const nothingConfigured = { masterKey: null, previousMasterKeys: [] };

/** @param folder of the master key; null for the configured one. */
export async function openEncrypted(url: string, folder: string | null) {
  const config = folder === null ? readConfig() : { ...nothingConfigured, dataDir: folder };
  const keys = await openDataKeys({ connectionString: url, masters: await openMasterKeys(config) });
  const bare = withDivision(await openEventLog({ connectionString: url }), config.dataDir);
  const close = async () => {
    await bare.close();
    await keys.close();
  };
  return {
    bare,
    encrypted: withEncryption(bare, keys),
    keys,
    cipher: await createRowCipher(keys),
    close,
  };
}

const mostDecided = 1_000_000;
const decidedOfLongLogs = 250_000;

/**
 * Fills an empty database with a log that the deciders make from a seed.
 * @param people members of each circle, with whose events the log becomes longer; 0 for a log without friends and circles
 * @param decided how many events are decided; their members are copied until the log has its size
 * @returns what it has become, for people
 */
export async function makeLog(
  url: string,
  seed: string,
  size: number,
  folder: string,
  people = 0,
  decided = size > mostDecided ? decidedOfLongLogs : size,
): Promise<string> {
  // Creating the log is not measured, so it does not wait for the disk.
  const quick = new URL(url);
  quick.searchParams.set('options', '-c synchronous_commit=off');
  const stores = await openEncrypted(quick.href, folder);
  const began = performance.now();
  const copies = Math.ceil(size / decided);
  const { members, events: plain } = syntheticLog(seed, Math.ceil(size / copies));
  const events = people > 0 ? withCircles(plain, people) : plain;
  const encrypt = createEncryption(stores.keys);
  if (copies > 1) await writeMultiplied(quick.href, events, copies, encrypt);
  else
    await appendInOrder(stores.bare, encryptedEvents(events, encrypt), {
      revisions: new Map(),
      ...builtInAppends,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  await stores.close();
  const rate = Math.round((size / (performance.now() - began)) * 1000);
  const made = copies > 1 ? `decided for one in ${copies} and copied` : 'decided and appended';
  return `${count(size)} events of ${count(members * copies)} members, ${made} at ${count(rate)}/s`;
}

async function* encryptedEvents(
  events: AsyncIterable<ImportedEvent>,
  encrypt: Encrypt,
): AsyncGenerator<ImportedEvent> {
  for await (const event of events) yield await encrypt(event);
}

type Encrypt = ReturnType<typeof createEncryption>;

/** Encrypts events like the encrypting store, but fetches each member's key only once. */
function createEncryption(keys: DataKeys) {
  const known = new Map<string, DataKey>();
  return async (event: ImportedEvent): Promise<ImportedEvent> => {
    const { memberId } = event.data;
    if (typeof memberId !== 'string' || !hasPersonalFields(event)) return event;
    const key = known.get(memberId) ?? (await keys.keyOf(keyOwner(asMemberId(memberId))));
    known.set(memberId, key);
    return { ...encryptFields(event, event.stream, key), stream: event.stream };
  };
}
