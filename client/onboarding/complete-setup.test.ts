import { expect } from 'chai';
import { carryOut } from '#client/lib/http/use-command.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { setupCommand } from './complete-setup.ts';
import { newDraft, withProgram } from './onboarding-draft.ts';
import { type Setup, setupOf } from './setup-requests.ts';

const today = asMemberDay('2026-01-05');
const empty = newDraft(null, today);
const assessment = setupOf(
  { ...empty, ...withProgram(empty, 'assessment', today), weight: { text: '180', unit: 'lbs' } },
  today,
  'setup-1',
) as Setup;

const user = {
  id: 'm1',
  email: 'maya@example.com',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  unitPreference: 'imperial',
  height: 66,
  weight: 180,
  age: 25,
  ageGiven: null,
  gender: 'female',
  equipment: ['none'],
  availableEquipment: [],
  activityLevel: 'moderate',
  daysPerWeek: 3,
  minutesPerDay: 45,
  injuries: null,
  questWheelEnabled: true,
  notificationFrequency: 'daily',
  goalBaseline: 'standard',
  useTokensAutomatically: true,
  restDaysKeepStreak: false,
  recapByMail: false,
  timeZone: 'UTC',
  keptNotifications: null,
  keptPrivacy: null,
  isAdmin: false,
  revision: 4,
};
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
