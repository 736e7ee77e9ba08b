import { nothingMeasured } from '#client/lib/testing/nothing-measured.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { BodyMetric } from '#service/features/body/body-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';

export const program: Program = {
  id: 'p1',
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 15,
  goalUnit: 'lbs',
  startDate: asMemberDay('2026-01-05'),
  plannedEndDate: asMemberDay('2026-04-20'),
  currentPhase: 1,
  isActive: true,
  startWeight: 184,
  startWeightUnit: 'lbs',
  dailyTemplate: null,
  goalProgress: 32,
  goalProgressFromStart: 59,
  revision: 0,
};

export const stats: Stats = {
  currentStreak: 0,
  totalWorkouts: 0,
  totalPoints: 0,
  completedQuests: 0,
  bestStreak: 0,
  skipTokens: 1,
  tokensAtRisk: 0,
  isActiveToday: false,
  rescuableDay: null,
  excuse: null,
  pausedUntil: null,
  earnEvery: 7,
  newRules: null,
  achievements: [],
};

export const metric = (date: string, weight: number): BodyMetric => ({
  id: `${date}-${weight}`,
  date: asMemberDay(date),
  unit: 'lbs',
  lengthUnit: 'in',
  ...nothingMeasured,
  weight,
});
