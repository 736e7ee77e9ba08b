import { numberText } from '#client/lib/format/locale.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { showToast } from '#client/ui/toast.ts';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import { valueRange } from './assessment-results.ts';
import { resultText } from './result-words.ts';

export const screenTitle = '7-day assessment';

export const savedToast = (result: AssessmentResult): ToastMessage => ({
  title: 'Result Saved',
  description: `${result.exerciseName}: ${resultText(result)}`,
});

export const missingToast = {
  title: 'Missing Information',
  description: 'Please enter a value for this exercise.',
  variant: 'destructive',
} as const;

export const completedToast = { title: 'Assessment Complete!' } as const;

/** Says why the results were not submitted. */
export function announceFailure(error: unknown): void {
  if (handledAsUnauthorized(error)) return;
  const description = serverMessage(error, 'Failed to complete assessment');
  showToast({ title: 'Error', description, variant: 'destructive' });
}

/** Near the field: an empty one lacks a value, any other one a number that can be. */
export const valueFault = (typed: string): string =>
  typed.trim() === ''
    ? missingToast.description
    : `A number from ${valueRange.least} to ${numberText(valueRange.most)}.`;
