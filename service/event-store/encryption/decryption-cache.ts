import { LRUCache } from 'lru-cache';

/** The plain texts that this process encrypted most recently, because its own subscribers read these events next. */
export type DecryptionCache = {
  /** @param bound the data that the ciphertext is bound to; required for look-up */
  add(encrypted: string, bound: string, text: string): void;
  /** Undefined when the text must be decrypted. */
  textIn(encrypted: string, bound: string): string | undefined;
};

/** @param maxCharacters total of all texts */
export function createDecryptionCache(maxCharacters = 1_000_000): DecryptionCache {
  const texts = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (text, name) => name.length + text.length,
  });
  return {
    add: (encrypted, bound, text) => void texts.set(nameOf(encrypted, bound), text),
    textIn: (encrypted, bound) => texts.get(nameOf(encrypted, bound)),
  };
}

const nameOf = (encrypted: string, bound: string): string => `${bound}\n${encrypted}`;
