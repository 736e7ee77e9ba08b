import type { ApiRoute, Method } from '#service/http/api-route.ts';
import type { Answer, HttpClient } from '#service/http/testing/http-client.ts';
import { routeFor } from './declared-responses.ts';

type Json = Readonly<Record<string, unknown>>;
/** A call that succeeds for a caller that has made the previous calls; its path may use their answers. */
export type SampleCall = {
  readonly method: Method;
  /** In the routes' notation. */
  readonly path: `/api/${string}`;
  readonly body?: Json;
  /** Fields of the body that come from earlier answers, in place of those in `body`. */
  readonly bodyFrom?: (seen: Seen) => Json;
  readonly query?: (seen: Seen) => Readonly<Record<string, string>>;
  /** Answers 404 until an admin has done something that is not part of every sample day. */
  readonly mayBeMissing?: true;
  /** The first words of the conflict to which the member's day leads. */
  readonly refusal?: string;
  /** The answer is not JSON. */
  readonly isFile?: true;
  /** Calls required before it that are not part of the sample day. */
  readonly needs?: readonly SampleCall[];
  /** The value of `:id` in the path. */
  readonly idFrom?: (seen: Seen) => string;
};
/** Answers by call, such as `POST /api/workouts`. */
type Seen = ReadonlyMap<string, Json>;

/** The date of all samples. */
export const sampleDate = '2026-03-10';

const idIn =
  (call: string, field = 'id') =>
  (seen: Seen): string =>
    String(seen.get(call)?.[field]);
const workoutId = (seen: Seen): string =>
  idIn('workout')(new Map([['workout', seen.get('POST /api/workouts')?.workout as Json]]));
/** The id of the first entry of a kind in the sample's history. */
const entryOf =
  (kind: string) =>
  (seen: Seen): string => {
    const { entries = [] } = (seen.get('GET /api/history') ?? {}) as { entries?: readonly Json[] };
    return String(entries.find((entry) => entry.kind === kind)?.id);
  };
const ownTemplateId = (seen: Seen): string =>
  idIn('template')(new Map([['template', seen.get('POST /api/workout-templates/user')?.template as Json]]));
const codeOf =
  (call: string) =>
  (seen: Seen): Json => ({ code: seen.get(call)?.code });
/** The id of the first entry of a list in an answer. */
const firstOf =
  (call: string, list: string) =>
  (seen: Seen): string => {
    const entries = (seen.get(call)?.[list] ?? []) as readonly Json[];
    return String(entries[0]?.id);
  };
/** The sample day has one person. */
const noFriend = (): string => 'no-friend';
const today = (): string => sampleDate;
const lastWeek = (): string => '2026-W10';
const outageId = (seen: Seen): string => {
  const { outages = [] } = (seen.get('GET /api/admin/outages') ?? {}) as { outages?: readonly Json[] };
  return String(outages[0]?.outageId);
};
/** The preview that an admin must have seen before a change for everybody. */
const previewOf =
  (preview: string) =>
  (seen: Seen): Json => ({ digest: seen.get(preview)?.digest ?? noDigest });
const noDigest = '0'.repeat(64);
/** A handle that no other member chooses. */
const ownHandle = (seen: Seen): Json => ({
  handle: `sam-${idIn('GET /api/auth/user')(seen).replaceAll('-', '').slice(0, 12)}`,
});
/** The latest listed event. */
const someEvent = (seen: Seen): string => {
  const { events = [] } = (seen.get('GET /api/admin/events') ?? {}) as { events?: readonly Json[] };
  return String(events[0]?.id);
};

const privacy = {
  dataCollection: true,
  analytics: false,
  personalizedRecommendations: true,
  shareProgress: true,
  publicProfile: false,
  exerciseHistory: true,
  locationTracking: false,
  thirdPartyIntegrations: true,
};
const notifications = {
  workoutReminders: true,
  questNotifications: true,
  streakAlerts: true,
  weeklyProgress: true,
  achievementBadges: true,
  dailyMotivation: false,
  weekendCheckIns: true,
  programMilestones: true,
};
const profile = {
  firstName: 'Sam',
  lastName: 'Ple',
  age: 30,
  gender: 'female',
  height: 65,
  weight: 170,
  unitPreference: 'imperial',
  activityLevel: 'moderate',
  equipment: ['dumbbells'],
  daysPerWeek: 3,
  minutesPerDay: 45,
  injuries: 'An old one of the left knee',
  questWheelEnabled: true,
  notificationFrequency: 'daily',
  goalBaseline: 'start',
  bodyFatTarget: 24,
  excludedExercises: [{ name: 'Burpees', reason: 'pain' }],
  useTokensAutomatically: false,
  restDaysKeepStreak: true,
  recapByMail: true,
  wheelSkin: 'classic',
};
const program = {
  type: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: sampleDate,
  plannedEndDate: '2026-06-10',
  currentPhase: 1,
  isActive: true,
};
const result = {
  exerciseName: 'Push-ups',
  value: 16,
  type: 'reps',
  day: 1,
  notes: 'easy',
  savedOn: sampleDate,
};
const exercise = { name: 'Push-ups', exerciseType: 'reps', type: 'reps', sets: 1, reps: 12 };
const metric = {
  date: sampleDate,
  unit: 'lbs',
  weight: '173.7',
  waistCircumference: '33.1',
  bodyFatPercent: '24',
};
const workout = {
  templateId: 'cardio-kickstart',
  date: sampleDate,
  durationMinutes: 21,
  perceivedExertion: 7,
  moodAfter: 4,
  isCompleted: true,
  pointsEarned: 2,
  startedAt: '2026-03-10T08:00:00.000Z',
  sets: [
    { exercise: 'Goblet Squats', set: 1, reps: 12, load: { value: 16, unit: 'kg' }, seconds: null, rpe: 7.5 },
    { exercise: 'Plank Hold', set: 1, reps: 0, load: null, seconds: 45, rpe: null },
  ],
};
/** The browser's key is that of RFC 8291, appendix A. */
const pushDevice = {
  endpoint: 'https://push.example/sample',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  replaces: 'https://push.example/before',
};
const pushDeviceId = (seen: Seen): string => {
  const { devices = [] } = (seen.get('POST /api/me/push/devices') ?? {}) as { devices?: readonly Json[] };
  return String(devices[0]?.id);
};
const accessToken = { name: 'Bathroom scale', scopes: ['read:body', 'write:body'], expiresInDays: 30 };
const accessTokenId = (seen: Seen): string => {
  const { tokens = [] } = (seen.get('POST /api/me/tokens') ?? {}) as { tokens?: readonly Json[] };
  return String(tokens[0]?.id);
};
const webhook = {
  ...{ url: 'https://hooks.example/rondel', kinds: ['workout.logged', 'weight.logged'] },
  scopes: ['read:body'],
};
const importedWorkout = {
  ...{ date: '2019-03-01', clock: '18:10:00', name: 'Evening Pull', durationMinutes: 59 },
  sets: [
    {
      ...{ exercise: 'Chin Up (Assisted)', set: 1, reps: 8, seconds: null, rpe: null },
      load: { value: 20, unit: 'kg', kind: 'assistance' },
    },
  ],
};
const importId = (seen: Seen): string =>
  String((seen.get('POST /api/me/imports')?.import as Json | undefined)?.id);

const webhookId = (seen: Seen): string => {
  const { webhooks = [] } = (seen.get('POST /api/me/webhooks') ?? {}) as { webhooks?: readonly Json[] };
  return String(webhooks[0]?.id);
};
const correction = { date: sampleDate, durationMinutes: 26, perceivedExertion: 6, moodAfter: 5 };
const weight = { date: sampleDate, unit: 'lbs', weight: '172.4' };
const ownTemplate = {
  name: 'Garage Legs',
  exercises: [
    { name: 'Sandbag Squats', sets: 3, reps: 10, restSeconds: 90 },
    { name: 'Wall Sit', sets: 2, duration: 45, restSeconds: 60 },
  ],
};
const outage = { from: '2026-03-04T01:00:00.000Z', to: '2026-03-04T07:00:00.000Z' };
const tokenRules = { tokenHold: 4, tokenStart: 3, earnEvery: 6 };
const rulesFrom = '2026-03-12';
const { startedAt: _, ...dated } = workout;
/** Six days of a run: with the day protected by a token and today they are a week, which earns the token of the skip. */
const runBefore = ['03', '04', '05', '06', '07', '08'].map(
  (day): SampleCall => ({
    method: 'POST',
    path: '/api/workouts',
    body: { ...dated, date: `2026-03-${day}` },
  }),
);
const tick = {
  templateType: 'daily-custom',
  exerciseIndex: 0,
  setIndex: 0,
  completed: true,
  date: sampleDate,
};
const plan = {
  templateType: 'custom',
  customExercises: [exercise],
  targetDuration: 'custom',
  targetEndDate: '2026-06-10',
};

/** One call of every route with all its fields, in an order possible for a member's day. */
export const sampleDay: readonly SampleCall[] = [
  { method: 'GET', path: '/api/support' },
  { method: 'GET', path: '/api/wheel-seeds' },
  { method: 'GET', path: '/api/wheel-rules' },
  { method: 'GET', path: '/api/zones', query: () => ({ name: 'Europe/Kyiv' }) },
  { method: 'GET', path: '/api/auth/user' },
  { method: 'PATCH', path: '/api/auth/user', body: profile },
  { method: 'POST', path: '/api/me/time-zone', body: { zone: 'UTC', since: '2026-03-01T00:00:00.000Z' } },
  { method: 'PUT', path: '/api/me/language', body: { language: 'en' } },
  { method: 'PUT', path: '/api/me/preferences', body: { privacy, notifications } },
  { method: 'POST', path: '/api/programs/assessment' },
  { method: 'POST', path: '/api/assessment/entries', body: result },
  { method: 'GET', path: '/api/assessment/entries' },
  { method: 'POST', path: '/api/assessment/complete', body: { results: [result] } },
  { method: 'GET', path: '/api/assessment/latest' },
  { method: 'POST', path: '/api/programs', body: program },
  { method: 'GET', path: '/api/programs/:id/phases', idFrom: idIn('POST /api/programs') },
  {
    ...{ method: 'POST', path: '/api/programs/:id/goal', body: { plannedEndDate: '2026-06-24' } },
    idFrom: idIn('POST /api/programs'),
  },
  {
    ...{ method: 'POST', path: '/api/programs/:id/dose', body: { week: 1, choice: 'last-week' } },
    idFrom: idIn('POST /api/programs'),
  },
  { method: 'POST', path: '/api/programs/daily-maintenance', body: plan },
  { method: 'GET', path: '/api/programs/active' },
  { method: 'GET', path: '/api/plan' },
  { method: 'GET', path: '/api/daily-maintenance-templates' },
  { method: 'POST', path: '/api/daily-workout-progress', body: tick },
  { method: 'GET', path: '/api/daily-workout-progress' },
  { method: 'POST', path: '/api/body-metrics', body: metric },
  { method: 'GET', path: '/api/body-metrics/latest' },
  { method: 'GET', path: '/api/body-metrics' },
  { method: 'DELETE', path: '/api/body-metrics/:id', idFrom: idIn('POST /api/body-metrics') },
  { method: 'POST', path: '/api/check-ins', body: { energy: 2, mood: 4, sore: ['shoulder'] } },
  { method: 'GET', path: '/api/check-ins' },
  {
    ...{ method: 'DELETE', path: '/api/check-ins/:id' },
    idFrom: today,
  },
  { method: 'GET', path: '/api/workout-templates/builtin' },
  { method: 'GET', path: '/api/workout-templates/custom' },
  { method: 'GET', path: '/api/workout-templates/user' },
  { method: 'POST', path: '/api/workout-templates/user', body: ownTemplate },
  { method: 'PUT', path: '/api/workout-templates/user/:id', body: ownTemplate, idFrom: ownTemplateId },
  { method: 'DELETE', path: '/api/workout-templates/user/:id', idFrom: ownTemplateId },
  { method: 'POST', path: '/api/workouts', body: workout },
  { method: 'GET', path: '/api/workouts' },
  {
    method: 'GET',
    path: '/api/history',
    needs: [{ method: 'POST', path: '/api/body-metrics', body: weight }],
  },
  { method: 'GET', path: '/api/history/:id', idFrom: entryOf('workout') },
  { method: 'PUT', path: '/api/workouts/:id', idFrom: workoutId, body: correction },
  {
    method: 'PUT',
    path: '/api/body-metrics/:id',
    idFrom: (seen) => entryOf('weight')(seen).replace('weight:', ''),
    body: { ...weight, weight: '172.2' },
  },
  { method: 'GET', path: '/api/set-log' },
  { method: 'POST', path: '/api/me/skip-token', body: { date: '2026-03-09' }, needs: runBefore },
  { method: 'DELETE', path: '/api/workouts/:id', idFrom: workoutId },
  { method: 'GET', path: '/api/me/pauses' },
  { method: 'GET', path: '/api/me/streak-days' },
  {
    method: 'POST',
    path: '/api/me/pauses',
    body: { from: '2026-03-20', until: '2026-03-22', reason: 'holiday' },
  },
  { method: 'POST', path: '/api/me/pauses/end', body: { on: '2026-03-21' } },
  // Before there is a device: it would call its push service.
  { method: 'POST', path: '/api/me/push/test' },
  { method: 'POST', path: '/api/me/push/devices', body: pushDevice },
  { method: 'GET', path: '/api/me/push' },
  { method: 'DELETE', path: '/api/me/push/devices/:id', idFrom: pushDeviceId },
  { method: 'POST', path: '/api/me/tokens', body: accessToken },
  { method: 'GET', path: '/api/me/tokens' },
  { method: 'GET', path: '/api/me/tokens/:id/events', idFrom: accessTokenId },
  { method: 'DELETE', path: '/api/me/tokens/:id', idFrom: accessTokenId },
  { method: 'PUT', path: '/api/me/public-page/handle', body: { handle: 'sam-runs' }, bodyFrom: ownHandle },
  { method: 'PUT', path: '/api/me/public-page', body: { facts: ['streak', 'badges'], isIndexed: true } },
  { method: 'GET', path: '/api/me/public-page' },
  { method: 'GET', path: '/api/admin/public-pages' },
  {
    ...{ method: 'POST', path: '/api/admin/public-pages', mayBeMissing: true },
    body: { handle: 'no-such-page', reason: 'It pretends to be somebody else.' },
  },
  {
    ...{ method: 'POST', path: '/api/admin/public-pages/:memberId/give-back', mayBeMissing: true },
    ...{ idFrom: () => 'no-member', body: { note: 'The name is changed.' } },
  },
  { method: 'DELETE', path: '/api/me/public-page/handle' },
  {
    method: 'POST',
    path: '/api/me/imports',
    body: {
      source: 'strong',
      fileName: 'strong.csv',
      exercises: [{ name: 'Dip (Assisted)', as: null, load: 'assistance' }],
    },
  },
  { method: 'GET', path: '/api/me/imports' },
  { method: 'GET', path: '/api/me/imports/:id', idFrom: importId },
  {
    ...{ method: 'POST', path: '/api/me/imports/:id/workouts', idFrom: importId },
    body: { batch: 1, workouts: [importedWorkout] },
  },
  {
    ...{ method: 'POST', path: '/api/me/imports/:id/weights', idFrom: importId },
    body: { batch: 1, weights: [{ date: '2019-03-01', weight: { value: 80.5, unit: 'kg' } }] },
  },
  { method: 'POST', path: '/api/me/imports/:id/complete', idFrom: importId },
  { method: 'DELETE', path: '/api/me/imports/:id', idFrom: importId },
  { method: 'POST', path: '/api/me/webhooks', body: webhook },
  { method: 'GET', path: '/api/me/webhooks' },
  {
    ...{ method: 'PUT', path: '/api/me/webhooks/:id', idFrom: webhookId },
    body: { ...webhook, scopes: [] },
  },
  { method: 'POST', path: '/api/me/webhooks/:id/secret', idFrom: webhookId },
  { method: 'POST', path: '/api/me/webhooks/:id/test', idFrom: webhookId },
  { method: 'GET', path: '/api/me/webhooks/:id/deliveries', idFrom: webhookId },
  { method: 'POST', path: '/api/me/webhooks/:id/stop', idFrom: webhookId },
  { method: 'GET', path: '/api/admin/webhooks' },
  {
    ...{ method: 'POST', path: '/api/admin/webhooks/:id/stop', idFrom: webhookId },
    body: { reason: 'Its receiver complained.' },
  },
  { method: 'POST', path: '/api/admin/webhooks/stop', body: { reason: 'The messages were wrong.' } },
  { method: 'POST', path: '/api/me/webhooks/:id/resume', idFrom: webhookId },
  { method: 'DELETE', path: '/api/me/webhooks/:id', idFrom: webhookId },
  { method: 'GET', path: '/api/friends' },
  { method: 'GET', path: '/api/friends/news' },
  { method: 'POST', path: '/api/friends/invitations' },
  {
    ...{ method: 'POST', path: '/api/invitations/look', body: { code: 'BCDFGH' } },
    bodyFrom: codeOf('POST /api/friends/invitations'),
  },
  {
    ...{ method: 'POST', path: '/api/friends', body: { code: 'BCDFGH' } },
    bodyFrom: codeOf('POST /api/friends/invitations'),
    refusal: 'This is your own code',
  },
  {
    ...{ method: 'DELETE', path: '/api/friends/invitations/:id' },
    idFrom: firstOf('POST /api/friends/invitations', 'invitations'),
  },
  { method: 'GET', path: '/api/friends/blocked' },
  { method: 'GET', path: '/api/friends/former' },
  { method: 'DELETE', path: '/api/friends/blocked/:id', idFrom: () => 'no-block', mayBeMissing: true },
  {
    method: 'POST',
    path: '/api/friends/:id/cheers',
    idFrom: noFriend,
    body: { kind: 'strong' },
    mayBeMissing: true,
  },
  {
    ...{ method: 'PUT', path: '/api/friends/:id/nudges', idFrom: noFriend, mayBeMissing: true },
    body: { isOn: true },
  },
  { method: 'POST', path: '/api/friends/:id/nudges', idFrom: noFriend, mayBeMissing: true },
  { method: 'POST', path: '/api/friends/:id/block', idFrom: noFriend, mayBeMissing: true },
  {
    ...{ method: 'POST', path: '/api/friends/:id/report', idFrom: noFriend, mayBeMissing: true },
    body: { reason: 'harassment', words: 'Too many cheers.' },
  },
  { method: 'GET', path: '/api/admin/reports' },
  {
    ...{
      method: 'POST',
      path: '/api/admin/reports/:id/close',
      idFrom: () => 'no-report',
      mayBeMissing: true,
    },
    body: { note: 'Spoke to both.' },
  },
  { method: 'DELETE', path: '/api/friends/:id', idFrom: noFriend, mayBeMissing: true },
  {
    ...{ method: 'POST', path: '/api/circles' },
    body: { aim: 'active-days', target: 20, startsOn: sampleDate, days: 28 },
  },
  { method: 'GET', path: '/api/circles' },
  { method: 'POST', path: '/api/circles/:id/invitations', idFrom: firstOf('POST /api/circles', 'circles') },
  {
    ...{ method: 'POST', path: '/api/circles/places', body: { code: 'BCDFGH' } },
    bodyFrom: codeOf('POST /api/circles/:id/invitations'),
  },
  {
    ...{ method: 'POST', path: '/api/circles/:id/seen', idFrom: firstOf('POST /api/circles', 'circles') },
    refusal: 'This circle is not over yet',
  },
  { method: 'DELETE', path: '/api/circles/:id', idFrom: firstOf('POST /api/circles', 'circles') },
  { method: 'GET', path: '/api/quests' },
  { method: 'GET', path: '/api/user-quests/wheel' },
  { method: 'POST', path: '/api/user-quests/spin' },
  { method: 'GET', path: '/api/user-quests/session' },
  { method: 'POST', path: '/api/user-quests/respin' },
  { method: 'POST', path: '/api/user-quests/accept' },
  { method: 'GET', path: '/api/user-quests/today' },
  { method: 'GET', path: '/api/user-quests/draws' },
  { method: 'PUT', path: '/api/user-quests/:id', idFrom: today, body: { status: 'completed' } },
  { method: 'POST', path: '/api/user-quests/:id/undo', idFrom: today },
  { method: 'POST', path: '/api/user-quests/skip', refusal: 'You were active on this day' },
  { method: 'DELETE', path: '/api/user-quests/reset' },
  { method: 'GET', path: '/api/stats' },
  { method: 'GET', path: '/api/badges' },
  { method: 'GET', path: '/api/badges/reasons' },
  { method: 'GET', path: '/api/month-path' },
  { method: 'GET', path: '/api/reads' },
  { method: 'GET', path: '/api/activity-days' },
  { method: 'GET', path: '/api/look-back' },
  { method: 'GET', path: '/api/activity-days/:id', idFrom: today },
  { method: 'GET', path: '/api/ledger' },
  { method: 'GET', path: '/api/progress' },
  { method: 'GET', path: '/api/energy' },
  { method: 'PUT', path: '/api/recaps/:id', idFrom: lastWeek },
  { method: 'GET', path: '/api/recaps/:id', idFrom: lastWeek },
  {
    method: 'PUT',
    path: '/api/me/reminders',
    body: { quietHours: { from: '21:30', to: '07:30' }, times: { streakAlerts: '19:30' } },
  },
  { method: 'GET', path: '/api/me/reminders' },
  { method: 'POST', path: '/api/beta/request', body: { email: 'asked@rondel.example' } },
  { method: 'GET', path: '/api/beta/standing' },
  { method: 'GET', path: '/api/beta/requests' },
  {
    method: 'PATCH',
    path: '/api/beta/requests/:id',
    idFrom: idIn('POST /api/beta/request'),
    body: { status: 'denied', adminNotes: 'Not now.' },
  },
  {
    method: 'POST',
    path: '/api/client-errors',
    body: {
      kind: 'react',
      message: 'x is undefined',
      stack: 'at f (/assets/a-1.js:1:2)',
      screen: '/dashboard',
    },
  },
  { method: 'GET', path: '/api/beta/audit' },
  {
    method: 'GET',
    path: '/api/beta/requests/:id/history',
    idFrom: idIn('POST /api/beta/request'),
  },
  { method: 'GET', path: '/api/admin/hazardous-programs' },
  { method: 'GET', path: '/api/admin/events' },
  { method: 'GET', path: '/api/admin/event-types' },
  { method: 'GET', path: '/api/admin/events/:id', idFrom: someEvent },
  {
    method: 'POST',
    path: '/api/admin/events/:id/open',
    idFrom: someEvent,
    body: { reason: 'The member asked.' },
  },
  { method: 'GET', path: '/api/admin/projections' },
  { method: 'GET', path: '/api/admin/system' },
  { method: 'GET', path: '/api/admin/insights' },
  { method: 'GET', path: '/api/admin/insights/energy' },
  {
    method: 'GET',
    path: '/api/admin/insights/rules-effect',
    query: () => ({ rules: '{"streak":{"nightGraceEndsAtHour":4}}' }),
  },
  { method: 'POST', path: '/api/admin/projections/:id/retry', idFrom: () => 'workouts' },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/skip',
    idFrom: () => 'workouts',
    body: { eventId: 'e1', reason: 'Written by a test.' },
  },
  {
    method: 'POST',
    path: '/api/admin/projections/:id/skip-all',
    idFrom: () => 'workouts',
    body: { reason: 'Written by a test.' },
  },
  { method: 'POST', path: '/api/admin/projections/:id/resume', idFrom: () => 'workouts' },
  { method: 'GET', path: '/api/admin/outages/preview', query: () => outage },
  {
    method: 'POST',
    path: '/api/admin/outages',
    body: { ...outage, reason: 'The database was away.', digest: noDigest },
    bodyFrom: previewOf('GET /api/admin/outages/preview'),
  },
  { method: 'GET', path: '/api/admin/outages' },
  {
    method: 'POST',
    path: '/api/admin/outages/:id/revoke',
    idFrom: outageId,
    body: { reason: 'It was another night.', digest: noDigest },
    bodyFrom: previewOf('GET /api/admin/outages/preview'),
    needs: [
      {
        method: 'GET',
        path: '/api/admin/outages/preview',
        query: (seen) => ({ revoke: outageId(seen) }),
      },
    ],
  },
  {
    method: 'GET',
    path: '/api/admin/rules/preview',
    query: () => ({
      from: rulesFrom,
      ...Object.fromEntries(Object.entries(tokenRules).map(([name, value]) => [name, String(value)])),
    }),
  },
  {
    method: 'POST',
    path: '/api/admin/rules',
    body: { from: rulesFrom, rules: tokenRules, reason: 'A shorter way to a token.', digest: noDigest },
    bodyFrom: previewOf('GET /api/admin/rules/preview'),
  },
  { method: 'GET', path: '/api/admin/rules' },
  { method: 'GET', path: '/api/me/rules', mayBeMissing: true },
  { method: 'POST', path: '/api/me/rules/seen', body: { version: 'v2' } },
  { method: 'GET', path: '/api/me/export' },
  { method: 'GET', path: '/api/me/export/workouts.csv', isFile: true },
  { method: 'GET', path: '/api/me/export/sets.csv', isFile: true },
  { method: 'GET', path: '/api/me/export/metrics.csv', isFile: true },
  { method: 'GET', path: '/api/me/export/points.csv', isFile: true },
  { method: 'GET', path: '/api/me/export/mail' },
  { method: 'POST', path: '/api/me/export/mail' },
  { method: 'POST', path: '/api/me/calendar' },
  { method: 'GET', path: '/api/me/calendar' },
  { method: 'DELETE', path: '/api/me/calendar' },
  { method: 'GET', path: '/api/me/sessions' },
  { method: 'GET', path: '/api/me/device-key' },
  { method: 'POST', path: '/api/me/sessions/sign-out', body: { handle: null } },
  { method: 'POST', path: '/api/admin/reset-for-testing' },
  { method: 'DELETE', path: '/api/admin/clear-user-data' },
  { method: 'DELETE', path: '/api/me' },
];

export const nameOf = ({ method, path }: Pick<SampleCall, 'method' | 'path'>): string => `${method} ${path}`;

/** Sends a sample like the client. */
export function sendSample(
  visitor: HttpClient,
  { method, path, body, bodyFrom, query, idFrom }: SampleCall,
  seen: Seen,
): Promise<Answer> {
  const place = idFrom ? path.replace(':id', encodeURIComponent(idFrom(seen))) : path;
  const asked = query ? `${place}?${new URLSearchParams(query(seen)).toString()}` : place;
  const json = bodyFrom ? { ...body, ...bodyFrom(seen) } : body;
  return visitor.send(method, asked, json === undefined ? {} : { json });
}

export type SampleResponses = Map<string, Record<string, unknown>>;

/** Each sample with its route. */
export const sampleCalls = sampleDay.map((sample) => ({ sample, route: routeOf(sample) }));

/** Whether a member may call it for their own data. */
export const isOfMember = ({ audience }: ApiRoute): boolean =>
  audience === 'members' || audience === 'signedIn';

function routeOf(sample: SampleCall): ApiRoute {
  const route = routeFor(sample.method, sample.path.replace(':id', 'x'));
  if (!route) throw new Error(`${nameOf(sample)} is no route`);
  return route;
}

/** Sends a sample that must succeed, and records its answer. */
export async function makeCall(
  visitor: HttpClient,
  sample: SampleCall,
  seen: SampleResponses,
): Promise<Answer> {
  for (const needed of sample.needs ?? []) {
    const { body } = await sendSample(visitor, needed, seen);
    // The body of the call may need what was read, but later calls mean the member's own changes.
    if (needed.method === 'GET') seen.set(nameOf(needed), JSON.parse(body) as Record<string, unknown>);
  }
  const answer = await sendSample(visitor, sample, seen);
  if (sample.mayBeMissing && answer.status === 404) return answer;
  if (sample.refusal !== undefined && answer.status === 409 && answer.body.startsWith(sample.refusal))
    return answer;
  if (answer.status >= 300) throw new Error(`${nameOf(sample)} answered ${answer.status}: ${answer.body}`);
  if (!sample.isFile) seen.set(nameOf(sample), JSON.parse(answer.body) as Record<string, unknown>);
  return answer;
}

/** A member's whole sample day, without the calls that undo it. @param change what this member sends instead */
export async function liveSampleDay(
  visitor: HttpClient,
  change: (sample: SampleCall) => SampleCall = (sample) => sample,
): Promise<SampleResponses> {
  const seen: SampleResponses = new Map();
  for (const { sample, route } of sampleCalls) {
    const isKept = route.method !== 'DELETE' && !route.path.startsWith('/api/admin/');
    if (isOfMember(route) && isKept) await makeCall(visitor, change(sample), seen);
  }
  return seen;
}
