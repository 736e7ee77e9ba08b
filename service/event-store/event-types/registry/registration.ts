import type * as z from 'zod';

/** How an event is stored. Its name is for ever; a new shape is a new version, with a way from each version to the next. */
export type Registration<Data = Fields> = {
  /** The shape of the current version, without the type. */
  readonly data: z.ZodType<Data>;
  /**
   * The fields that say who somebody is, how they are, or what they wrote in their own words: `changes.age`, `results[].notes`.
   * Points, streaks and counts need none of them. Leave at least one where there ever were any: bulk reads open no others.
   */
  readonly personal: readonly string[];
  /** From version 1 to 2, from 2 to 3, and so on: the current version is one more than there are of them. */
  readonly upcasts?: readonly Upcast[];
};
export type Upcast = (data: Fields) => Fields;
export type Fields = Readonly<Record<string, unknown>>;

/** A registration for each event of a union, and each with a schema of that very event: anything else does not compile. */
export type Registry<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Registration<Omit<Extract<Event, { readonly type: Type }>, 'type'>>;
};
