/** What this process has sealed last, beside what lies in it: its own subscribers are the next who open it. */
export type FreshSeals = {
  /** @param bound what the seal belongs to: with anything else it is not found */
  keep(sealed: string, bound: string, text: string): void;
  /** Undefined where it must be decrypted. */
  textIn(sealed: string, bound: string): string | undefined;
};

/** @param mostCharacters of all that is kept together */
export function createFreshSeals(mostCharacters = 1_000_000): FreshSeals {
  const texts = new Map<string, string>();
  let characters = 0;
  return {
    keep(sealed, bound, text) {
      const name = nameOf(sealed, bound);
      texts.set(name, text);
      characters += name.length + text.length;
      for (const [oldest, old] of texts) {
        if (characters <= mostCharacters) return;
        texts.delete(oldest);
        characters -= oldest.length + old.length;
      }
    },
    textIn: (sealed, bound) => texts.get(nameOf(sealed, bound)),
  };
}

const nameOf = (sealed: string, bound: string): string => `${bound}\n${sealed}`;
