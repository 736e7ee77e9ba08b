import type * as z from 'zod';

/** How an event is stored. Its name never changes; a new shape is a new version with an upcast from each version to the next. */
export type Registration<Data = Fields> = {
  /** The shape of the current version, without the type. */
  readonly data: z.ZodType<Data>;
  /**
   * The fields that identify or describe a person or contain their own words: `changes.age`, `results[].notes`. Points, streaks and counts
   * use none of them. Keep at least one if there ever were any: bulk reads decrypt no other types.
   */
  readonly personal: readonly string[];
  /** From version 1 to 2, from 2 to 3, and so on. The current version is their number plus one. */
  readonly upcasts?: readonly Upcast[];
};
export type Upcast = (data: Fields) => Fields;
export type Fields = Readonly<Record<string, unknown>>;

/** A registration for each event of a union, with the schema of that event; otherwise it does not compile. */
export type Registry<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Registration<Omit<Extract<Event, { readonly type: Type }>, 'type'>>;
};
