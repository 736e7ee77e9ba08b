import { mutate } from 'swr';
import type * as z from 'zod/mini';
import {
  type Program,
  program,
  type startDailyBody,
  startProgramAnswer,
  type startProgramBody,
} from '#service/program/program-contract.ts';
import { currentUserKey } from './current-user.ts';
import { sendCommand } from './http.ts';
import { activeProgramKey, latestAssessmentKey } from './read-models.ts';
import { type CommandOf, replaced } from './use-command.ts';

/** The three ways to start a program. */
export type ProgramRequest =
  | { readonly path: '/api/programs'; readonly body: z.infer<typeof startProgramBody> }
  | { readonly path: '/api/programs/daily-maintenance'; readonly body: z.infer<typeof startDailyBody> }
  | { readonly path: '/api/programs/assessment' };

/** What starting one answers: the program, and the events of its start. */
export type ProgramResult = z.infer<typeof startProgramAnswer>;

export const startedProgram = (answer: ProgramResult): Program => program.parse(answer);

/**
 * Starts a program; the one that was running ends. The frame learns of it at once. What was read of the one before is forgotten, and
 * read again when it is next shown.
 */
export const startProgramCommand = {
  send: (request, idempotencyKey) =>
    sendCommand({ method: 'POST', answer: startProgramAnswer, ...request, idempotencyKey }),
  models: (answer) => [replaced(activeProgramKey, startedProgram(answer))],
  reread: async () => {
    await mutate((key) => !independentOfProgram.includes(key), undefined, { revalidate: true });
  },
} satisfies CommandOf<ProgramRequest, ProgramResult>;

const independentOfProgram: readonly unknown[] = [activeProgramKey, currentUserKey, latestAssessmentKey];
