import type { gcm } from '@noble/ciphers/aes.js';
import { bytesToHex, bytesToUtf8, hexToBytes, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { keys, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { readDeviceKey } from '#client/lib/http/current-user.ts';
import { deviceKeyAnswer } from '#service/features/sessions/sessions-contract.ts';

/*
 * This browser's data of a member is encrypted (AES-256-GCM) under a key that the service gives to a session of that member. The key is in
 * this page's memory only. So the data cannot be read after the session until the member signs in again. Encryption is synchronous, unlike
 * WebCrypto: a page that closes must have stored its last tick, and a transaction of IndexedDB ends at the first wait. WebCrypto is also
 * missing on a plain HTTP origin. The cipher comes with the key: its tables keep a phone busy for 30 ms, and the page has its first frame
 * before.
 */
type Unlocked = { readonly key: Uint8Array; readonly id?: string | undefined; readonly cipher: typeof gcm };
let unlocked: Unlocked | null = null;

const prefix = 'encrypted1.';
const nonceBytes = 12;
/** The draft of the wizard may have been begun before the member signed in, so its name has no member. */
export const wizardDraft = 'rondel.onboarding';

/** Asks for the member's key, and loads the cipher beside it. @throws ApiError, or another error when no answer came */
export const askForKey = async (): Promise<Unlocked> => {
  const [answer, cipher] = await Promise.all([readDeviceKey(), loadCipher()]);
  const { key, id } = deviceKeyAnswer.parse(answer);
  return { key: hexToBytes(key), id, cipher };
};

/** Names the key of what is stored here. The service refuses what was stored under a key from before the member cleared all data. */
export const deviceKeyId = (): string | undefined => unlocked?.id;

/**
 * From then on what is stored of the member can be read; what is still plain text is encrypted meanwhile, as opening a database takes longer
 * than a first screen should wait. @throws what asking for the key throws
 */
export async function unlockMemberStorage(memberId: string, asked = askForKey()): Promise<void> {
  unlocked = await asked;
  void encryptPlain((name) => name.includes(memberId) || name === wizardDraft);
}

/** @param hex of 32 bytes */
export async function setDeviceKey(hex: string): Promise<void> {
  unlocked = { key: hexToBytes(hex), cipher: await loadCipher() };
}

const loadCipher = async (): Promise<typeof gcm> => (await import('@noble/ciphers/aes.js')).gcm;

/** From then on nothing that is stored can be read, and nothing is stored. */
export function lockMemberStorage(): void {
  unlocked = null;
}

/** @param name where it will be stored; it cannot be read at another place. @throws Error while the storage is locked */
export function encryptText(name: string, text: string): string {
  if (!unlocked) throw new Error('Nobody is signed in whose data could be stored.');
  const nonce = randomBytes(nonceBytes);
  const ciphertext = unlocked.cipher(unlocked.key, nonce, utf8ToBytes(name)).encrypt(utf8ToBytes(text));
  return prefix + bytesToHex(nonce) + bytesToHex(ciphertext);
}

/** Null for what cannot be read: another member's, under a key that was destroyed, or changed. Plain text is of a visitor or an older version. */
export function decryptText(name: string, stored: string): string | null {
  if (!stored.startsWith(prefix)) return stored;
  if (!unlocked) return null;
  try {
    const bytes = hexToBytes(stored.slice(prefix.length));
    const cipher = unlocked.cipher(unlocked.key, bytes.subarray(0, nonceBytes), utf8ToBytes(name));
    return bytesToUtf8(cipher.decrypt(bytes.subarray(nonceBytes)));
  } catch {
    return null;
  }
}

/** A value as it is put into IndexedDB. @throws Error while the storage is locked */
export const encryptValue = (name: string, value: unknown): string =>
  encryptText(name, JSON.stringify(value));

/** Undefined for what is not there or cannot be read. */
export function decryptValue<Value>(name: string, stored: unknown): Value | undefined {
  if (typeof stored !== 'string') return stored as Value | undefined;
  const text = decryptText(name, stored);
  return text === null ? undefined : (JSON.parse(text) as Value);
}

type Items = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser that holds ciphertext. @param storage asked at each use: a browser that keeps nothing refuses the storage itself */
export const memberStorage = (storage: () => Items): Items => ({
  getItem(name) {
    const stored = storage().getItem(name);
    return stored === null ? null : decryptText(name, stored);
  },
  setItem: (name, text) => storage().setItem(name, encryptText(name, text)),
  removeItem: (name) => storage().removeItem(name),
});

/** Values of a member in `localStorage`. */
export const memberItems = memberStorage(() => window.localStorage);

/** Encrypts data that an older version stored as plain text, or the member before the sign-in. */
async function encryptPlain(isMeant: (name: string) => boolean): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage).filter(isMeant)) {
        const stored = storage.getItem(name) ?? '';
        if (!stored.startsWith(prefix)) storage.setItem(name, encryptText(name, stored));
      }
    for (const name of (await keys<string>()).filter(isMeant))
      await update<unknown>(name, (stored) =>
        typeof stored === 'string' ? stored : encryptValue(name, stored),
      );
  } catch {
    // Without storage nothing was kept.
  }
}

/** This setting belongs to the device, not to a member, so it stays when a member's data are removed. */
const sharedDeviceName = 'rondel.shared-device';

const sharedDeviceListeners = new Set<() => void>();

/** Whether somebody said that others use this device too. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(sharedDeviceName) === 'yes';
  } catch {
    return false;
  }
}

/** Remembers on this device whether it is shared. */
export function setSharedDevice(isShared: boolean): void {
  try {
    if (isShared) localStorage.setItem(sharedDeviceName, 'yes');
    else localStorage.removeItem(sharedDeviceName);
  } catch {
    // A device without storage has nothing to forget either.
  }
  for (const listener of sharedDeviceListeners) listener();
}

export const useSharedDevice = (): boolean => useSyncExternalStore(watchSharedDevice, isSharedDevice);

/** The `storage` event comes from other tabs. */
function watchSharedDevice(listener: () => void): () => void {
  sharedDeviceListeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    sharedDeviceListeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
