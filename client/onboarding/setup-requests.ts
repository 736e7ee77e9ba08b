import type * as z from 'zod/mini';
import { sentExercises } from '#client/exercise/custom-plan.ts';
import { shownCentimetres, shownFeetAndInches, shownMass } from '#client/lib/format/typed-quantity.ts';
import { isUnauthorized } from '#client/lib/http/api-error.ts';
import { currentUserKey } from '#client/lib/http/current-user.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { activeProgramKey } from '#client/lib/http/read-models.ts';
import {
  type ProgramRequest,
  startedProgram,
  startProgramCommand,
  updateUserCommand,
} from '#client/lib/http/shared-commands.ts';
import { type CommandOf, replaced } from '#client/lib/http/use-command.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { typedNumber } from '#domain/kernel/typed-number.ts';
import type { ProgramEvent } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import type { logMetricBody } from '#service/features/body/body-contract.ts';
import {
  type CurrentUser,
  currentUser,
  type updateUserBody,
} from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { type Draft, dailyPlanOf, goalValueOf, massUnits } from './onboarding-draft.ts';
import { plannedEnd, plannedStart } from './onboarding-plan.ts';

/** The writes of Complete Setup, in this order. */
export type Setup = {
  /** The keys of the writes are made of it, so that a repeated one does nothing twice. */
  readonly setupId: string;
  readonly profile: z.infer<typeof updateUserBody>;
  /** Null where no weight was given. */
  readonly weight: z.infer<typeof logMetricBody> | null;
  readonly program: ProgramRequest;
};

/** Null while the draft is not complete. */
export function setupOf(draft: Draft, today: MemberDay, setupId: string): Setup | null {
  const program = programRequest(draft, today);
  return program && { setupId, profile: profileOf(draft), weight: weightOf(draft, today), program };
}

/** In the units that are shown, which are the ones it names. */
function profileOf(draft: Draft): Setup['profile'] {
  const { gender, unitPreference, activityLevel, equipment, daysPerWeek, minutesPerDay } = draft;
  const { injuries, questWheelEnabled, notificationFrequency } = draft;
  return {
    age: typedNumber(draft.age) ?? 0,
    ...(gender ? { gender } : {}),
    height: heightShown(draft),
    weight: weightShown(draft),
    unitPreference,
    activityLevel,
    equipment: [...equipment],
    daysPerWeek,
    minutesPerDay,
    injuries,
    questWheelEnabled,
    notificationFrequency,
  };
}

function weightOf(draft: Draft, date: MemberDay): Setup['weight'] {
  const weight = weightShown(draft);
  return weight > 0 ? { weight: String(weight), date, unit: massUnits[draft.unitPreference] } : null;
}

function programRequest(draft: Draft, today: MemberDay): ProgramRequest | null {
  switch (draft.program) {
    case null:
      return null;
    case 'assessment':
      return {
        path: '/api/programs/assessment',
        ...(draft.acknowledged.length > 0 && { body: acknowledgedIn(draft) }),
      };
    case 'maintain':
      return dailyRequest(draft, today);
    case 'bulk':
    case 'lean':
    case 'cardio_fitness':
      return plannedRequest(draft, draft.program, today);
  }
}

function dailyRequest(draft: Draft, today: MemberDay): ProgramRequest | null {
  const templateType = dailyPlanOf(draft);
  const targetEndDate = plannedEnd(draft, today);
  if (!templateType || !targetEndDate) return null;
  const { targetDuration, customExercises } = draft;
  return {
    path: '/api/programs/daily-maintenance',
    body: {
      templateType,
      ...(templateType === 'daily-custom' ? { customExercises: sentExercises(customExercises) } : {}),
      targetDuration,
      targetEndDate,
      ...acknowledgedIn(draft),
    },
  };
}

const acknowledgedIn = ({ acknowledged }: Draft) =>
  acknowledged.length > 0 ? { acknowledged: [...acknowledged] } : {};

function plannedRequest(
  draft: Draft,
  program: 'bulk' | 'lean' | 'cardio_fitness',
  today: MemberDay,
): ProgramRequest | null {
  const { goalType, goalUnit } = draft;
  const goalValue = goalValueOf(draft);
  const startDate = plannedStart(draft, today);
  const plannedEndDate = plannedEnd(draft, today);
  if (!goalType || goalValue === null || !startDate || !plannedEndDate) return null;
  return {
    path: '/api/programs',
    body: {
      type: programMap[program].sentType,
      goalType,
      goalValue,
      goalUnit,
      startDate,
      plannedEndDate,
      currentPhase: 1,
      isActive: true,
      ...acknowledgedIn(draft),
    },
  };
}

const weightShown = ({ weight, unitPreference }: Draft): number =>
  typedNumber(shownMass(weight, massUnits[unitPreference])) ?? 0;

/** Total inches or centimetres. */
function heightShown({ height, unitPreference }: Draft): number {
  if (unitPreference === 'metric') return typedNumber(shownCentimetres(height)) ?? 0;
  const { feet, inches } = shownFeetAndInches(height);
  return (typedNumber(feet) ?? 0) * 12 + (typedNumber(inches) ?? 0);
}

/** The end of the wizard. */
export type SetupCompleted = {
  /** Events of the program's start, as the server answered them. */
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

/** The result of the work, or null where it failed for another reason than a missing session. */
const unlessSessionIsOver = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (isUnauthorized(error)) throw error;
    return null;
  });
