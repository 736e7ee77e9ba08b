import * as z from 'zod';
import type { Length, LengthUnit, Mass, MassUnit } from '#domain/body/quantity.ts';
import { type Instant, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import type { MemberId, ProgramId } from '#domain/kernel/ids.ts';
import type { ErasedStream } from '#domain/kernel/recorded.ts';
import type { DailyTemplateId, RoutineExercise } from '#domain/program/program-events.ts';

/** A field that may be absent. */
type Maybe<Value> = { readonly maybe: z.ZodType<Value> };
/** A schema for each field of a type, and a `maybe` where it is optional: a field too few or too many does not compile. */
type Fields<Value> = {
  readonly [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key>
    ? Maybe<Required<Value>[Key]>
    : z.ZodType<Value[Key]>;
};

export const maybe = <Value>(schema: z.ZodType<Value>): Maybe<Value> => ({ maybe: schema });

/** Refuses fields that are not named: a field that is not classified as personal or not must not get into the store. */
export const object = <Value>(fields: Fields<NoInfer<Value>>): z.ZodType<Value> =>
  z.strictObject(shapeOf(fields)) as unknown as z.ZodType<Value>;

function shapeOf<Value>(fields: Fields<Value>): Record<string, z.ZodType> {
  const entries = Object.entries<Maybe<unknown> | z.ZodType>(fields);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, 'maybe' in field ? z.exactOptional(field.maybe) : field]),
  );
}

/** All the words of a union, so that one more in the domain does not compile here. */
export const choice = <Word extends string>(words: { readonly [Each in Word]: true }): z.ZodType<Word> =>
  z.enum(Object.keys(words) as Word[]);

export const branded = <Text extends string>(schema: z.ZodType<string>): z.ZodType<Text> =>
  schema as unknown as z.ZodType<Text>;

/** Says why a text tells nothing about a person by itself. A text without it must be personal. */
const holding = <Schema extends z.ZodType>(
  holds: 'id' | 'date' | 'zone' | 'catalogue',
  schema: Schema,
): Schema => schema.meta({ holds });

/** In somebody's own words, or anything else about them: always `personal`. */
export const text = z.string();
/** Made by the service, never by who sends a command. */
export const id = holding('id', z.string().min(1));
/** A word of the catalogue; the decider refuses any other. Older events may hold another, so that the schema does not list them. */
export const catalogueWord = holding('catalogue', z.string().min(1));
/** The name of an IANA zone; the decider refuses any other. */
export const zoneName = holding('zone', z.string().min(1));
export const memberId = branded<MemberId>(id);
export const programId = branded<ProgramId>(id);
export const day = branded<MemberDay>(
  holding('date', z.string().refine(isMemberDay, 'must be a date that exists')),
);
export const instant = branded<Instant>(holding('date', z.iso.datetime({ precision: 3 })));
/** Whole, from 0. */
export const count = z.int().min(0);
/** Finite, from 0. */
export const amount = z.number().min(0);

export const erasedStreams: z.ZodType<readonly ErasedStream[]> = z.array(
  object<ErasedStream>({ name: id, revision: count, hash: id.nullable() }),
);

export const mass = object<Mass>({
  value: amount,
  unit: choice<MassUnit>({ lbs: true, kg: true }),
  grams: count,
});
export const length = object<Length>({
  value: amount,
  unit: choice<LengthUnit>({ in: true, cm: true }),
  millimetres: count,
});

export const dailyTemplate = choice<DailyTemplateId>({
  'daily-50': true,
  'daily-100': true,
  'daily-custom': true,
});

type OfKind<Kind extends RoutineExercise['type']> = Extract<RoutineExercise, { readonly type: Kind }>;
const exerciseOfKind: { readonly [Kind in RoutineExercise['type']]: z.ZodType<OfKind<Kind>> } = {
  reps: object({ type: z.literal('reps'), name: text, sets: count, reps: count }),
  duration: object({ type: z.literal('duration'), name: text, sets: count, durationSeconds: amount }),
  steps: object({ type: z.literal('steps'), name: text, steps: count }),
  distance: object({ type: z.literal('distance'), name: text, distanceMiles: amount }),
};
export const routineExercises: z.ZodType<readonly RoutineExercise[]> = z.array(
  z.union(Object.values(exerciseOfKind)),
);
