import { mutate } from 'swr';
import type * as z from 'zod/mini';
import {
  type Program,
  program,
  type startDailyBody,
  type startProgramBody,
} from '#service/program/program-contract.ts';
import { currentUserKey } from './current-user.ts';
import { sendCommand } from './http.ts';
import { activeProgramKey, latestAssessmentKey } from './read-models.ts';

/** The three ways to start a program. */
export type ProgramRequest =
  | { readonly path: '/api/programs'; readonly body: z.infer<typeof startProgramBody> }
  | { readonly path: '/api/programs/daily-maintenance'; readonly body: z.infer<typeof startDailyBody> }
  | { readonly path: '/api/programs/assessment' };

/** Starts a program; the one that was running ends. @throws ApiError */
export const startProgram = (
  request: ProgramRequest,
  key: { readonly idempotencyKey?: string } = {},
): Promise<Program> => sendCommand({ method: 'POST', answer: program, ...request, ...key });

/** The frame learns of the program at once. What was read of the one before it is forgotten, and read anew when it is next shown. */
export function showStartedProgram(started: Program): void {
  void mutate((key) => !independentOfProgram.includes(key), undefined, { revalidate: true });
  void mutate(activeProgramKey, started, { revalidate: false });
}

const independentOfProgram: readonly unknown[] = [activeProgramKey, currentUserKey, latestAssessmentKey];
