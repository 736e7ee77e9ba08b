import { expect } from 'chai';
import { allBadges, badgeReason } from '#domain/achievements/badge-texts.ts';
import type { Recommendation } from '#domain/assessment/assessment-events.ts';
import { reasonFor } from '#domain/assessment/assessment-reasons.ts';
import { toLength, toMass } from '#domain/body/quantity.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { namedTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { languages } from '#domain/kernel/language.ts';
import { customPlanSummary } from '#domain/program/custom-plan-rules.ts';
import { adviceOn, type RequestedGoal } from '#domain/program/goal-advice.ts';
import { suggestedPacingOf } from '#domain/program/goal-pacing.ts';
import { hazardsOf } from '#domain/program/hazards.ts';
import { type Dictionary, sentencesIn } from './dictionary.ts';

/** English words that no other language here has. */
const englishWords =
  /(?<!\p{L})(the|you|your|that|this|with|which|made|asks?|weeks?|exercises?|about|points of)(?!\p{L})/iu;

const events = [
  ...quests.map(({ id }) => ({ type: 'QuestCompleted', questId: id })),
  ...['WorkoutLogged', 'WorkoutCorrected'].flatMap((type) =>
    [...namedTemplates.keys(), 'own'].map((templateId) => ({ type, templateId })),
  ),
  ...['RoutineCompleted', 'AssessmentSubmitted', 'ProgramEnded', 'OutageDeclared'].map((type) => ({ type })),
] as unknown as readonly DomainEvent[];
const badgeSentences = allBadges.flatMap((badge) => events.map((event) => badgeReason(badge, event)));

const wishes: readonly RequestedGoal[] = (['lbs', 'kg', '%'] as const).flatMap((goalUnit) =>
  [0.5, 12, 1200].flatMap((goalValue) =>
    ['2026-01-01', '2026-01-03', '2028-01-01'].flatMap((end) =>
      [12, 30, 120].flatMap((ageYears) =>
        [60, 400].map((kilograms) => ({
          goalType: goalUnit === '%' ? ('body_recomp' as const) : ('weight_loss' as const),
          ...{ goalUnit, goalValue, ageYears },
          ...{ startDate: asMemberDay('2026-01-01'), endDate: asMemberDay(end) },
          ...{ weight: toMass(kilograms, 'kg'), height: toLength(ageYears === 120 ? 80 : 175, 'cm') },
        })),
      ),
    ),
  ),
);
const goalSentences = wishes.flatMap((wish) => {
  const { warning, notes } = adviceOn(wish);
  const { steps } = suggestedPacingOf(wish, wish.weight);
  const gained = suggestedPacingOf({ ...wish, goalType: 'muscle_gain' }, wish.weight).steps;
  return [...(warning ? [warning] : []), ...notes, ...hazardsOf(wish), ...steps, ...gained].map(
    ({ text }) => text,
  );
});

const recommended = (['muscle', 'cardio', 'lean', 'daily-50', 'daily-100'] as const).flatMap((id) =>
  (['high', 'medium'] as const).map((confidence): Recommendation => ({ id, confidence })),
);
const assessmentSentences = recommended.flatMap((recommendation) =>
  (['beginner', 'advanced'] as const).flatMap((level) =>
    // One burpee recommends nothing with high confidence.
    (recommendation.confidence === 'high' ? [20] : [1, 20]).map((burpees) =>
      reasonFor(recommendation, { pushUps: 12, airSquats: 1, burpees }, level),
    ),
  ),
);

const planSentences = [1, 5].map((count) =>
  customPlanSummary(
    Array.from({ length: count }, () => ({ type: 'reps', name: 'Push-ups', sets: 1, reps: 10 })),
  ),
);

describe('the dictionaries of reasons', () => {
  for (const language of languages.filter((one) => one !== 'en'))
    it(`leave no word of English in a reason in ${language}`, async () => {
      const { reasons } = (await import(`./${language}/reasons.ts`)) as { readonly reasons: Dictionary };
      const { names } = (await import(`./${language}/names.ts`)) as { readonly names: Dictionary };
      const shown = sentencesIn([reasons, names], (value) => String(value));
      const english = new Set([
        ...badgeSentences,
        ...goalSentences,
        ...assessmentSentences,
        ...planSentences,
      ]);
      expect(english.size).to.be.greaterThan(1_000);
      const left = [...english].map((reason) => shown(reason)).filter((text) => englishWords.test(text));
      expect(left).to.deep.equal([]);
    });
});
