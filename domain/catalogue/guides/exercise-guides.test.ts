import { expect } from 'chai';
import { exerciseGuides } from './exercise-guides.ts';

describe('exercise guides', () => {
  it('include the 18 specified ones, 5 for the custom plan and 10 for the assessment', () =>
    expect(exerciseGuides.map(({ id }) => id).toSorted()).to.deep.equal(
      [
        'push-ups',
        'sit-ups',
        'squats',
        'plank',
        'jumping-jacks',
        'burpees',
        'mobility-flow',
        'mountain-climbers',
        'lunges',
        'wall-sit',
        'high-knees',
        'calf-raises',
        'bear-crawl',
        'box-breathing',
        'tricep-dips',
        'floor-press',
        'deadlift',
        'row',
        'russian-twists',
        'glute-bridges',
        'walking',
        'running',
        'jogging',
        'plank-shoulder-taps',
        'sit-and-reach',
        'shoulder-reach',
        'hip-flexor-reach',
        'squat-push-plank-circuit',
        'pull-ups',
        'dead-hang',
        'bike-ride',
        'marching-high-knees',
        'step-jacks',
      ].toSorted(),
    ));

  for (const guide of exerciseGuides)
    it(`describe ${guide.name} completely`, () => {
      expect(guide.steps.length, 'steps').to.be.within(3, 6);
      expect(guide.cues.length, 'cues').to.be.at.least(2);
      expect(guide.modifications.length, 'modifications').to.be.at.least(2);
      expect(guide.commonMistakes.length, 'mistakes').to.be.at.least(2);
      expect(guide.safetyTips.length, 'safety').to.be.at.least(2);
      expect(guide.musclesWorked.length, 'muscles').to.be.at.least(1);
      expect(new Set(guide.musclesWorked).size, 'muscles').to.equal(guide.musclesWorked.length);
    });

  it('say of nothing with low impact that one should jump or run', () => {
    for (const { name, steps, cues, impact } of exerciseGuides)
      if (impact === 'low')
        expect([...steps, ...cues].join(' '), name).to.not.match(/\b(jump|run|hop|sprint)/i);
  });
});
