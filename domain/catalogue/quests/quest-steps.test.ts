import { expect } from 'chai';
import { luckyDay } from './lucky-day.ts';
import { quests } from './quest-catalogue.ts';
import { changeOverSeconds, type QuestStep, secondsOfSteps, stepsOfQuest } from './quest-steps.ts';

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  a: 1,
  each: 1,
};

/** The numbers of a text, in digits and in words. */
const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).map((word) => words[word] ?? Number(word)));

/** A time is named in seconds or in minutes. */
const isTimeIn = (named: ReadonlySet<number>, seconds: number): boolean =>
  named.has(seconds) || (seconds % 60 === 0 && named.has(seconds / 60));

/** The numbers of a step that its description must say. */
function unnamed(step: QuestStep, named: ReadonlySet<number>): readonly string[] {
  const times = step.kind === 'timed' ? [step.seconds] : [];
  const rests = [step.restSeconds, step.restAfterSeconds].filter(
    (seconds) => seconds > 0 && seconds !== changeOverSeconds,
  );
  const counts = [
    ...(step.sets > 1 ? [step.sets] : []),
    ...('count' in step ? [step.count] : []),
    ...(step.round ? [step.round.of] : []),
  ];
  return [
    ...[...times, ...rests].filter((seconds) => !isTimeIn(named, seconds)).map((time) => `${time} s`),
    ...counts.filter((count) => !named.has(count)).map(String),
  ];
}

describe('the steps of the quests', () => {
  for (const { id, name, description, estimatedMinutes } of quests) {
    const steps = stepsOfQuest(id);

    it(`say how ${name} is done in about its minutes`, () => {
      expect(steps.length).to.be.at.least(1);
      const minutes = secondsOfSteps(steps) / 60;
      expect(Math.abs(minutes - estimatedMinutes), `${minutes} of ${estimatedMinutes}`).to.be.at.most(
        Math.max(2, estimatedMinutes * 0.2),
      );
    });

    if (id !== 'push-up-pyramid')
      it(`have the numbers that ${name} names`, () => {
        const named = numbersIn(description);
        expect(steps.flatMap((step) => unnamed(step, named))).to.deep.equal([]);
      });

    it(`of ${name} can be shown: names, whole times, no rest at the end`, () => {
      for (const step of steps) {
        expect(step.name.length).to.be.within(1, 48);
        expect(step.sets).to.be.at.least(1);
        expect(Number.isInteger(step.restSeconds) && Number.isInteger(step.restAfterSeconds)).to.equal(true);
      }
      expect(steps.at(-1)?.restAfterSeconds).to.equal(0);
    });
  }

  it('climb the pyramid from 1 to 6 and back, with a rest for each breath', () => {
    const rungs = stepsOfQuest('push-up-pyramid').map((step) => ('count' in step ? step.count : 0));
    expect(rungs).to.deep.equal([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    const rests = stepsOfQuest('push-up-pyramid').map(({ restAfterSeconds }) => restAfterSeconds);
    expect(rests).to.deep.equal([6, 12, 18, 24, 30, 36, 30, 24, 18, 12, 0]);
  });

  it('are of each kind: timed, counted, free and written', () => {
    const kinds = quests.flatMap(({ id }) => stepsOfQuest(id).map(({ kind }) => kind));
    expect(new Set(kinds)).to.deep.equal(new Set(['timed', 'counted', 'free', 'written']));
  });

  it('fit the alternative too: no step names equipment that it takes the place of', () => {
    const replaced = quests.filter(({ requirements }) => requirements.alternative !== null);
    for (const { id, requirements } of replaced)
      for (const { name, hint } of stepsOfQuest(id))
        for (const item of requirements.equipment)
          expect(`${name} ${hint ?? ''}`.toLowerCase()).to.not.include(item.split('_')[0]?.replace(/s$/, ''));
  });

  it('are none for Lucky Day and for an unknown quest', () => {
    expect(stepsOfQuest(luckyDay.id)).to.deep.equal([]);
    expect(stepsOfQuest('toString')).to.deep.equal([]);
  });
});
