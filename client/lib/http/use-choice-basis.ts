import { levelByActivity, onboardingDefaults } from '#domain/catalogue/content/options.ts';
import type { ChoiceBasis } from '#domain/catalogue/workouts/template-choice.ts';
import type { Program } from '#service/program/program-contract.ts';
import {
  useActiveProgram,
  useBuiltinTemplates,
  useCurrentUser,
  useCustomTemplates,
  useLatestAssessment,
  useUserTemplates,
} from './read-models.ts';

type ChoiceLookup = {
  /** Undefined while it is read, and where that failed. */
  readonly basis: ChoiceBasis | undefined;
  readonly error: Error | undefined;
  /** Reads again what failed. */
  readonly retry: () => void;
};

/** What the member's templates are chosen by: the same on the dashboard and on the workout screen. */
export function useChoiceBasis(): ChoiceLookup {
  const { data: user } = useCurrentUser();
  const program = useActiveProgram();
  const builtin = useBuiltinTemplates();
  const custom = useCustomTemplates(program.data?.goalType === 'daily_custom');
  const saved = useUserTemplates();
  const assessment = useLatestAssessment();
  const lookups = [program, builtin, custom, saved, assessment];
  const isKnown = lookups.every(({ isLoading, error }) => !isLoading && !error);
  return {
    basis:
      isKnown && builtin.data && saved.data
        ? {
            shelf: { builtin: builtin.data, custom: custom.data ?? [], user: saved.data },
            equipment: user?.availableEquipment ?? [],
            level: assessment.data?.level ?? levelByActivity[user?.activityLevel ?? usualActivity],
            program: chosenProgram(program.data ?? null),
            excluded: (user?.excludedExercises ?? []).map(({ name }) => name),
          }
        : undefined,
    error: lookups.find(({ error }) => error)?.error,
    retry: () => {
      for (const { error, mutate } of lookups) if (error) void mutate();
    },
  };
}

const usualActivity = onboardingDefaults.activityLevel;

const chosenProgram = (program: Program | null): ChoiceBasis['program'] =>
  program && { programType: program.type, goalType: program.goalType, dailyTemplate: program.dailyTemplate };
