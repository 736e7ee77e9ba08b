import useSWR, { type SWRResponse } from 'swr';
import type { WorkoutTemplate } from '#domain/catalogue/workout-template.ts';
import { type WorkoutTemplate as TemplateSent, templatesAnswer } from '#service/workout/workout-contract.ts';
import { readAs } from './swr.ts';

type Templates = readonly WorkoutTemplate[];

const readTemplates = readAs({
  parse: (content: unknown): Templates => templatesAnswer.parse(content).map(templateOf),
});

/** The templates that come with the product. */
export const useBuiltinTemplates = (): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>('/api/workout-templates/builtin', readTemplates);

/** The member's own daily plan as a template. `isEnabled` only for a program that has one: nothing is read for others. */
export const useCustomTemplates = (isEnabled: boolean): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>(isEnabled ? '/api/workout-templates/custom' : null, readTemplates);

/** The templates that the member saved. */
export const useUserTemplates = (): SWRResponse<Templates, Error> =>
  useSWR<Templates, Error>('/api/workout-templates/user', readTemplates);

/** A template as the catalogue knows it: an exercise has reps or a time. */
const templateOf = ({ exercises, ...template }: TemplateSent): WorkoutTemplate => ({
  ...template,
  exercises: exercises.map(({ name, sets, restSeconds, reps, duration = 0 }) => ({
    name,
    sets,
    restSeconds,
    ...(reps === undefined ? { durationSeconds: duration } : { reps }),
  })),
});
