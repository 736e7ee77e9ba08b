import type { GoalUnit } from '#domain/program/program-events.ts';

type ByCount = (count: number) => string;
type AmountTexts = {
  /** Where a member chooses the unit. */
  readonly goalUnits: Readonly<Record<GoalUnit, string>>;
  /** Beside a large number. */
  readonly shortUnits: Readonly<Record<GoalUnit, string>>;
  /** Units that are words, each in the form of its number. `fat` is a percentage point of body fat. */
  readonly words: Readonly<Record<'day' | 'point' | 'mile' | 'minute' | 'fat', ByCount>>;
  readonly numberText: (value: number, digits?: number) => string;
};

/** The texts of a goal's amount, for languages in which the unit follows its number. */
export function goalAmounts({ goalUnits, shortUnits, words, numberText }: AmountTexts) {
  /** A unit that is a word has the form of its number; others are signs. */
  const byNumber: Readonly<Partial<Record<GoalUnit, ByCount>>> = {
    miles: words.mile,
    points: words.point,
    days: words.day,
  };
  const inSentence: typeof byNumber = {
    ...byNumber,
    ...{ '%': words.fat, min: words.minute, minutes: words.minute },
  };
  return {
    goalUnits,
    /** Below a number of the goal. */
    goalUnit: (value: number, unit: GoalUnit): string => byNumber[unit]?.(value) ?? goalUnits[unit],
    /** Beside a large number. */
    shortUnit: (value: number, unit: GoalUnit): string => byNumber[unit]?.(value) ?? shortUnits[unit],
    shortAmount: (value: number, unit: GoalUnit): string =>
      `${numberText(value, 1)} ${byNumber[unit]?.(value) ?? shortUnits[unit]}`,
    /** In a sentence. */
    goalAmount: (value: number, unit: GoalUnit): string =>
      `${numberText(value, 1)} ${inSentence[unit]?.(value) ?? shortUnits[unit]}`,
  };
}
