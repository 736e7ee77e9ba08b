import { expect } from 'chai';
import fc from 'fast-check';
import { type Mass, poundsOf, toMass } from '#domain/body/quantity.ts';
import { addDays, asMemberDay, daysBetween } from '#domain/kernel/day.ts';
import { type ForecastFacts, forecastOf, forecastRules } from './goal-forecast.ts';
import { suggestedPacingOf } from './goal-pacing.ts';

const today = asMemberDay('2026-11-28');
const lbs = (value: number): Mass => toMass(value, 'lbs');
const program = { goalType: 'weight_loss', goalValue: 15, goalUnit: 'lbs' } as const;
/** A weight each third day of four weeks, the last one today. */
const steady = (from: number, perWeek: number) =>
  [27, 24, 21, 18, 15, 12, 9, 6, 3, 0].map((ago) => ({
    date: addDays(today, -ago),
    weight: lbs(from + (perWeek * (27 - ago)) / 7),
  }));
const facts = (changes: Partial<ForecastFacts> = {}): ForecastFacts => ({
  program: { ...program, plannedEndDate: addDays(today, 70) },
  ...{ startWeight: lbs(184), targetWeight: lbs(169), today },
  weights: steady(180, -0.7),
  ...changes,
});
const endingIn = (days: number): Partial<ForecastFacts> => ({
  program: { ...program, plannedEndDate: addDays(today, days) },
});

describe('the forecast of a goal', () => {
  it('is the date on which the member’s own trend reaches the target', () => {
    const forecast = forecastOf(facts(endingIn(84)));
    // 177.3 lb today, 8.3 lb to go, 0.1 lb a day.
    expect(forecast).to.include({ verdict: 'on-time', weeks: 0, reachedOn: addDays(today, 83) });
    expect(forecast?.poundsPerWeek).to.be.closeTo(-0.7, 0.001);
    expect(forecast?.choices).to.deep.equal([]);
  });

  it('is late or early by whole weeks, and on time within a week', () => {
    const saidFor = (days: number) => {
      const { verdict, weeks } = forecastOf(facts(endingIn(days))) ?? {};
      return [verdict, weeks];
    };
    expect([62, 75, 76, 90, 91, 104].map(saidFor)).to.deep.equal([
      ...[
        ['late', 3],
        ['late', 2],
        ['on-time', 0],
        ['on-time', 0],
      ],
      ...[
        ['early', 1],
        ['early', 3],
      ],
    ]);
  });

  it('follows no single outlier', () => {
    const weights = steady(180, -0.7).with(4, { date: addDays(today, -15), weight: lbs(210) });
    const forecast = forecastOf(facts({ weights }));
    expect(forecast?.poundsPerWeek).to.be.closeTo(-0.7, 0.05);
  });

  it('has a range that holds its date, and no end where the slowest slope does not lead there', () => {
    const sway = [0.6, -0.4, 0.5, -0.7, 0.3, -0.2, 0.7, -0.6, 0.2, -0.3];
    const weights = steady(180, -0.7).map(({ date, weight }, index) => ({
      date,
      weight: lbs(poundsOf(weight) + (sway[index] ?? 0)),
    }));
    const forecast = forecastOf(facts({ weights }));
    const [earliest, latest] = forecast?.range ?? [];
    expect(earliest && forecast?.reachedOn && earliest <= forecast.reachedOn).to.equal(true);
    expect(latest === null || (latest ?? '') >= (forecast?.reachedOn ?? '')).to.equal(true);
  });

  it('leads away where the weight goes the other way, and offers a date at the recommended pace', () => {
    const forecast = forecastOf(facts({ weights: steady(180, 0.3) }));
    expect(forecast).to.include({ verdict: 'away', reachedOn: null });
    expect(forecast?.choices.map(({ kind }) => kind)).to.deep.equal(['safe-date']);
  });

  it('offers a later date, a smaller goal and the safe pace where the goal is late', () => {
    expect(forecastOf(facts(endingIn(60)))?.choices).to.deep.equal([
      { kind: 'later-date', plannedEndDate: addDays(today, 83) },
      { kind: 'smaller-goal', goalValue: 12.7 },
      {
        kind: 'safe-pace',
        pounds: forecastOf(facts(endingIn(60)))?.choices.flatMap((one) =>
          'pounds' in one ? [one.pounds] : [],
        )[0],
      },
    ]);
    const [, , pace] = forecastOf(facts(endingIn(20)))?.choices ?? [];
    expect(pace).to.include({ kind: 'safe-date', pounds: 1, plannedEndDate: addDays(today, 59) });
  });

  it('offers no date and no goal at a pace that is not safe, although the trend has it', () => {
    const fast = facts({ ...endingIn(7), weights: steady(192, -3.5) });
    // 178.5 lb today, 9.5 lb to go: 5 weeks at 2 lb a week.
    expect(forecastOf(fast)).to.include({ verdict: 'late', reachedOn: addDays(today, 19) });
    expect(forecastOf(fast)?.choices.slice(0, 2)).to.deep.equal([
      { kind: 'later-date', plannedEndDate: addDays(today, 34) },
      { kind: 'smaller-goal', goalValue: 7.5 },
    ]);
  });

  it('is that of a gain as well', () => {
    const gain = forecastOf(
      facts({
        program: {
          goalType: 'muscle_gain',
          goalValue: 5,
          goalUnit: 'lbs',
          plannedEndDate: addDays(today, 28),
        },
        ...{ startWeight: lbs(150), targetWeight: lbs(155), weights: steady(151, 0.35) },
      }),
    );
    expect(gain).to.include({ verdict: 'late', reachedOn: addDays(today, 53) });
  });

  it('is silent with five weights, with weights of a week, without a target or an end, and once the target is met', () => {
    const silent: readonly Partial<ForecastFacts>[] = [
      { weights: steady(180, -0.7).slice(0, 5) },
      {
        weights: steady(180, -0.7)
          .slice(-4)
          .flatMap((one) => [one, one]),
      },
      { weights: steady(180, -0.7).map(({ date, weight }) => ({ date: addDays(date, -40), weight })) },
      { targetWeight: null },
      { startWeight: null },
      { program: { ...program, plannedEndDate: null } },
      { weights: steady(170, -0.7) },
    ];
    for (const changes of silent) expect(forecastOf(facts(changes)), JSON.stringify(changes)).to.equal(null);
  });
});

describe('the choices of a forecast', () => {
  const anyFacts = fc
    .record({
      slope: fc.double({ min: -3, max: 3, noNaN: true }),
      sway: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 }),
      goal: fc.integer({ min: 2, max: 60 }),
      end: fc.integer({ min: -30, max: 200 }),
    })
    .map(({ slope, sway, goal, end }) =>
      facts({
        program: { ...program, goalValue: goal, plannedEndDate: addDays(today, end) },
        targetWeight: lbs(184 - goal),
        weights: steady(182, slope).map(({ date, weight }, index) => ({
          date,
          weight: lbs(Math.round((poundsOf(weight) + (sway[index] ?? 0)) * 10) / 10),
        })),
      }),
    );

  /** What the choices of a forecast ask for: paces, goals and dates. */
  const askedBy = (given: ForecastFacts) => {
    const { choices = [] } = forecastOf(given) ?? {};
    return {
      paces: choices.flatMap((choice) => ('pounds' in choice ? [choice.pounds] : [])),
      goals: choices.flatMap((choice) => ('goalValue' in choice ? [choice.goalValue] : [])),
      ends: choices.flatMap((choice) => ('plannedEndDate' in choice ? [choice.plannedEndDate] : [])),
    };
  };

  it('never ask for a pace over the safe one, a bigger goal or an earlier date', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { paces, goals, ends } = askedBy(given);
        const last = given.weights.at(-1)?.weight ?? lbs(0);
        const { rate } = suggestedPacingOf(given.program, last);
        expect(Math.max(0, ...paces)).to.be.at.most((rate?.amount ?? 0) + 1e-9);
        for (const goal of goals) expect(goal).to.be.within(0.1, given.program.goalValue - 0.01);
        // The trend's weight of today is at most two pounds beside the last one.
        const missing = poundsOf(last) - poundsOf(given.targetWeight ?? last) - 2;
        for (const end of ends) {
          expect(daysBetween(given.program.plannedEndDate ?? end, end)).to.be.above(0);
          expect((missing * 7) / daysBetween(today, end)).to.be.at.most(2);
        }
      }),
    );
  });

  it('are the same for the same facts, and no date lies further than two years ahead', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const forecast = forecastOf(given);
        expect(forecastOf(given)).to.deep.equal(forecast);
        const dates = [forecast?.reachedOn, ...(forecast?.range ?? [])].flatMap((date) =>
          date ? [date] : [],
        );
        for (const date of dates) expect(daysBetween(today, date)).to.be.within(1, forecastRules.longestDays);
      }),
    );
  });
});
