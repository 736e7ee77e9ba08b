import { expect } from 'chai';
import { carryOut } from '#client/lib/http/use-command.ts';
import { sampleMember } from '#client/lib/testing/sample-member.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import {
  type Draft,
  type DraftChange,
  newDraft,
  withDailyPlan,
  withProgram,
  withUnits,
} from './onboarding-draft.ts';
import { type Setup, setupCommand, setupOf } from './setup-requests.ts';

const today = asMemberDay('2026-01-05');
const empty: Draft = {
  ...newDraft(null, today),
  gender: 'male',
  height: { unit: 'in', feet: '5', inches: '10' },
  weight: { text: '180', unit: 'lbs' },
  equipment: ['dumbbells'],
};
const draftOf = (program: ProgramType, change: DraftChange = {}): Draft => ({
  ...empty,
  ...withProgram(empty, program, today),
  ...change,
});
const programOf = (draft: Draft) => setupOf(draft, today, 'setup-1')?.program;

describe('the profile that is sent', () => {
  const lean = draftOf('lean', { goal: { text: '10', unit: 'lbs' } });

  it('is in the units that it names', () => {
    expect(setupOf(lean, today, 'setup-1')?.profile).to.deep.equal({
      age: 25,
      gender: 'male',
      height: 70,
      weight: 180,
      unitPreference: 'imperial',
      activityLevel: 'moderate',
      equipment: ['dumbbells'],
      daysPerWeek: 3,
      minutesPerDay: 45,
      injuries: '',
      questWheelEnabled: true,
      notificationFrequency: 'daily',
    });
  });

  it('is what is shown after a switch of the units', () => {
    const metric = { ...lean, ...withUnits(lean, 'metric') };
    const setup = setupOf(metric, today, 'setup-1');
    expect(setup?.profile).to.include({ height: 177.8, weight: 81.6, unitPreference: 'metric' });
    expect(setup?.weight).to.deep.equal({ weight: '81.6', date: today, unit: 'kg' });
    expect(setup?.program).to.deep.nested.include({ 'body.goalValue': 4.5, 'body.goalUnit': 'kg' });
  });
});

describe('the weight that is sent', () => {
  it('is text, with its date and unit', () => {
    expect(setupOf(draftOf('assessment'), today, 'setup-1')?.weight).to.deep.equal({
      weight: '180',
      date: today,
      unit: 'lbs',
    });
  });

  it('is none where there is none', () => {
    const without = draftOf('assessment', { weight: { text: '', unit: 'lbs' } });
    expect(setupOf(without, today, 'setup-1')?.weight).to.equal(null);
  });
});

describe('the program that is sent', () => {
  it('names the goal, its dates, and that it begins', () => {
    expect(programOf(draftOf('bulk', { goal: { text: '8', unit: 'lbs' } }))).to.deep.equal({
      path: '/api/programs',
      body: {
        type: 'muscle',
        goalType: 'muscle_gain',
        goalValue: 8,
        goalUnit: 'lbs',
        startDate: '2026-01-05',
        plannedEndDate: '2026-04-05',
        currentPhase: 1,
        isActive: true,
      },
    });
  });

  it('is a daily template with its duration and end', () => {
    expect(programOf(draftOf('maintain', withDailyPlan('daily-100')))).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: { templateType: 'daily-100', targetDuration: '3-months', targetEndDate: '2026-04-05' },
    });
  });

  it('is a custom daily plan with its exercises', () => {
    const plan = draftOf('maintain', {
      ...withDailyPlan('daily-custom'),
      customExercises: [{ name: 'Plank Hold', type: 'duration', sets: 2, durationSeconds: 45 }],
      targetDuration: 'custom',
      targetEndDate: '2026-02-01',
    });
    expect(programOf(plan)).to.deep.equal({
      path: '/api/programs/daily-maintenance',
      body: {
        templateType: 'daily-custom',
        customExercises: [{ name: 'Plank Hold', exerciseType: 'duration', sets: 2, duration: 45 }],
        targetDuration: 'custom',
        targetEndDate: '2026-02-01',
      },
    });
  });

  it('is an assessment without a payload', () => {
    expect(programOf(draftOf('assessment'))).to.deep.equal({ path: '/api/programs/assessment' });
  });

  it('is none while the draft is not complete', () => {
    for (const draft of [empty, draftOf('lean'), draftOf('maintain')])
      expect(setupOf(draft, today, 'setup-1')).to.equal(null);
  });
});

const blank = newDraft(null, today);
const assessment = setupOf(
  { ...blank, ...withProgram(blank, 'assessment', today), weight: { text: '180', unit: 'lbs' } },
  today,
  'setup-1',
) as Setup;

const user = { ...sampleMember, revision: 4 };
const program = {
  id: 'p1',
  type: 'assessment',
  goalType: 'fitness_assessment',
  goalValue: 7,
  goalUnit: 'days',
  startDate: '2026-01-05',
  plannedEndDate: '2026-01-12',
  currentPhase: 1,
  isActive: true,
  startWeight: null,
  startWeightUnit: null,
  dailyTemplate: null,
  goalProgress: 0,
  goalProgressFromStart: null,
  revision: 0,
};

const answered = { events: [], position: null, visible: true };
const started = { type: 'ProgramStarted' };

type Answers = Readonly<Record<string, readonly [status: number, content: unknown]>>;
const allWell: Answers = {
  '/api/auth/user': [200, { ...user, ...answered }],
  '/api/body-metrics': [201, {}],
  '/api/programs/assessment': [201, { ...program, ...answered, events: [started] }],
};

describe('completing a setup', () => {
  const { fetch } = globalThis;
  let calls: { readonly path: string; readonly key: string | null }[];

  const answering = (answers: Answers) => {
    calls = [];
    globalThis.fetch = async (path, init) => {
      calls.push({ path: String(path), key: new Headers(init?.headers).get('Idempotency-Key') });
      const [status, content] = answers[String(path)] ?? [404, ''];
      const body = typeof content === 'string' ? content : JSON.stringify(content);
      return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
    };
  };
  const outcome = () => carryOut(setupCommand, assessment);
  const failure = () =>
    carryOut(setupCommand, assessment).then(
      () => 'none',
      (error: Error) => error.message,
    );

  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('writes profile, weight and program in this order, under keys of one setup', async () => {
    answering(allWell);
    const completed = await outcome();
    expect(calls).to.deep.equal([
      { path: '/api/auth/user', key: 'setup-1-profile' },
      { path: '/api/body-metrics', key: 'setup-1-weight' },
      { path: '/api/programs/assessment', key: 'setup-1-program' },
    ]);
    expect(completed).to.deep.equal({
      events: [started],
      visible: true,
      program,
      user,
      isAllKept: true,
    });
  });

  it('writes no weight where there is none', async () => {
    answering(allWell);
    await carryOut(setupCommand, { ...assessment, weight: null });
    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/auth/user', '/api/programs/assessment']);
  });

  it('succeeds by the program alone, and says that something was not kept', async () => {
    answering({ ...allWell, '/api/auth/user': [400, 'Please enter a valid age.'] });
    expect(await outcome()).to.include({ user: null, isAllKept: false });
    answering({ ...allWell, '/api/body-metrics': [500, ''] });
    expect(await outcome()).to.include({ isAllKept: false });
  });

  it('fails with the program', async () => {
    answering({ ...allWell, '/api/programs/assessment': [500, 'No'] });
    expect(await failure()).to.equal('500: No');
  });

  it('stops at the first call that is unauthorized', async () => {
    answering({ ...allWell, '/api/auth/user': [401, 'Unauthorized'] });
    expect(await failure()).to.equal('401: Unauthorized');
    expect(calls).to.have.length(1);
  });
});
