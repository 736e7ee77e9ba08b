import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { isUnmovedByQuests, type QuestRequest, questCommand, questRefusal, skipNote } from './quest-api.ts';
import { questCopy } from './quest-copy.ts';

const day = asMemberDay('2026-03-04');
const offline = new TypeError('Failed to fetch');

describe('what the quest card says of a failure', () => {
  const cases: readonly (readonly [QuestRequest['type'], QuestRequest['date'], Error, string, string])[] = [
    [
      'SpinWheel',
      null,
      new ApiError(503, 'No quests available'),
      'Quest System Setup',
      'Quest database is being initialized. Please try again in a moment.',
    ],
    ['SpinWheel', null, offline, 'Wheel Spin Failed', 'Please try again in a moment.'],
    [
      'SpinWheel',
      null,
      new ApiError(500, 'Internal Server Error'),
      'Wheel Spin Failed',
      'Please try again in a moment.',
    ],
    ['SpinWheel', null, new ApiError(409, 'Not now.'), 'Spin Failed', 'Not now.'],
    ['SpinWheel', null, new ApiError(409, ''), 'Spin Failed', 'Unable to spin the wheel'],
    ['RespinWheel', null, offline, 'Re-spin Failed', 'Unable to get a new quest. Please try again.'],
    [
      'RespinWheel',
      null,
      new ApiError(409, "You've used all your spins. Accept the current quest or skip it."),
      'No More Spins',
      "You've used all your spins. Accept the current quest or skip it.",
    ],
    ['AcceptQuest', null, offline, 'Accept Failed', 'Unable to accept quest. Please try again.'],
    ['SkipQuest', null, offline, 'Skip Failed', 'Unable to skip quest. Please try again.'],
    ['SkipQuest', day, offline, 'Error', 'Failed to update quest. Please try again.'],
    ['CompleteQuest', day, offline, 'Error', 'Failed to update quest. Please try again.'],
    ['ResetQuestDay', null, offline, 'Reset Failed', 'Failed to reset quest. Please try again.'],
    ['ResetQuestDay', null, new ApiError(401, 'Unauthorized'), 'Reset Failed', 'Admin access required'],
    [
      'ResetQuestDay',
      null,
      new ApiError(403, 'Admin access required'),
      'Reset Failed',
      'Admin access required',
    ],
  ];
  for (const [type, date, error, title, description] of cases)
    it(`${type}${date ? ' of an accepted quest' : ''}, '${error.message}': '${title}'`, () => {
      expect(questRefusal({ type, date }, error)).to.deep.equal({
        title,
        description,
        variant: 'destructive',
      });
    });
});

describe('what a completed quest earned', () => {
  for (const [points, sentence] of [
    [1, 'You earned 1 point'],
    [3, 'You earned 3 points'],
  ] as const)
    it(`is ${points}: '${sentence}'`, () => expect(questCopy.pointsEarned(points)).to.equal(sentence));
});

describe('what a skip costs', () => {
  const held = {
    skipTokens: 2,
    tokensAtRisk: 0,
    rescuableDay: null,
    excuse: null,
    earnEvery: 7,
    currentStreak: 4,
    isActiveToday: false,
  };
  for (const [change, note] of [
    [{}, 'Skipping uses 1 skip token. You have 2.'],
    [{ tokensAtRisk: 2 }, 'Skipping uses 1 skip token. You have 2, and your streak needs 2.'],
    [
      { skipTokens: 1, rescuableDay: day },
      'Skipping uses 1 skip token. You have 1, and it can still save yesterday.',
    ],
    [{ rescuableDay: day }, 'Skipping uses 1 skip token. You have 2.'],
  ] as const)
    it(`with ${JSON.stringify(change)} is said: '${note}'`, () =>
      expect(skipNote({ ...held, ...change }, false)).to.deep.equal({ note, isPossible: true }));

  for (const [change, note] of [
    [{ skipTokens: 0 }, 'No skip tokens. Earn one every 7 active days.'],
    [{ skipTokens: 0, currentStreak: 0 }, 'No skip tokens. Earn one every 7 active days.'],
    [{ currentStreak: 0 }, 'No streak to save yet: you can leave this quest, and keep your token.'],
    [{ isActiveToday: true }, 'You’ve been active today: you can leave this quest, and keep your token.'],
    [
      { excuse: 'paused', tokensAtRisk: 1 },
      'Your streak is paused: you can leave this quest, and keep your token.',
    ],
    [
      { excuse: 'rest', skipTokens: 0 },
      'Your streak holds today: you can leave this quest, and keep your token.',
    ],
  ] as const)
    it(`is nothing with ${JSON.stringify(change)}, and there is no skip: '${note}'`, () =>
      expect(skipNote({ ...held, ...change }, false)).to.deep.equal({ note, isPossible: false }));

  it("is left to the service for yesterday's quest: the shown streak is today's", () => {
    for (const change of [{ currentStreak: 0 }, { isActiveToday: true }, { excuse: 'rest' } as const])
      expect(skipNote({ ...held, ...change }, true)).to.include({ isPossible: true });
  });
});

describe('what is read again after a quest', () => {
  const answered = { visible: true, day: { status: 'assigned' } } as const;
  const of = (type: string) => ({ ...answered, events: [{ type }] }) as never;

  it('is nothing after a draw and an acceptance, whose answers bring all changes', () => {
    for (const type of ['QuestSpun', 'QuestAccepted'])
      expect(questCommand.movesOthers?.(of(type)), type).to.equal(false);
    for (const type of ['QuestCompleted', 'QuestSkipped', 'QuestDayReset'])
      expect(questCommand.movesOthers?.(of(type)), type).to.equal(true);
  });

  for (const key of [
    '/api/stats',
    '/api/activity-days?days=28',
    '/api/ledger?limit=200',
    '/api/history?limit=50',
    '/api/me/streak-days',
  ])
    it(`is ${key}`, () => expect(isUnmovedByQuests(key)).to.equal(false));

  for (const key of [
    '/api/auth/user',
    '/api/programs/active',
    '/api/body-metrics/latest',
    '/api/workouts',
    '/api/quests',
    '/api/user-quests/today',
    '/api/user-quests/wheel',
    '/api/daily-maintenance-templates',
  ])
    it(`is not ${key}`, () => expect(isUnmovedByQuests(key)).to.equal(true));
});
