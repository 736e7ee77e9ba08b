import { numberText } from '#client/lib/format/locale.ts';
import type { AssessmentResult, ResultType } from '#domain/assessment/assessment-events.ts';

type UnitWords = { readonly label: string; readonly one: string; readonly many: string };

/** The exercises of a measurement ask for centimetres. */
export const unitWords: Readonly<Record<ResultType, UnitWords>> = {
  reps: { label: 'Reps', one: 'rep', many: 'reps' },
  seconds: { label: 'Seconds', one: 'second', many: 'seconds' },
  rounds: { label: 'Rounds', one: 'round', many: 'rounds' },
  measurement: { label: 'Centimetres', one: 'cm', many: 'cm' },
};

/** `20 reps`. */
export function resultText({ value, type }: Pick<AssessmentResult, 'value' | 'type'>): string {
  const { one, many } = unitWords[type];
  return `${numberText(value)} ${value === 1 ? one : many}`;
}
