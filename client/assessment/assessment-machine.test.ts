import { expect } from 'chai';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { answerIn } from '#client/lib/http/command-region.ts';
import { assessmentDecider } from '#domain/assessment/assessment.ts';
import type { AssessmentEvent, AssessmentSubmitted } from '#domain/assessment/assessment-events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import type { AssessmentOutcome } from '#service/features/assessment/assessment-contract.ts';
import {
  assessmentMachine,
  openedAt,
  type ResultsSubmitted,
  restSecondsLeft,
  type SubmitResults,
  shownDraft,
} from './assessment-machine.ts';
import { exerciseAt, plannedExercises, type Results, resultFrom } from './assessment-results.ts';

const today = asMemberDay('2026-01-05');
const outcome: AssessmentOutcome = {
  programId: 'program-1',
  submittedOn: today,
  score: 7,
  level: 'intermediate',
  recommendations: [],
  results: [],
  revision: 0,
};
const submitted = { type: 'AssessmentSubmitted' } as AssessmentSubmitted;

const entered = (place: number, value = 10) =>
  resultFrom(exerciseAt(place), value, { value: String(value), notes: '' }, today);

type Given = {
  readonly place?: number | null;
  readonly results?: Results;
  readonly send?: (command: SubmitResults) => Promise<AssessmentOutcome>;
};

/** An assessment on a test clock. `announced` has its announcements, `kept` what it stored. */
function open({ place = 0, results = [], send = () => Promise.reject(new Error('500: No')) }: Given = {}) {
  const clock = new SimulatedClock();
  const announced: string[] = [];
  const kept: Results[] = [];
  const left: (AssessmentOutcome | undefined)[] = [];
  const machine = assessmentMachine.provide({
    actors: {
      sendCommand: fromPromise<ResultsSubmitted, SubmitResults>(async ({ input }) => ({
        events: [submitted],
        visible: true,
        outcome: await send(input),
      })),
    },
    actions: {
      keepResults: ({ context }) => kept.push(context.results),
      announceSaved: () => announced.push('saved'),
      announceMissing: () => announced.push('missing'),
      announceRefusal: () => announced.push('failure'),
      announceAnswer: ({ event }) => left.push(answerIn<ResultsSubmitted>(event)?.outcome),
    },
  });
  const input = {
    programId: outcome.programId,
    place,
    results,
    edge: { nowMs: () => clock.now(), today: () => today },
  };
  const actor = createActor(machine, { clock, input, snapshot: openedAt(input) }).start();
  const at = () => actor.getSnapshot();
  const enter = (value: string, notes = '') => {
    actor.send({ type: 'draft.changed', change: { value } });
    actor.send({ type: 'draft.changed', change: { notes } });
    actor.send({ type: 'save.pressed' });
  };
  const wait = (seconds: number): void => {
    for (let passed = 0; passed < seconds * 5; passed += 1) clock.increment(200);
  };
  const isResting = () => at().matches({ assessment: 'resting' });
  const isEntering = () => at().matches({ assessment: 'entering' });
  const isComplete = () => at().matches({ assessment: 'complete' });
  return { actor, at, enter, wait, announced, kept, left, isResting, isEntering, isComplete };
}

describe('saving a result', () => {
  it('keeps it, says so, and leads to the next exercise', () => {
    const { at, enter, announced, kept } = open();
    enter('20', 'On the knees');
    const saved = { ...entered(0, 20), notes: 'On the knees' };
    expect(at().context).to.deep.include({ place: 1, results: [saved] });
    expect(kept).to.deep.equal([[saved]]);
    expect(announced).to.deep.equal(['saved']);
  });
  it('takes 0 for a value', () => {
    const { at, enter } = open();
    enter('0');
    expect(at().context.results).to.deep.equal([entered(0, 0)]);
  });
  for (const value of ['', ' ', '-1'])
    it(`needs a value, and '${value}' is none`, () => {
      const { actor, at, enter, announced, kept } = open();
      enter(value);
      expect(at().matches({ assessment: { entering: 'missing' } })).to.equal(true);
      expect([announced, kept, at().context.place]).to.deep.equal([['missing'], [], 0]);
      actor.send({ type: 'draft.changed', change: { value: '1' } });
      expect(at().matches({ assessment: { entering: 'open' } })).to.equal(true);
    });
  it('goes from the last exercise of a day to the first of the next', () => {
    const { at, enter, actor } = open({ place: 2 });
    enter('30');
    actor.send({ type: 'rest.skipped' });
    expect(exerciseAt(at().context.place)).to.include({ day: 2, number: 1 });
  });
  it('leads through all 19 exercises to the summary', () => {
    const { at, enter, actor, isComplete } = open();
    for (const { place } of plannedExercises) {
      expect(at().context.place).to.equal(place);
      enter(String(place));
      actor.send({ type: 'rest.skipped' });
    }
    expect(isComplete()).to.equal(true);
    expect(at().context.results).to.deep.equal(plannedExercises.map(({ place }) => entered(place, place)));
  });
  it('takes the place of an earlier result, without a rest', () => {
    const { at, enter, isEntering } = open({ results: [entered(0), entered(1)] });
    enter('25');
    expect(at().context).to.deep.include({ place: 1, results: [entered(1), entered(0, 25)] });
    expect(isEntering()).to.equal(true);
  });
});

describe('the rest after a result', () => {
  for (const [place, seconds] of [
    [0, 120],
    [3, 120],
    [6, 60],
    [9, 60],
    [12, 90],
    [15, 180],
    [17, 60],
  ] as const)
    it(`lasts ${seconds} s after ${exerciseAt(place).name}`, () => {
      const { at, enter, wait, isResting, isEntering } = open({ place });
      enter('10');
      expect(restSecondsLeft(at().context)).to.equal(seconds);
      wait(seconds - 1);
      expect([isResting(), restSecondsLeft(at().context)]).to.deep.equal([true, 1]);
      wait(1);
      expect(isEntering()).to.equal(true);
    });
  it('can be skipped', () => {
    const { actor, at, enter, isEntering } = open();
    enter('10');
    actor.send({ type: 'rest.skipped' });
    expect([isEntering(), at().context.place]).to.deep.equal([true, 1]);
  });
  it('ends when another exercise is chosen', () => {
    const { actor, at, enter, isEntering } = open();
    enter('10');
    actor.send({ type: 'exercise.chosen', place: 9 });
    expect([isEntering(), at().context.place]).to.deep.equal([true, 9]);
  });
  it('is over at once for a device that slept through it', () => {
    let nowMs = 0;
    const clock = new SimulatedClock();
    const input = {
      programId: outcome.programId,
      place: 0,
      results: [],
      edge: { nowMs: () => nowMs, today: () => today },
    };
    const actor = createActor(assessmentMachine, { clock, input, snapshot: openedAt(input) }).start();
    actor.send({ type: 'draft.changed', change: { value: '1' } });
    actor.send({ type: 'save.pressed' });
    nowMs = 3_600_000;
    clock.increment(200);
    expect(actor.getSnapshot().matches({ assessment: 'entering' })).to.equal(true);
  });
});

describe('the entry fields', () => {
  it('show what is saved', () => {
    const { at } = open({ results: [{ ...entered(0, 12), notes: 'Slow' }] });
    expect(shownDraft(at().context)).to.deep.equal({ value: '12', notes: 'Slow' });
  });
  it('are emptied by Clear, and the result stays', () => {
    const { actor, at } = open({ results: [entered(0, 12)] });
    actor.send({ type: 'fields.cleared' });
    expect(shownDraft(at().context)).to.deep.equal({ value: '', notes: '' });
    expect(at().context.results).to.deep.equal([entered(0, 12)]);
  });
  it('still hold what was typed when one comes back to them', () => {
    const { actor, at } = open();
    actor.send({ type: 'draft.changed', change: { notes: 'Warm-up first' } });
    actor.send({ type: 'exercise.chosen', place: 5 });
    expect(shownDraft(at().context)).to.deep.equal({ value: '', notes: '' });
    actor.send({ type: 'exercise.chosen', place: 0 });
    expect(shownDraft(at().context)).to.deep.equal({ value: '', notes: 'Warm-up first' });
  });
});

describe('results of another tab', () => {
  it('join those that are here', () => {
    const { actor, at } = open({ results: [entered(0)] });
    actor.send({ type: 'results.found', results: [entered(0, 30), entered(1)] });
    expect(at().context.results).to.deep.equal([entered(0, 30), entered(1)]);
  });
});

describe('results that the server has of another device', () => {
  it('join those that are here, which count where both are of one date', () => {
    const { actor, at } = open({ results: [entered(0)] });
    actor.send({ type: 'entries.read', results: [entered(0, 30), entered(1)] });
    expect(at().context.results).to.have.deep.members([entered(0), entered(1)]);
  });
});

describe('submitting the results', () => {
  const results = [entered(0), entered(18)];

  it('is possible with results missing, once, and leads away', async () => {
    const sent: SubmitResults[] = [];
    const { actor, left } = open({
      place: null,
      results,
      send: async (command) => {
        sent.push(command);
        return outcome;
      },
    });
    actor.send({ type: 'submit.pressed' });
    actor.send({ type: 'submit.pressed' });
    await waitFor(actor, (state) => state.matches({ command: 'idle' }));
    expect(sent).to.deep.equal([{ results, programId: outcome.programId }]);
    expect(left).to.deep.equal([outcome]);
  });
  it('stays on the summary after a failure, and can be repeated', async () => {
    const { actor, announced, left, isComplete } = open({ place: null, results });
    actor.send({ type: 'submit.pressed' });
    await waitFor(actor, (state) => state.matches({ command: 'refused' }));
    expect([isComplete(), announced, left]).to.deep.equal([true, ['failure'], []]);
    actor.send({ type: 'submit.pressed' });
    expect(actor.getSnapshot().matches({ command: 'sending' })).to.equal(true);
  });
  it('is not left for an exercise while it is on its way', () => {
    const { actor, isComplete } = open({ place: null, results, send: () => new Promise(() => {}) });
    actor.send({ type: 'submit.pressed' });
    actor.send({ type: 'exercise.chosen', place: 3 });
    expect(isComplete()).to.equal(true);
  });
  it('is only done from the summary, which can be opened at any time', () => {
    const { actor, at, isComplete } = open({ results });
    actor.send({ type: 'submit.pressed' });
    expect(at().matches({ command: 'idle' })).to.equal(true);
    actor.send({ type: 'review.opened' });
    expect(isComplete()).to.equal(true);
    actor.send({ type: 'exercise.chosen', place: 3 });
    expect([isComplete(), at().context.place]).to.deep.equal([false, 3]);
  });
});

describe('the assessment machine beside the decider', () => {
  /** The steps of a person: saves one of two values for the first or the last exercise, or submits, with or without an answer. */
  const steps = ['first 10', 'first 20', 'last 10', 'submit', 'submit without an answer'] as const;
  type Step = (typeof steps)[number];

  const series = (length: number): readonly (readonly Step[])[] =>
    length === 0 ? [[]] : series(length - 1).flatMap((before) => steps.map((step) => [...before, step]));

  /** Takes the steps on a machine whose server is the decider. */
  async function walk(taken: readonly Step[]) {
    let history: readonly AssessmentEvent[] = [];
    const of = { memberId: asMemberId('mila'), programId: asProgramId('program-1'), today };
    const next = { isAnswered: true };
    const { actor, enter, left } = open({
      place: null,
      send: async ({ results }) => {
        const state = fold(assessmentDecider, history);
        const events = assessmentDecider.decide(state, { type: 'SubmitAssessment', ...of, results });
        history = [...history, ...events];
        if (!next.isAnswered) throw new TypeError('Failed to fetch');
        return outcome;
      },
    });
    for (const step of taken) {
      if (step.startsWith('submit')) {
        next.isAnswered = step === 'submit';
        actor.send({ type: 'submit.pressed' });
        await waitFor(actor, (state) => !state.matches({ command: 'sending' }));
        continue;
      }
      const [place, value = ''] = step.split(' ');
      actor.send({ type: 'exercise.chosen', place: place === 'first' ? 0 : plannedExercises.length - 1 });
      enter(value);
      actor.send({ type: 'review.opened' });
    }
    return { state: actor.getSnapshot(), left, submitted: fold(assessmentDecider, history).results };
  }

  it('submits what it holds, and is never refused, in every series of up to four steps', async () => {
    for (const before of [0, 1, 2, 3].flatMap(series))
      for (const last of ['submit', 'submit without an answer'] as const) {
        const taken = [...before, last];
        const { state, left, submitted } = await walk(taken);
        expect(submitted, taken.join(', ')).to.have.deep.members([...state.context.results]);
        expect(left.length, taken.join(', ')).to.equal(taken.filter((step) => step === 'submit').length);
        expect(state.matches({ command: last === 'submit' ? 'idle' : 'refused' }), taken.join(', ')).to.equal(
          true,
        );
      }
  });
});
