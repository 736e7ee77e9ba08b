import { expect } from 'chai';
import fc from 'fast-check';
import { reasonFor } from './assessment-reasons.ts';
import { levelOf, recommendationsOf, scoreOf, type TestValues } from './assessment-rules.ts';

const reasonsOf = (values: TestValues): readonly string[] => {
  const level = levelOf(scoreOf(values));
  return recommendationsOf(values, level).map((each) => reasonFor(each, values, level));
};

describe('the reasons of recommendations', () => {
  for (const [values, reasons] of [
    [
      { pushUps: 16, plankSeconds: 65, airSquats: 26, burpees: 9 },
      [
        'You did 16 push-ups and 26 air squats. With 15 and 20 you’re ready to add weight.',
        'You did 9 burpees. With 8 or more you can go for longer distances.',
        'Ten reps of five moves fit every level, next to anything else you do.',
      ],
    ],
    [
      { pushUps: 4, plankSeconds: 20, airSquats: 10, burpees: 3 },
      [
        'Ten reps of five moves fit every level, next to anything else you do.',
        'You did 3 burpees. Below 5, your heart and lungs have the most to gain.',
        'Easy cardio with light strength work is a good first plan.',
      ],
    ],
    [
      { pushUps: 4, plankSeconds: 20, airSquats: 10, burpees: 1 },
      [
        'Ten reps of five moves fit every level, next to anything else you do.',
        'You did 1 burpee. Below 5, your heart and lungs have the most to gain.',
        'Easy cardio with light strength work is a good first plan.',
      ],
    ],
    [
      { pushUps: 10, plankSeconds: 60, airSquats: 25, burpees: 6 },
      [
        'Ten reps of five moves fit every level, next to anything else you do.',
        'You’re past the beginner’s level, so you can do twice the reps of Daily 50.',
        'You did 10 push-ups and 25 air squats. With 8 and 12 you can start to build strength.',
      ],
    ],
    [
      {},
      [
        'Ten reps of five moves fit every level, next to anything else you do.',
        'Easy cardio with light strength work is a good first plan.',
      ],
    ],
  ] as const)
    it(`of ${JSON.stringify(values)} name the numbers of the rule`, () =>
      expect(reasonsOf(values)).to.deep.equal(reasons));

  it('name no number of a test that was not done', () => {
    const value = fc.option(fc.nat(60), { nil: undefined });
    const values = fc.record({ pushUps: value, plankSeconds: value, airSquats: value, burpees: value });
    fc.assert(
      fc.property(values, (some) => {
        for (const reason of reasonsOf(some)) expect(reason).to.not.include('undefined');
      }),
    );
  });
});
