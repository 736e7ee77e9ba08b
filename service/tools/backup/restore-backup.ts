import { readFile } from 'node:fs/promises';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { signInStream } from '#domain/sign-in/sign-in-events.ts';
import { openDataKeys } from '#service/event-store/encryption/data-keys.ts';
import { keyOwner } from '#service/event-store/encryption/encrypting-store.ts';
import { encryptionKeyOf } from '#service/event-store/encryption/field-encryption.ts';
import { readKeys, writeKeys } from '#service/event-store/encryption/key-transfer.ts';
import { marksOfMasterKeys, openMasterKeys } from '#service/event-store/encryption/master-keys.ts';
import { isCutOffLine, type RecordedErasure } from '#service/event-store/erasure-journal.ts';
import { type VerifiedChain, verifyChain } from '#service/event-store/hash-chain/verify-store.ts';
import { refuseHalfRestored, restoreUnderWay } from '#service/event-store/matching-stores.ts';
import { beginning } from '#service/event-store/port.ts';
import type { Config } from '#service/platform/config.ts';
import { createServiceTables } from '#service/platform/service-schema.ts';
import { dropSetting, storeSetting } from '#service/platform/settings.ts';
import { storeCopy } from '#service/tools/analysis/copy-events.ts';
import { type BackupHeader, checkBackup, eventsOfBackup, journalLine, WrongBackup } from './backup-file.ts';
import type { BackupStores } from './backup-stores.ts';

type RestoreOptions = {
  readonly stores: BackupStores;
  readonly config: Pick<Config, 'masterKey' | 'previousMasterKeys' | 'dataDir'>;
  readonly file: string;
  /** Files that say what was erased since the backup. */
  readonly journals: readonly string[];
  /** Only what was recorded until then; null for all. */
  readonly until: string | null;
  readonly signal: AbortSignal;
  readonly showProgress: (total: number) => { update(events: number): void; stop(): void };
};

export type Restored = {
  readonly head: BackupHeader;
  readonly events: number;
  readonly keys: number;
  /** Erasures that the service carries out when it starts next; their keys are destroyed already. */
  readonly erasures: number;
  /** Lines of journals that a full disk cut off. */
  readonly cutOff: number;
  readonly chain: VerifiedChain;
};

/**
 * Restores a backup into empty stores. Checks the whole file, the master key and the target before anything is stored, and afterwards every
 * link of the hash chain. Erasures that the backup or a journal names are begun again: their keys are destroyed here, and the service ends
 * them at its next start. An interrupted restore resumes when it is called again; no service starts before it has ended.
 * @throws WrongBackup, WrongCopy, OtherKeys when it cannot be restored here; nothing is changed then.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { stores, config, file, journals, until, signal, showProgress } = options;
  const { head, keys, erasedOwners, erasures } = await checkBackup(file, signal);
  const { since, cutOff } = await readJournals(journals, head);
  await refuseOtherMasterKey(config, head);
  await refuseOtherContent(stores, new Set(keys.map(({ id }) => id)));
  await createServiceTables(stores.pool);
  await storeSetting(stores.pool, 'restore-under-way', head.at);
  const begun = united([...erasures, ...since]);
  // First, so that a call which continues knows them without the journal, and no erased person is readable meanwhile.
  await storeErasures(stores, begun);
  await writeKeys(stores.pool, { keys, erasedOwners });
  await destroyKeysOfErased(options);
  const total = until === null ? head.events : await countUntil(file, until);
  const copied = await storeCopy(
    { total, counted: () => eventsUntil(file, until) },
    { to: stores.events, ...stores.appends, signal, showProgress },
  );
  if (head.questSeed !== null) await storeSetting(stores.pool, 'quest-seed', head.questSeed);
  await storeSetting(stores.pool, 'demo-people', 'none');
  await dropSetting(stores.pool, 'restore-under-way');
  const chain = await verifyChain({ store: stores.events, knownHeads: null, signal });
  return { head, events: copied.events, keys: keys.length, erasures: begun.length, cutOff, chain };
}

export type RestoredKeys = Pick<Restored, 'head' | 'keys' | 'erasures' | 'cutOff'>;

/**
 * Restores the keys of a backup into an empty database, for an event store that still has its events. The keys of those who were erased since
 * stay away, and no erasure begins again: the event store has what members did after it.
 * @throws WrongBackup, OtherKeys when they are not those of this event store, HalfRestored after a whole restore that has not ended; nothing
 * is changed then.
 */
export async function restoreKeys(
  options: Omit<RestoreOptions, 'until' | 'showProgress'>,
): Promise<RestoredKeys> {
  const { stores, config, file, journals, signal } = options;
  const { head, keys, erasedOwners, erasures } = await checkBackup(file, signal);
  const { since, cutOff } = await readJournals(journals, head);
  await refuseOtherMasterKey(config, head);
  await refuseHalfRestored(stores.databaseUrl);
  const ids = new Set(keys.map(({ id }) => id));
  await refuseOtherKeys(stores, ids);
  await refuseOtherEvents(stores, ids, signal);
  await createServiceTables(stores.pool);
  const erased = united([...erasures, ...since]);
  const ownersOfErased = new Set(erased.flatMap(ownersOf));
  const kept = keys.filter(({ owner }) => !ownersOfErased.has(owner));
  await writeKeys(stores.pool, { keys: kept, erasedOwners });
  if (head.questSeed !== null) await storeSetting(stores.pool, 'quest-seed', head.questSeed);
  await storeSetting(stores.pool, 'demo-people', 'none');
  return { head, keys: kept.length, erasures: erased.length, cutOff };
}

/** Whose keys an erasure destroys. */
function ownersOf({ kind, subject }: Pick<RecordedErasure, 'kind' | 'subject'>): readonly string[] {
  if (kind !== 'account' && kind !== 'data') return [betaRequestStream(subject)];
  const memberId = asMemberId(subject);
  return kind === 'data' ? [keyOwner(memberId)] : [keyOwner(memberId), signInStream(memberId)];
}

/** The event store must name a key of the backup. */
async function refuseOtherEvents(
  { events }: BackupStores,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  for await (const batch of events.readBatches({ after: beginning })) {
    signal.throwIfAborted();
    if (batch.some((event) => ids.has(encryptionKeyOf(event) ?? ''))) return;
  }
  throw new WrongBackup(
    'No event of the event store names a key of this backup: the store is empty, or the backup is of another one. Into an empty store, restore without --keys-only. Nothing was restored.',
  );
}

/** Hosts' clocks may differ by this; an erasure that the backup already contains is repeated without harm. */
const clockSkewMs = 60_000;

const isSince =
  ({ at }: BackupHeader) =>
  ({ askedAt }: RecordedErasure): boolean =>
    Date.parse(askedAt) >= Date.parse(at) - clockSkewMs;

async function readJournals(
  files: readonly string[],
  head: BackupHeader,
): Promise<{ readonly since: readonly RecordedErasure[]; readonly cutOff: number }> {
  const lines = (await Promise.all(files.map(readJournal))).flat();
  const recorded = lines.filter((line) => line !== null);
  return { since: recorded.filter(isSince(head)), cutOff: lines.length - recorded.length };
}

/** A line that was cut off is null. */
async function readJournal(file: string): Promise<readonly (RecordedErasure | null)[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongBackup(
      `The erasure journal ${file} cannot be read (${error.code}). Give its place; the first erasure creates it. Leave --journal out only where no erasure ever began. Nothing was restored.`,
    );
  });
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  // A cut line before the last is of an erasure that was refused: the next one began a new line. A copy of the file can be cut anywhere.
  if (last !== '' && isCutOffLine(last))
    throw new WrongBackup(
      `The erasure journal ${file} ends within a line: it is a copy that was cut off, or a full disk has cut the line off. Give the whole file; where it is that, end it with a line break. Nothing was restored.`,
    );
  return lines
    .filter((line) => line !== '')
    .map((line) => (isCutOffLine(line) ? null : journalLine(file, line)));
}

async function refuseOtherMasterKey(
  config: RestoreOptions['config'],
  { masterKeys }: BackupHeader,
): Promise<void> {
  const known = await marksOfMasterKeys(config);
  const unknown = masterKeys.filter((mark) => !known.includes(mark));
  if (unknown.length === 0) return;
  throw new WrongBackup(
    `The data keys of this backup are wrapped by the master key with the mark ${unknown.join(', ')}, and this host ${known.length === 0 ? 'has none' : `has ${known.join(', ')}`}: names, addresses and health data could never be read. ` +
      'Set MASTER_KEY to the key of that time (several: MASTER_KEY_PREVIOUS), or put the file master-key into DATA_DIR. Nothing was restored.',
  );
}

/** An interrupted restore leaves its mark, keys of this backup, and events that `storeCopy` compares. */
async function refuseOtherContent(
  { events, pool }: BackupStores,
  keysOfBackup: ReadonlySet<string>,
): Promise<void> {
  const isBegun = (await restoreUnderWay(pool)) !== null;
  await refuseOtherKeys({ pool }, isBegun ? keysOfBackup : new Set());
  if (isBegun) return;
  for await (const _ of events.readAll({ after: beginning, limit: 1 }))
    throw new WrongBackup(
      'The target event store holds events already. Restore into an empty one. Nothing was restored.',
    );
}

/** @param known keys that the database may have already @throws WrongBackup */
async function refuseOtherKeys(
  { pool }: Pick<BackupStores, 'pool'>,
  known: ReadonlySet<string>,
): Promise<void> {
  const { keys } = await readKeys(pool);
  if (keys.some(({ id }) => !known.has(id)))
    throw new WrongBackup(
      'The target database holds data keys that this restore has not brought, so it has been in use. Restore into an empty database. Nothing was restored.',
    );
}

/** Up to the first event in the log that was recorded later. */
async function* eventsUntil(file: string, until: string | null) {
  for await (const event of eventsOfBackup(file)) {
    if (until !== null && String(event.metadata.occurredAt) > until) return;
    yield event;
  }
}

async function countUntil(file: string, until: string): Promise<number> {
  let events = 0;
  for await (const _ of eventsUntil(file, until)) events += 1;
  return events;
}

/** One of each kind and subject, the first one. */
const united = (erasures: readonly RecordedErasure[]): readonly RecordedErasure[] => {
  const bySubject = new Map<string, RecordedErasure>();
  for (const erasure of erasures) {
    const name = `${erasure.kind} ${erasure.subject}`;
    if (!bySubject.has(name)) bySubject.set(name, erasure);
  }
  return [...bySubject.values()];
};

async function storeErasures(
  { pool }: Pick<BackupStores, 'pool'>,
  erasures: readonly RecordedErasure[],
): Promise<void> {
  for (const { id, kind, subject, zone, registeredAt, actor, pageTakenDownBy, askedAt } of erasures)
    await pool.query(
      `insert into service.erasures (id, kind, subject, zone, registered_at, actor, page_taken_down_by, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [id, kind, subject, zone, registeredAt, actor, pageTakenDownBy, askedAt],
    );
}

/** Of all erasures that are stored, also by an earlier call. */
async function destroyKeysOfErased({
  stores,
  config,
}: Pick<RestoreOptions, 'stores' | 'config'>): Promise<void> {
  const { rows: erasures } = await stores.pool.query<Pick<RecordedErasure, 'kind' | 'subject'>>(
    'select kind, subject from service.erasures',
  );
  if (erasures.length === 0) return;
  const masters = await openMasterKeys(config);
  const vault = await openDataKeys({ connectionString: stores.databaseUrl, masters });
  try {
    for (const { kind, subject } of erasures) {
      if (kind === 'account') await vault.eraseOwners([keyOwner(asMemberId(subject))]);
      await vault.destroy(ownersOf({ kind, subject }));
    }
  } finally {
    await vault.close();
  }
}
