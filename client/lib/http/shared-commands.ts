import { mutate } from 'swr';
import type * as z from 'zod/mini';
import type { Kept } from '#client/lib/offline/outbox.ts';
import type { logMetricBody } from '#service/features/body/body-contract.ts';
import {
  type CurrentUser,
  currentUser,
  type updateUserBody,
  userCommandAnswer,
} from '#service/features/member/member-contract.ts';
import {
  type Program,
  program,
  type startAssessmentBody,
  type startDailyBody,
  startProgramAnswer,
  type startProgramBody,
} from '#service/features/program/program-contract.ts';
import { currentUserKey } from './current-user.ts';
import { newIdempotencyKey, sendCommand } from './http.ts';
import { activeProgramKey, latestAssessmentKey } from './read-models.ts';
import { type CacheChange, type CommandOf, changed, replaced } from './use-command.ts';

export type UserChange = z.infer<typeof updateUserBody>;
/** The answer of every command on the member. */
export type UserResult = z.infer<typeof userCommandAnswer>;

/** Who the member is after a command; all that shows it follows at once. */
export const answeredUser = (answer: UserResult): readonly CacheChange[] => [
  replaced(currentUserKey, currentUser.parse(answer)),
];

/** Changes the member's own profile. */
export const updateUserCommand = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'PATCH', path: currentUserKey, body, idempotencyKey, answer: userCommandAnswer }),
  models: answeredUser,
} satisfies CommandOf<UserChange, UserResult>;

export type ZoneChange = {
  readonly zone: string;
  /** The zone was wrong since then. */
  readonly since?: string;
};

/** Counts the member's days in another zone from now on, or since an earlier moment. */
export const changeZoneCommand = {
  send: (body, idempotencyKey) =>
    sendCommand({
      method: 'POST',
      path: '/api/me/time-zone',
      body,
      idempotencyKey,
      answer: userCommandAnswer,
    }),
  models: answeredUser,
} satisfies CommandOf<ZoneChange, UserResult>;

/** Changes a setting that nothing else of the profile follows from: it counts on the screen before the answer comes. */
export const updateSettingCommand: CommandOf<
  Partial<Pick<CurrentUser, 'questWheelEnabled' | 'goalBaseline' | 'recapByMail' | 'wheelSkin'>>,
  UserResult
> = {
  ...updateUserCommand,
  optimistic: (setting) => [
    changed<CurrentUser | null>(currentUserKey, (user) => user && { ...user, ...setting }),
  ],
};

/** The three ways to start a program. */
export type ProgramRequest =
  | { readonly path: '/api/programs'; readonly body: z.infer<typeof startProgramBody> }
  | { readonly path: '/api/programs/daily-maintenance'; readonly body: z.infer<typeof startDailyBody> }
  | { readonly path: '/api/programs/assessment'; readonly body?: z.infer<typeof startAssessmentBody> };

/** The answer of a start: the program, and the events of its start. */
export type ProgramResult = z.infer<typeof startProgramAnswer>;

export const startedProgram = (answer: ProgramResult): Program => program.parse(answer);

/**
 * Starts a program; the running one ends. The frame is updated at once. Reads of the earlier program are forgotten, and read again when
 * they are next shown.
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

export type MetricBody = z.infer<typeof logMetricBody>;

/** A weight or measurements, as they are logged. @param label what it is, for the member */
export const metricCommand = (body: MetricBody, label: string): Kept => ({
  method: 'POST',
  path: '/api/body-metrics',
  body,
  label,
  idempotencyKey: newIdempotencyKey(),
});
