import { isUnauthorized } from '#client/lib/http/api-error.ts';
import type { CommandAnswer } from '#client/lib/http/command-region.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { startProgram } from '#client/lib/http/start-program.ts';
import { type CurrentUser, currentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import type { Setup } from './setup-requests.ts';

/** The news that ends the wizard. */
export type SetupCompleted = {
  readonly type: 'ProgramStarted';
  readonly program: Program;
  /** Who the member is after it; null where the profile could not be kept. */
  readonly user: CurrentUser | null;
  /** Whether profile and weight were kept beside the program. */
  readonly isAllKept: boolean;
};

/**
 * Profile, weight, program. The program alone decides whether the setup succeeds; only a session that is over ends it earlier.
 * @throws ApiError of the program's call, or of the first that says 401.
 */
export async function completeSetup(setup: Setup): Promise<CommandAnswer<SetupCompleted>> {
  const { setupId, profile, weight, program } = setup;
  const user = await unlessSessionIsOver(keepProfile(profile, `${setupId}-profile`));
  const weighed = weight && (await unlessSessionIsOver(logWeight(weight, `${setupId}-weight`)));
  const started = await startProgram(program, { idempotencyKey: `${setupId}-program` });
  const isAllKept = user !== null && (weight === null || weighed !== null);
  return { events: [{ type: 'ProgramStarted', program: started, user, isAllKept }] };
}

const keepProfile = (body: Setup['profile'], idempotencyKey: string): Promise<CurrentUser> =>
  sendCommand({ method: 'PATCH', path: '/api/auth/user', body, idempotencyKey, answer: currentUser });

async function logWeight(body: Setup['weight'], idempotencyKey: string): Promise<true> {
  await sendCommand({ method: 'POST', path: '/api/body-metrics', body, idempotencyKey });
  return true;
}

/** What the work gives, or null where it failed for another reason than that nobody is signed in. */
const unlessSessionIsOver = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (isUnauthorized(error)) throw error;
    return null;
  });
