import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '#service/platform/config.ts';
import {
  isThere,
  loadOrCreateSecret,
  removeDrafts,
  replaceSecret,
  syncFolder,
} from '#service/platform/secrets.ts';
import { keyBytes } from './cipher.ts';

/** A key that encrypts data keys. Its mark identifies it without revealing it. */
export type MasterKey = { readonly mark: string; readonly secret: KeyObject };

export type MasterKeys = {
  /** Encrypts new data keys. Looks for a newer one in the data folder. */
  latest(): Promise<MasterKey>;
  /** @throws UnknownMasterKey */
  marked(mark: string): Promise<MasterKey>;
  /**
   * When keys are stored in the data folder, creates the next master key there and drops the key before the current one. Running services
   * find the new key in the folder. Configured keys already include the next one.
   */
  renew(): Promise<void>;
};

/** Data keys are encrypted by a master key that is not configured. */
class UnknownMasterKey extends Error {
  override readonly name = 'UnknownMasterKey';

  constructor(mark: string) {
    super(
      `The data keys of this database are wrapped by the master key with the mark ${mark}, which is not configured: personal data cannot be read or written. ` +
        'Give the key that belongs to this database: by MASTER_KEY (or MASTER_KEY_PREVIOUS after a rotation), or as the file master-key in DATA_DIR.',
    );
  }
}

const files = {
  current: 'master-key',
  previous: 'master-key-previous',
  next: 'master-key-next',
} as const;

/**
 * The configured master keys, otherwise one that is created at the first start in the data folder and readable only by its owner.
 * @param hasWrappedKeys whether the database holds data keys, which a new master key could not open.
 * @throws Error when it does and the file is missing: nothing is created then.
 */
export async function openMasterKeys(
  config: Pick<Config, 'masterKey' | 'previousMasterKeys' | 'dataDir'>,
  hasWrappedKeys: () => Promise<boolean> = async () => false,
): Promise<MasterKeys> {
  const { masterKey, previousMasterKeys, dataDir } = config;
  if (masterKey !== null) return configured([masterKey, ...previousMasterKeys]);
  const file = resolve(dataDir, files.current);
  if (!(await isThere(file)) && (await hasWrappedKeys()))
    throw new Error(
      `${file} is missing, and the database holds data keys that are wrapped by the master key in it: without the key, no personal data can be read. ` +
        'Put the file back from the backup of this folder, or set MASTER_KEY. Nothing was changed.',
    );
  return storedMasterKeys(dataDir);
}

/** The marks of the configured or stored master keys, without creating one. */
export async function marksOfMasterKeys(
  config: Pick<Config, 'masterKey' | 'previousMasterKeys' | 'dataDir'>,
): Promise<readonly string[]> {
  const { masterKey, previousMasterKeys, dataDir } = config;
  const hasKey = masterKey !== null || (await isThere(join(dataDir, files.current)));
  const texts = masterKey === null ? [] : [masterKey, ...previousMasterKeys];
  const keys = !hasKey
    ? []
    : masterKey === null
      ? await readStored(dataDir)
      : texts.map((text) => masterKeyOf(text));
  return keys.map(({ mark }) => mark);
}

function configured(texts: readonly string[]): MasterKeys {
  const keys = texts.map((text) => masterKeyOf(text));
  return {
    latest: async () => firstOf(keys),
    async marked(mark) {
      return markedIn(keys, mark) ?? unknown(mark);
    },
    renew: async () => {},
  };
}

async function storedMasterKeys(dataDir: string): Promise<MasterKeys> {
  await loadOrCreateSecret(dataDir, files.current);
  let keys = await readStored(dataDir);
  // Keys that were read before stay known. A file that is lost while the service runs must not end it, nor be created again.
  const readAgain = async () => {
    const stored = await readStored(dataDir);
    keys = [...stored, ...keys.filter(({ mark }) => !markedIn(stored, mark))];
  };
  return {
    async latest() {
      await readAgain();
      return firstOf(keys);
    },
    async marked(mark) {
      if (!markedIn(keys, mark)) await readAgain();
      return markedIn(keys, mark) ?? unknown(mark);
    },
    async renew() {
      // The old key is on the disk before the new one replaces it, so that an interruption loses none.
      await loadOrCreateSecret(dataDir, files.next);
      await replaceSecret(dataDir, files.previous, await readFile(join(dataDir, files.current), 'utf8'));
      await rename(join(dataDir, files.next), join(dataDir, files.current));
      // The earlier master key must not stay in a draft, where it would outlive the last copy that needs it.
      for (const name of [files.next, files.previous]) await removeDrafts(dataDir, name);
      await syncFolder(dataDir);
      await readAgain();
    },
  };
}

/** The newest first; none where the current one is missing. */
async function readStored(dataDir: string): Promise<readonly MasterKey[]> {
  const read = async (name: string): Promise<readonly MasterKey[]> => {
    const file = resolve(dataDir, name);
    const text = await readFile(file, 'utf8').catch(() => null);
    return text === null ? [] : [masterKeyOf(text, file)];
  };
  const current = await read(files.current);
  return current.length === 0 ? [] : [...current, ...(await read(files.previous))];
}

function masterKeyOf(text: string, place = 'MASTER_KEY or MASTER_KEY_PREVIOUS'): MasterKey {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== keyBytes)
    throw new Error(
      `${place} holds no master key, which has ${keyBytes} bytes in Base64: without the key, no personal data can be read. Bring the key back from your copy.`,
    );
  const secret = createSecretKey(bytes);
  return { secret, mark: createHmac('sha256', secret).update('mark').digest('hex').slice(0, 16) };
}

function firstOf([first]: readonly MasterKey[]): MasterKey {
  if (!first) throw new Error('There is no master key.');
  return first;
}

const markedIn = (keys: readonly MasterKey[], mark: string): MasterKey | undefined =>
  keys.find((key) => key.mark === mark);

function unknown(mark: string): never {
  throw new UnknownMasterKey(mark);
}
