import { expect } from 'chai';
import fc from 'fast-check';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { AssessmentResult } from './assessment-events.ts';
import {
  levelOf,
  nextLevelOf,
  recommendationsOf,
  scoreOf,
  type TestValues,
  testScoresOf,
  testValuesOf,
} from './assessment-rules.ts';

const values = (
  pushUps?: number,
  plankSeconds?: number,
  airSquats?: number,
  burpees?: number,
): TestValues => ({ pushUps, plankSeconds, airSquats, burpees });

/** Recommendations in short form, such as `muscle H, cardio M`. */
function advised(tests: TestValues): readonly string[] {
  return recommendationsOf(tests, levelOf(scoreOf(tests))).map(
    ({ id, confidence }) => `${id} ${confidence === 'high' ? 'H' : 'M'}`,
  );
}

describe('an assessment', () => {
  const cases = [
    { of: values(32, 130, 45, 16), score: 12, level: 'advanced', top: 'muscle H, cardio H, daily-50 H' },
    { of: values(16, 65, 26, 9), score: 7, level: 'intermediate', top: 'muscle H, cardio H, daily-50 H' },
    { of: values(4, 20, 10, 3), score: 0, level: 'beginner', top: 'daily-50 H, cardio M, lean M' },
    { of: values(10, 60, 25, 6), score: 6, level: 'intermediate', top: 'daily-50 H, daily-100 H, muscle M' },
    { of: values(15, 60, 20, 7), score: 6, level: 'intermediate', top: 'muscle H, daily-50 H, daily-100 H' },
    { of: values(15, 60, 25), score: 6, level: 'intermediate', top: 'muscle H, daily-50 H, daily-100 H' },
    { of: values(), score: 0, level: 'beginner', top: 'daily-50 H, lean M' },
  ];
  for (const { of, score, level, top } of cases) {
    const entered = Object.values(of)
      .map((value) => value ?? 'missing')
      .join(' / ');
    it(`of ${entered} scores ${score}, ${level}, ${top}`, () => {
      expect([scoreOf(of), levelOf(scoreOf(of)), advised(of).join(', ')]).to.deep.equal([score, level, top]);
    });
  }
});

describe('the score', () => {
  const thresholds = [
    { test: 'pushUps', at: [30, 15, 5] },
    { test: 'plankSeconds', at: [120, 60, 30] },
    { test: 'airSquats', at: [40, 25, 15] },
    { test: 'burpees', at: [15, 10, 5] },
  ] as const;
  for (const { test, at } of thresholds) {
    it(`of ${test} is 3, 2, 1 at ${at.join(', ')} and one less just below`, () => {
      expect(at.map((value) => scoreOf({ [test]: value }))).to.deep.equal([3, 2, 1]);
      expect(at.map((value) => scoreOf({ [test]: value - 0.5 }))).to.deep.equal([2, 1, 0]);
    });
  }
});

describe('the level', () => {
  const cases = [
    [0, 'beginner'],
    [5, 'beginner'],
    [6, 'intermediate'],
    [9, 'intermediate'],
    [10, 'advanced'],
    [12, 'advanced'],
  ] as const;
  for (const [score, level] of cases) {
    it(`at ${score} is ${level}`, () => expect(levelOf(score)).to.equal(level));
  }
});

describe('the recommendation', () => {
  const at = (tests: TestValues, level: 'beginner' | 'intermediate' | 'advanced', id: string) =>
    recommendationsOf(tests, level).find((one) => one.id === id)?.confidence ?? 'none';

  const muscle = [
    [15, 20, 'high'],
    [14, 20, 'medium'],
    [15, 19, 'medium'],
    [8, 12, 'medium'],
    [7, 12, 'none'],
    [8, 11, 'none'],
    [40, undefined, 'none'],
    [undefined, 40, 'none'],
  ] as const;
  for (const [pushUps, airSquats, confidence] of muscle) {
    it(`of muscle at ${pushUps} push-ups and ${airSquats} squats is ${confidence}`, () => {
      expect(at({ pushUps, airSquats }, 'beginner', 'muscle')).to.equal(confidence);
    });
  }
  const cardio = [
    [8, 'high'],
    [7, 'none'],
    [5, 'none'],
    [4, 'medium'],
    [0, 'medium'],
    [undefined, 'none'],
  ] as const;
  for (const [burpees, confidence] of cardio) {
    it(`of cardio at ${burpees} burpees is ${confidence}`, () => {
      expect(at({ burpees }, 'beginner', 'cardio')).to.equal(confidence);
    });
  }
  const lean = [
    [7, 'advanced', 'medium'],
    [8, 'advanced', 'none'],
    [undefined, 'advanced', 'none'],
    [9, 'beginner', 'medium'],
    [undefined, 'beginner', 'medium'],
  ] as const;
  for (const [burpees, level, confidence] of lean) {
    it(`of lean at ${burpees} burpees, ${level}, is ${confidence}`, () => {
      expect(at({ burpees }, level, 'lean')).to.equal(confidence);
    });
  }
  it('of daily-100 is given to all but beginners', () => {
    expect(
      (['beginner', 'intermediate', 'advanced'] as const).map((level) => at({}, level, 'daily-100')),
    ).to.deep.equal(['none', 'high', 'high']);
  });
  it('names at most three programs, high confidence before medium, and always daily-50', () => {
    const value = fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined });
    fc.assert(
      fc.property(value, value, value, value, (pushUps, plankSeconds, airSquats, burpees) => {
        const list = advised(values(pushUps, plankSeconds, airSquats, burpees));
        expect(list.length).to.be.within(2, 3);
        expect(list).to.include('daily-50 H');
        expect(list.map((one) => one.at(-1)).join('')).to.match(/^H*M*$/);
      }),
    );
  });
});

describe('the values that count for the level', () => {
  const result = (exerciseName: string, value: number, day: number): AssessmentResult => ({
    exerciseName,
    value,
    type: 'reps',
    day,
    notes: null,
    savedOn: asMemberDay('2026-03-04'),
  });

  it('are the best value of each scored test', () => {
    const results = [result('Push-ups', 12, 1), result('Push-ups', 15, 6), result('Push-ups', 9, 7)];
    expect(testValuesOf(results)).to.deep.equal(values(15));
  });
  it('are taken from the four scored tests only, by exercise name', () => {
    const results = [
      result('Push-ups', 1, 1),
      result('Plank', 2, 5),
      result('Air Squats', 3, 2),
      result('Burpees', 0, 3),
      result('Plank Shoulder Taps', 99, 1),
    ];
    expect(testValuesOf(results)).to.deep.equal(values(1, 2, 3, 0));
  });
});

describe('the points of the tests', () => {
  const valuesOf = { pushUps: 16, plankSeconds: 120, airSquats: 14 };

  it("name the next point's value, none at three points, and all for a missed test", () => {
    expect(
      testScoresOf(valuesOf).map(({ exerciseName, value, points, nextAt }) => [
        exerciseName,
        value,
        points,
        nextAt,
      ]),
    ).to.deep.equal([
      ['Push-ups', 16, 2, 30],
      ['Plank', 120, 3, null],
      ['Air Squats', 14, 0, 15],
      ['Burpees', null, 0, 5],
    ]);
  });
  for (const [score, next] of [
    [0, { level: 'intermediate', from: 6 }],
    [5, { level: 'intermediate', from: 6 }],
    [6, { level: 'advanced', from: 10 }],
    [9, { level: 'advanced', from: 10 }],
    [10, null],
    [12, null],
  ] as const)
    it(`of ${score} in all lead to ${next?.level ?? 'no further level'}`, () =>
      expect(nextLevelOf(score)).to.deep.equal(next));
});
