import * as z from 'zod';
import { assessmentOutcome, recommendation } from '#service/features/assessment/assessment-contract.ts';
import { betaRequest } from '#service/features/beta/beta-contract.ts';
import { bodyMetric } from '#service/features/body/body-contract.ts';
import {
  currentUser,
  notificationPreferences,
  privacyPreferences,
} from '#service/features/member/member-contract.ts';
import { phase, program } from '#service/features/program/program-contract.ts';
import { quest, spinSession, userQuest } from '#service/features/quest/quest-contract.ts';
import {
  dailyTemplate,
  routineExercise,
  routineProgress,
} from '#service/features/routine/routine-contract.ts';
import { achievement, activityDay, ledgerEntry } from '#service/features/stats/stats-contract.ts';
import { templateExercise, workout, workoutTemplate } from '#service/features/workout/workout-contract.ts';
import { memberDay } from '#service/http/fields-contract.ts';

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [Keyword in string]?: unknown };
type Described = { readonly id?: string; readonly format?: 'date' };

/** Schemas that answers refer to by name. */
const named = {
  Achievement: achievement,
  ActivityDay: activityDay,
  AssessmentOutcome: assessmentOutcome,
  BetaRequest: betaRequest,
  BodyMetric: bodyMetric,
  CurrentUser: currentUser,
  DailyTemplate: dailyTemplate,
  LedgerEntry: ledgerEntry,
  NotificationPreferences: notificationPreferences,
  Phase: phase,
  PrivacyPreferences: privacyPreferences,
  Program: program,
  Quest: quest,
  Recommendation: recommendation,
  RoutineExercise: routineExercise,
  RoutineProgress: routineProgress,
  SpinSession: spinSession,
  TemplateExercise: templateExercise,
  UserQuest: userQuest,
  Workout: workout,
  WorkoutTemplate: workoutTemplate,
} as const;

const ofRequests = z.registry<Described>().add(memberDay, { format: 'date' });
const ofAnswers = z.registry<Described>().add(memberDay, { format: 'date' });
for (const [id, schema] of Object.entries(named)) ofAnswers.add(schema, { id });

/** The schema of a request. Unknown fields are ignored. */
export const requestSchema = (schema: z.core.$ZodType): JsonSchema =>
  withoutDialect(z.toJSONSchema(schema, { metadata: ofRequests, io: 'input' }));

/** The schema of an answer, which has no other fields. Named parts are added to `components` and referenced. */
export function answerSchema(schema: z.core.$ZodType, components: Record<string, JsonSchema>): JsonSchema {
  const generated = z.toJSONSchema(schema, { metadata: ofAnswers, io: 'output' });
  const text = JSON.stringify(generated).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...rest } = JSON.parse(text) as JsonSchema & {
    readonly $defs?: Readonly<Record<string, JsonSchema & { readonly id?: string }>>;
  };
  for (const [name, { id: _, ...part }] of Object.entries($defs)) components[name] = part;
  return withoutDialect(rest);
}

function withoutDialect({ $schema: _, ...rest }: JsonSchema): JsonSchema {
  return rest;
}
