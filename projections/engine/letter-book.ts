import type { Position } from '#domain/kernel/recorded.ts';
import { type DeadLetter, withStreams } from './dead-letters.ts';
import type { EventSource } from './event-source.ts';
import type { Fold, HeldBefore } from './hold-back.ts';
import type { AnyProjection } from './projection.ts';

/**
 * The dead letters of a fold from the beginning of the log, in memory: a rebuild writes them when it swaps its tables in. Also the value of
 * the events about everybody, from which the fold continues.
 */
export type LetterBook = {
  /** The owners to pass over from here on, and the fold of the events about everybody up to here. */
  before(projection: AnyProjection): HeldBefore;
  /** Takes over what a fold has found. */
  add(projection: AnyProjection, fold: Fold): void;
  letters(projection: AnyProjection): readonly DeadLetter[];
  /** All of it as JSON, for another process. */
  pages(): readonly LetterPage[];
  /** Takes over what another process has found among other members. */
  addPages(pages: readonly LetterPage[]): void;
  /** Reads the streams that bulk reads have left out. @param after a position before all letters without a stream */
  fillStreams(source: EventSource, after: Position): Promise<void>;
};

/** The dead letters of one projection, and the owners that are held back. */
export type LetterPage = {
  readonly projection: string;
  readonly letters: readonly DeadLetter[];
  readonly held: readonly (readonly [owner: string, since: Position])[];
};

type Page = {
  letters: Map<Position, DeadLetter>;
  held: ReadonlyMap<string, Position>;
  everybody?: unknown;
};

/** @param source names the events that operators have skipped. */
export async function openLetterBook(source: EventSource): Promise<LetterBook> {
  const skips = await readSkips(source);
  const pages = new Map<string, Page>();
  const pageOf = ({ name }: Pick<AnyProjection, 'name'>): Page => {
    const page = pages.get(name) ?? { letters: new Map(), held: new Map() };
    pages.set(name, page);
    return page;
  };
  return {
    before(projection) {
      const { letters, held, everybody } = pageOf(projection);
      return { skips: skips(projection.name), held, hasDeadLetters: letters.size > 0, everybody };
    },
    add(projection, fold) {
      const page = pageOf(projection);
      page.held = fold.held;
      page.everybody = fold.everybody;
      for (const [position, { owner }] of page.letters)
        if (owner !== null && fold.cleared.has(owner)) page.letters.delete(position);
      for (const letter of fold.letters()) page.letters.set(letter.position, letter);
    },
    letters: (projection) => [...pageOf(projection).letters.values()],
    pages: () =>
      [...pages].map(([projection, { letters, held }]) => ({
        projection,
        letters: [...letters.values()],
        held: [...held],
      })),
    addPages(others) {
      for (const { projection: name, letters, held } of others) {
        const page = pageOf({ name });
        for (const letter of letters) page.letters.set(letter.position, letter);
        page.held = new Map([...page.held, ...held]);
      }
    },
    async fillStreams(source, after) {
      for (const page of pages.values()) {
        const filled = await withStreams(source, [...page.letters.values()], after);
        page.letters = new Map(filled.map((letter) => [letter.position, letter]));
      }
    },
  };
}

/** The ids of the skipped events of a projection. */
export type Skips = (projection: string) => ReadonlySet<string>;

export async function readSkips(source: EventSource): Promise<Skips> {
  const ids = new Map<string, Set<string>>();
  for (const { projection, eventId } of (await source.skipped?.()) ?? [])
    ids.set(projection, (ids.get(projection) ?? new Set()).add(eventId));
  return (projection) => ids.get(projection) ?? none;
}

const none: ReadonlySet<string> = new Set();
