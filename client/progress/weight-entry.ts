import type { ToastMessage } from '#client/design/toast.ts';
import { measured } from '#domain/body/body-entry-rules.ts';
import type { MassUnit } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';

export const invalidWeight = {
  title: 'Invalid weight',
  description: 'Please enter a valid weight.',
  variant: 'destructive',
} as const satisfies ToastMessage;

export const weightFailed = {
  title: 'Error',
  description: 'Failed to log weight. Please try again.',
  variant: 'destructive',
} as const satisfies ToastMessage;

/** Whether the service will take it: a number above 0, with a point or a comma. */
export function isWeight(typed: string): boolean {
  try {
    measured('weight', typed);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export type WeightEntry = {
  /** As typed. */
  readonly weight: string;
  readonly date: MemberDay;
  readonly unit: MassUnit;
};
