import { isUnauthorized } from '#client/lib/http/api-error.ts';
import { currentUserKey } from '#client/lib/http/current-user.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { activeProgramKey } from '#client/lib/http/read-models.ts';
import { startedProgram, startProgramCommand, updateUserCommand } from '#client/lib/http/shared-commands.ts';

import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import type { ProgramEvent } from '#domain/program/program-events.ts';
import { type CurrentUser, currentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import type { Setup } from './setup-requests.ts';

/** What ends the wizard. */
export type SetupCompleted = {
  /** Of the program's start, as the server answered them. */
  readonly events: readonly ProgramEvent[];
  readonly visible: boolean;
  readonly program: Program;
  /** Who the member is after it; null where the profile could not be kept. */
  readonly user: CurrentUser | null;
  /** Whether profile and weight were kept beside the program. */
  readonly isAllKept: boolean;
};

/**
 * Profile, weight, program. The program alone decides whether the setup succeeds; only a session that is over ends it earlier.
 * The keys are made of the setup's id.
 */
export const setupCommand: CommandOf<Setup, SetupCompleted> = {
  send: async ({ setupId, profile, weight, program }) => {
    const updated = await unlessSessionIsOver(updateUserCommand.send(profile, `${setupId}-profile`));
    const user = updated && currentUser.parse(updated);
    const weighed = weight && (await unlessSessionIsOver(logWeight(weight, `${setupId}-weight`)));
    const started = await startProgramCommand.send(program, `${setupId}-program`);
    return {
      // The contract says that these are events; which ones a start yields is the domain's to say.
      events: started.events as unknown as readonly ProgramEvent[],
      visible: started.visible,
      program: startedProgram(started),
      user,
      isAllKept: user !== null && (weight === null || weighed !== null),
    };
  },
  models: ({ user, program }) => [
    ...(user ? [replaced(currentUserKey, user)] : []),
    replaced(activeProgramKey, program),
  ],
  reread: startProgramCommand.reread,
};

async function logWeight(body: Setup['weight'], idempotencyKey: string): Promise<true> {
  await sendCommand({ method: 'POST', path: '/api/body-metrics', body, idempotencyKey });
  return true;
}

/** What the work gives, or null where it failed for another reason than a missing session. */
const unlessSessionIsOver = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (isUnauthorized(error)) throw error;
    return null;
  });
