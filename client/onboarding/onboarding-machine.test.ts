import { expect } from 'chai';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answerIn } from '#client/lib/http/command-region.ts';
import type { ProgramRequest } from '#client/lib/http/shared-commands.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { fold } from '#domain/kernel/decider.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import { programDecider } from '#domain/program/program.ts';
import type { ProgramCommand, StartAssessment } from '#domain/program/program-commands.ts';
import type { ProgramEvent } from '#domain/program/program-events.ts';
import { startDaily } from '#domain/testing/program-samples.ts';
import { historyOf } from '#domain/testing/run.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { type Draft, type DraftChange, newDraft, withDailyPlan, withProgram } from './onboarding-draft.ts';
import { onboardingMachine, resumedAt } from './onboarding-machine.ts';
import { allSteps, type StepId, stepsOf } from './onboarding-steps.ts';
import { type Setup, type SetupCompleted, setupOf } from './setup-requests.ts';

const today = asMemberDay('2026-01-05');
const emptyDraft = newDraft(null, today);
const body: DraftChange = {
  gender: 'female',
  height: { unit: 'in', feet: '5', inches: '6' },
  weight: { text: '150', unit: 'lbs' },
  equipment: ['none'],
};
const squats = { name: 'Air Squats', type: 'reps', sets: 2, reps: 25 } as const;
const program = { id: 'program-1', type: 'lean' } as Program;
const started = { type: 'ProgramStarted' } as ProgramEvent;
const completed: SetupCompleted = { events: [started], visible: true, program, user: null, isAllKept: true };

const start = (isPaged = false) => {
  let made = 0;
  const newSetupId = () => {
    made += 1;
    return `setup-${made}`;
  };
  return { draft: emptyDraft, setupId: 'setup-0', today, isPaged, emptyDraft, newSetupId };
};

function wizard(
  send: (setup: Setup) => Promise<SetupCompleted> = () => Promise.reject(new Error('no')),
  isPaged = false,
) {
  const left: (SetupCompleted | null)[] = [];
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        sendCommand: fromPromise<SetupCompleted, Setup>(({ input }) => send(input)),
      },
      actions: { announceAnswer: ({ event }) => left.push(answerIn<SetupCompleted>(event)) },
    }),
    { input: start(isPaged) },
  ).start();
  const step = (): StepId | undefined => allSteps.find((id) => actor.getSnapshot().matches({ step: id }));
  const change = (draftChange: DraftChange) => actor.send({ type: 'draft.changed', change: draftChange });
  const canNext = () => actor.getSnapshot().can({ type: 'step.next' });
  const next = () => actor.send({ type: 'step.next' });
  const previous = () => actor.send({ type: 'step.previous' });
  const draft = (): Draft => actor.getSnapshot().context.draft;
  const submit = () => {
    const command = setupOf(draft(), today, actor.getSnapshot().context.setupId);
    if (!command) throw new Error('The draft is not complete.');
    actor.send({ type: 'command.sent', command });
  };
  return { actor, step, change, canNext, next, previous, draft, submit, left };
}

type Choice = (draft: Draft) => DraftChange;
const choices: readonly (readonly [string, Choice])[] = [
  ['build muscle', (draft) => ({ ...withProgram(draft, 'bulk', today), goal: { text: '8', unit: 'lbs' } })],
  ['get lean', (draft) => ({ ...withProgram(draft, 'lean', today), goal: { text: '10', unit: 'lbs' } })],
  [
    'cardio fitness',
    (draft) => ({ ...withProgram(draft, 'cardio_fitness', today), goal: { text: '5', unit: 'miles' } }),
  ],
  ['Daily 50', (draft) => ({ ...withProgram(draft, 'maintain', today), ...withDailyPlan('daily-50') })],
  [
    'a custom daily plan',
    (draft) => ({
      ...withProgram(draft, 'maintain', today),
      ...withDailyPlan('daily-custom'),
      customExercises: [squats],
    }),
  ],
  ['the assessment', (draft) => withProgram(draft, 'assessment', today)],
];

describe('the steps of the onboarding', () => {
  for (const [title, choose] of choices)
    for (const isPaged of [false, true])
      it(`lead forward and back through those of ${title} in a ${isPaged ? 'small' : 'large'} window`, () => {
        const { change, draft, step, next, previous } = wizard(undefined, isPaged);
        change({ ...choose(draft()), ...body });
        const steps = stepsOf(draft(), isPaged);
        const forward = steps.map(() => {
          const here = step();
          next();
          return here;
        });
        expect(forward).to.deep.equal(steps);
        const back = steps.map(() => {
          const here = step();
          previous();
          return here;
        });
        expect(back).to.deep.equal(steps.toReversed());
        expect(step()).to.equal('program');
      });

  it('hold each page of the profile up until it is complete', () => {
    const { change, draft, next, step, canNext } = wizard(undefined, true);
    change(withProgram(draft(), 'assessment', today));
    next();
    expect([step(), canNext()]).to.deep.equal(['body', false]);
    change({ ...body, equipment: [] });
    next();
    expect([step(), canNext()]).to.deep.equal(['equipment', false]);
    change({ equipment: ['none'] });
    next();
    next();
    expect(step()).to.equal('summary');
  });

  it('show the whole profile when the window grows, and its first page when it shrinks', () => {
    const { actor, change, draft, next, previous, step } = wizard(undefined, true);
    change({ ...withProgram(draft(), 'assessment', today), ...body });
    next();
    next();
    expect(step()).to.equal('equipment');
    actor.send({ type: 'layout.changed', isPaged: false });
    expect(step()).to.equal('profile');
    actor.send({ type: 'layout.changed', isPaged: true });
    expect(step()).to.equal('body');
    actor.send({ type: 'layout.changed', isPaged: false });
    next();
    previous();
    expect(step()).to.equal('profile');
  });

  it('keep what was acknowledged until a number changes that it depends on', () => {
    const { change, draft } = wizard();
    change({ ...withProgram(draft(), 'lean', today), ...body, goal: { text: '60', unit: 'lbs' } });
    change({ acknowledged: ['target-bmi', 'pace', 'age'] });
    change({ equipment: ['bike'], daysPerWeek: 5 });
    expect(draft().acknowledged).to.deep.equal(['target-bmi', 'pace', 'age']);
    change({ targetDuration: '1-month' });
    expect(draft().acknowledged).to.deep.equal(['target-bmi', 'age']);
    change({ weight: { text: '151', unit: 'lbs' } });
    expect(draft().acknowledged).to.deep.equal(['age']);
    change({ age: '17' });
    expect(draft().acknowledged).to.deep.equal([]);
  });

  it('begin with the program, with neither a way back nor one on', () => {
    const { actor, step, canNext } = wizard();
    expect(step()).to.equal('program');
    expect(canNext()).to.equal(false);
    expect(actor.getSnapshot().can({ type: 'step.previous' })).to.equal(false);
  });

  it('stay where they are until the step is complete', () => {
    const { change, draft, next, step, canNext } = wizard();
    change(withProgram(draft(), 'lean', today));
    next();
    next();
    expect([step(), canNext()]).to.deep.equal(['goal', false]);
    change({ goal: { text: '10', unit: 'lbs' } });
    expect(canNext()).to.equal(true);
  });

  it('begin again with an empty draft on a restart', () => {
    const { actor, change, draft, next, step } = wizard();
    change(withProgram(draft(), 'lean', today));
    next();
    actor.send({ type: 'onboarding.restarted' });
    expect(step()).to.equal('program');
    expect(draft()).to.deep.equal(emptyDraft);
  });

  it('are found again where they were left', () => {
    const actor = createActor(onboardingMachine, { input: start(), snapshot: resumedAt('profile', start()) });
    actor.start();
    expect(actor.getSnapshot().matches({ step: 'profile', command: 'idle' })).to.equal(true);
  });
});

describe('completing the setup', () => {
  const readyFor = (wizardAtStart: ReturnType<typeof wizard>) => {
    const { change, draft, next } = wizardAtStart;
    change({ ...withProgram(draft(), 'assessment', today), ...body });
    next();
    next();
    return wizardAtStart;
  };

  it('sends what the draft holds under the id of its content', async () => {
    const sent: Setup[] = [];
    const { actor, submit, left } = readyFor(
      wizard(async (setup) => {
        sent.push(setup);
        return completed;
      }),
    );
    submit();
    await waitFor(actor, (state) => state.matches({ step: 'completed' }));
    expect(sent.map(({ setupId }) => setupId)).to.deep.equal(['setup-1']);
    expect(left).to.deep.equal([completed]);
  });

  it('goes neither back nor to the start while it is on its way', async () => {
    const { actor, submit, previous, step } = readyFor(wizard(() => new Promise(() => {})));
    submit();
    expect(actor.getSnapshot().matches({ command: 'sending' })).to.equal(true);
    previous();
    actor.send({ type: 'onboarding.restarted' });
    expect(step()).to.equal('summary');
  });

  it('stays on the summary after a failure, and repeats under the same id', async () => {
    const sent: string[] = [];
    const { actor, submit, step } = readyFor(
      wizard(async ({ setupId }) => {
        sent.push(setupId);
        if (sent.length === 1) throw new TypeError('Failed to fetch');
        return completed;
      }),
    );
    submit();
    await waitFor(actor, (state) => state.matches({ command: 'refused' }));
    expect(step()).to.equal('summary');
    submit();
    await waitFor(actor, (state) => state.matches({ step: 'completed' }));
    expect(sent).to.deep.equal(['setup-1', 'setup-1']);
  });

  it('takes another id when the draft was changed after a failure', async () => {
    const sent: string[] = [];
    const { actor, submit, change } = readyFor(
      wizard(async ({ setupId }) => {
        sent.push(setupId);
        throw new TypeError('Failed to fetch');
      }),
    );
    submit();
    await waitFor(actor, (state) => state.matches({ command: 'refused' }));
    change({ age: '30' });
    submit();
    await waitFor(actor, (state) => state.matches({ command: 'refused' }));
    expect(sent).to.deep.equal(['setup-1', 'setup-2']);
  });
});

describe('the onboarding beside the decider of programs', () => {
  const memberId = asMemberId('mila');
  const other: ProgramCommand = { ...startDaily, memberId, programId: asProgramId('another-program'), today };
  const reset: ProgramCommand = { type: 'EndProgram', memberId };

  type RequestTo<Path extends ProgramRequest['path']> = Extract<ProgramRequest, { readonly path: Path }>;
  type NewProgram = Omit<StartAssessment, 'type'>;

  /** The server's command for the request that ends the setup. */
  function commandOf({ setupId, program: request }: Setup): ProgramCommand {
    const of = {
      memberId,
      programId: asProgramId(`${setupId}-program`),
      today,
      reached: null,
      ageYears: null,
      acknowledged: [],
    };
    switch (request.path) {
      case '/api/programs/assessment':
        return { type: 'StartAssessment', ...of };
      case '/api/programs/daily-maintenance':
        return dailyCommandOf(request, of);
      case '/api/programs':
        return plannedCommandOf(request, of);
    }
  }

  function dailyCommandOf(
    { body }: RequestTo<'/api/programs/daily-maintenance'>,
    of: NewProgram,
  ): ProgramCommand {
    const { templateType, targetEndDate = null } = body;
    const isCustom = templateType === 'daily-custom' || templateType === 'custom';
    return {
      type: 'StartDailyMaintenance',
      ...of,
      dailyTemplate: isCustom ? 'daily-custom' : templateType,
      customExercises: isCustom ? [squats] : [],
      targetDuration: null,
      targetEndDate,
    };
  }

  function plannedCommandOf({ body }: RequestTo<'/api/programs'>, of: NewProgram): ProgramCommand {
    const { type: sentType, goalType, goalValue, goalUnit, startDate = null, plannedEndDate = null } = body;
    return {
      type: 'StartProgram',
      ...of,
      sentType,
      goalType,
      goalValue: Number(goalValue),
      goalUnit,
      startDate,
      plannedEndDate,
      weight: null,
      height: null,
    };
  }

  /** The answers that this many tries get: a lost one was carried out all the same, and the last one arrives. */
  async function completeSetup(before: readonly ProgramCommand[], choose: Choice, lost: number) {
    let history = historyOf(programDecider, before);
    const answers = new Map<string, readonly ProgramEvent[]>();
    let tries = 0;
    const opened = wizard(async (setup) => {
      // A repeated key gets the first answer again.
      const events =
        answers.get(setup.setupId) ?? programDecider.decide(fold(programDecider, history), commandOf(setup));
      if (!answers.has(setup.setupId)) history = [...history, ...events];
      answers.set(setup.setupId, events);
      tries += 1;
      if (tries <= lost) throw new TypeError('Failed to fetch');
      return { ...completed, events };
    });
    const { actor, change, draft, next, submit } = opened;
    change({ ...choose(draft()), ...body });
    while (actor.getSnapshot().can({ type: 'step.next' })) next();
    for (let sent = 0; sent <= lost; sent += 1) {
      submit();
      await waitFor(actor, (state) => !state.matches({ command: 'sending' }));
    }
    return { step: opened.step(), isCompleted: actor.getSnapshot().matches({ step: 'completed' }), history };
  }

  for (const [title, choose] of choices)
    for (const [programs, before] of [
      ['no program', []],
      ['a program that runs', [other]],
      ['a program that has ended', [other, reset]],
    ] as const)
      for (const lost of [0, 1, 2])
        it(`is completed by the start of ${title} after ${programs}, when ${lost} answers were lost`, async () => {
          const { isCompleted, history } = await completeSetup(before, choose, lost);
          const { status, active, ended } = fold(programDecider, history);
          expect([isCompleted, status, active?.programId.endsWith('-program')]).to.deep.equal([
            true,
            'active',
            true,
          ]);
          expect(ended).to.have.lengthOf(before.length > 0 ? 1 : 0);
        });
});
