import { createHmac } from 'node:crypto';
import { copyFile, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#service/config.ts';
import { loadOrCreateSecret } from '#service/secrets.ts';
import { keyBytes } from './cipher.ts';

/** A key that encrypts data keys. Its mark identifies it without revealing it. */
export type MasterKey = { readonly mark: string; readonly secret: Buffer };

export type MasterKeys = {
  /** Encrypts new data keys. */
  current(): MasterKey;
  /** @throws UnknownMasterKey */
  marked(mark: string): Promise<MasterKey>;
  /**
   * Creates the next master key when keys are stored in the data folder, where running services find it; the key before the current one is
   * dropped. Configured keys already include the next one.
   */
  renew(): Promise<void>;
};

/** Data keys are encrypted by a master key that is not configured. */
class UnknownMasterKey extends Error {
  override readonly name = 'UnknownMasterKey';

  constructor(mark: string) {
    super(
      `Data keys are wrapped by the master key ${mark}, which is neither MASTER_KEY nor in MASTER_KEY_PREVIOUS`,
    );
  }
}

const files = {
  current: 'master-key',
  previous: 'master-key-previous',
  next: 'master-key-next',
} as const;

/** The configured master keys, otherwise one that is created at the first start in the data folder and readable only by its owner. */
export async function openMasterKeys(
  config: Pick<Config, 'masterKey' | 'previousMasterKeys' | 'dataDir'>,
): Promise<MasterKeys> {
  const { masterKey, previousMasterKeys, dataDir } = config;
  return masterKey === null ? storedMasterKeys(dataDir) : configured([masterKey, ...previousMasterKeys]);
}

function configured(texts: readonly string[]): MasterKeys {
  const keys = texts.map(masterKeyOf);
  return {
    current: () => firstOf(keys),
    async marked(mark) {
      return markedIn(keys, mark) ?? unknown(mark);
    },
    renew: async () => {},
  };
}

async function storedMasterKeys(dataDir: string): Promise<MasterKeys> {
  let keys = await readStored(dataDir);
  return {
    current: () => firstOf(keys),
    async marked(mark) {
      const known = markedIn(keys, mark);
      if (known) return known;
      keys = await readStored(dataDir);
      return markedIn(keys, mark) ?? unknown(mark);
    },
    async renew() {
      const [current, previous] = [join(dataDir, files.current), join(dataDir, files.previous)];
      // The old key is saved before the new one replaces it, so that an interruption loses none.
      await loadOrCreateSecret(dataDir, files.next);
      await copyFile(current, previous);
      await rename(join(dataDir, files.next), current);
      keys = await readStored(dataDir);
    },
  };
}

async function readStored(dataDir: string): Promise<readonly MasterKey[]> {
  const current = await loadOrCreateSecret(dataDir, files.current);
  const previous = await readFile(join(dataDir, files.previous), 'utf8').catch(() => null);
  return [current, ...(previous === null ? [] : [previous])].map(masterKeyOf);
}

function masterKeyOf(text: string): MasterKey {
  const secret = Buffer.from(text, 'base64');
  if (secret.length !== keyBytes) throw new Error(`A master key is not ${keyBytes} bytes long.`);
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
