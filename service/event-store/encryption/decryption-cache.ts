import { LRUCache } from 'lru-cache';

/** The plain texts that this process encrypted most recently, because its own subscribers read these events next. */
export type DecryptionCache = {
  /** @param bound the data that the ciphertext is bound to; required for look-up */
  add(encrypted: string, bound: string, text: string): void;
  /** Undefined when the text must be decrypted. */
  textIn(encrypted: string, bound: string): string | undefined;
};

/** The newest text of each bound. @param maxCharacters total of all texts */
export function createDecryptionCache(maxCharacters = 1_000_000): DecryptionCache {
  // Found by the bound, which is short; a new string of a ciphertext would have to be hashed at each look-up.
  const texts = new LRUCache<string, { readonly encrypted: string; readonly text: string }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ encrypted, text }, bound) => bound.length + encrypted.length + text.length,
  });
  return {
    add: (encrypted, bound, text) => void texts.set(bound, { encrypted, text }),
    textIn(encrypted, bound) {
      const found = texts.get(bound);
      return found?.encrypted === encrypted ? found.text : undefined;
    },
  };
}
