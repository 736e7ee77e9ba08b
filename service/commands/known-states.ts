import type { CommandId } from '#domain/kernel/ids.ts';
import { sizeInMemory } from './size-in-memory.ts';

/** A stream as this process last saw it: others may have written since, which an append at its revision finds out. */
export type KnownState<State> = {
  readonly state: State;
  readonly revision: number;
  /** Of all commands that the stream has seen. */
  readonly commandIds: Set<CommandId>;
};

export type KnownStates = {
  /** Only as the same decider has folded it. */
  get<State>(decider: object, stream: string): KnownState<State> | null;
  set<State>(decider: object, stream: string, known: KnownState<State>): void;
  forget(stream: string): void;
};

type Entry = { readonly decider: object; readonly known: KnownState<unknown>; readonly size: number };

/** Remembers the streams that were used last. @param capacity about how many bytes of memory all of them may take together */
export function createKnownStates(capacity: number): KnownStates {
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let size = 0;

  function forget(stream: string): void {
    size -= entries.get(stream)?.size ?? 0;
    entries.delete(stream);
  }

  return {
    get<State>(decider: object, stream: string) {
      const entry = entries.get(stream);
      return entry?.decider === decider ? (entry.known as KnownState<State>) : null;
    },
    set(decider, stream, known) {
      forget(stream);
      const entry = { decider, known, size: sizeInMemory([stream, known]) };
      entries.set(stream, entry);
      size += entry.size;
      for (const oldest of entries.keys()) {
        if (size <= capacity) break;
        forget(oldest);
      }
    },
    forget,
  };
}
