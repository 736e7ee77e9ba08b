import { massIn, massOfGrams } from '#domain/body/quantity.ts';
import { addDays } from '#domain/kernel/day.ts';
import { bucketOf, countsBy, rangeStart, weightSeries } from '#domain/progress/progress-series.ts';
import { bodyEntries } from '#projections/body/body-metrics.ts';
import { completedWorkoutsByDate } from '#projections/workout/workouts.ts';
import type { AppRoute, Handler } from '#service/features/app-context.ts';
import { currentMember } from '#service/http/current-member.ts';
import { queryOf } from '#service/http/read-request.ts';
import { progressAnswer, progressQuery } from './progress-contract.ts';

const readProgress: Handler =
  ({ db }) =>
  async (ctx) => {
    const { memberId, member, today } = currentMember(ctx);
    const { range = 'quarter' } = queryOf(ctx, progressQuery);
    const start = rangeStart(range, today);
    const [entries, counts] = await Promise.all([
      // The first average of a range includes the six days before it.
      bodyEntries(db, memberId, start && addDays(start, -6), null),
      completedWorkoutsByDate(db, memberId, start),
    ]);
    const unit = member.profile.unitPreference === 'metric' ? 'kg' : 'lbs';
    const weights = weightSeries(
      entries.flatMap(({ date, measurements: { weight } }) => (weight ? [{ date, weight }] : [])),
      start,
    );
    const firstDates = [weights[0]?.date, counts[0]?.date].filter((date) => date !== undefined);
    const from = start ?? firstDates.toSorted()[0] ?? today;
    const bucket = bucketOf(range, from, today);
    ctx.body = {
      from,
      to: today,
      unit,
      weights: weights.map(({ date, weight, averageGrams }) => ({
        date,
        weight: toThousandths(massIn(unit, weight)),
        average: toHundredths(massIn(unit, massOfGrams(averageGrams))),
      })),
      bucket,
      workouts: countsBy(bucket, counts, { from, today }),
    };
  };

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;
/** Grams are whole: the third decimal of an average is none of what was typed. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

export const progressRoutes: readonly AppRoute[] = [
  {
    method: 'GET',
    path: '/api/progress',
    summary:
      'Weights and completed workouts of the last month, three months or year, or all of them, for charts.',
    audience: 'members',
    scopes: ['read:history', 'read:body'],
    query: progressQuery,
    isCompressible: true,
    answer: progressAnswer,
    handle: readProgress,
  },
];
