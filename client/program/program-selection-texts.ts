import type { CustomPlan } from '#client/exercise/custom-plan.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { ChoiceId } from './program-choices.ts';

/** Why Start does nothing yet; null where it does. */
export function whatIsMissing(id: ChoiceId | null, plan: CustomPlan): ToastMessage | null {
  if (id === null) return noProgram;
  return id === 'daily-custom' && plan.length === 0 ? noExercises : null;
}

const noProgram = {
  title: 'No program selected',
  description: 'Please select a program to continue.',
  variant: 'destructive',
} as const;

const noExercises = {
  title: 'No exercises selected',
  description: 'Please add at least one exercise to your custom daily plan.',
  variant: 'destructive',
} as const;

export const createdToast = { title: 'Program Created!' } as const;
export const failedText = 'Failed to create program';

export const takeAssessmentText = 'Take the 7-day assessment for more';
export const confidenceLabels = { high: 'High confidence', medium: 'Medium confidence' } as const;

export const hazardText = {
  title: 'Please check this plan',
  otherGoal: 'Set a safer goal',
} as const;
