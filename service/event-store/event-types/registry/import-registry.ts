import * as z from 'zod';
import { loadMeanings, type NamedAnswer } from '#domain/history-import/exercise-answers.ts';
import type { ImportEvent, ImportedWeight, ImportedWorkout } from '#domain/history-import/import-events.ts';
import { type Source, sources } from '#domain/history-import/sources.ts';
import { amount, count, day, id, instant, mass, maybe, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';
import { loggedSet } from './workout-registry.ts';

const source: z.ZodType<Source> = z.enum(sources);
const ofImport = { memberId, importId: id };
const answer = object<NamedAnswer>({ name: text, as: text.nullable(), load: z.enum(loadMeanings) });
const ofBatch = { ...ofImport, source, batch: count };

export const importRegistry: Registry<ImportEvent> = {
  ImportBegun: {
    data: object({ ...ofImport, source, fileName: text.nullable(), exercises: maybe(z.array(answer)) }),
    personal: ['fileName', 'exercises'],
  },
  WorkoutsImported: {
    data: object({
      ...ofBatch,
      workouts: z.array(
        object<ImportedWorkout>({
          workoutId: id,
          date: day,
          startedAt: instant.nullable(),
          name: text.nullable(),
          durationMinutes: amount,
          note: text.nullable(),
          sets: z.array(loggedSet),
        }),
      ),
    }),
    personal: ['workouts[].name', 'workouts[].note', 'workouts[].sets'],
  },
  WeightsImported: {
    data: object({
      ...ofBatch,
      weights: z.array(
        object<ImportedWeight>({
          entryId: id,
          date: day,
          weight: mass,
          bodyFatPercent: amount.nullable(),
        }),
      ),
    }),
    personal: ['weights[].weight', 'weights[].bodyFatPercent'],
  },
  ImportCompleted: { data: object(ofImport), personal: [] },
  ImportWithdrawn: {
    data: object({ ...ofImport, workoutIds: z.array(id), entryIds: z.array(id) }),
    personal: [],
  },
};
