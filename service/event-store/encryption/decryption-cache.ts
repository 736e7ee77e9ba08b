import { LRUCache } from 'lru-cache';

/** The plain texts of what this process encrypted last, because its own subscribers read these events next. */
export type DecryptionCache = {
  /** @param bound what the ciphertext is bound to; with anything else it is not found */
  add(encrypted: string, bound: string, text: string): void;
  /** Undefined where it must be decrypted. */
  textIn(encrypted: string, bound: string): string | undefined;
};

/** @param maxCharacters of all that is kept together */
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
