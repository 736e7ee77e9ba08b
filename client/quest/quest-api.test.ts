import { expect } from 'chai';
import { ApiError } from '#client/lib/http/api-error.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { type QuestRequest, questRefusal, skipNote } from './quest-api.ts';
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
  for (const [skipTokens, tokensAtRisk, rescuableDay, note] of [
    [0, 0, null, 'No skip tokens. Earn one every 7 active days.'],
    [2, 0, null, 'Skipping uses 1 skip token. You have 2.'],
    [2, 2, null, 'Skipping uses 1 skip token. You have 2, and your streak needs 2.'],
    [1, 0, day, 'Skipping uses 1 skip token. You have 1, and it can still save yesterday.'],
    [2, 0, day, 'Skipping uses 1 skip token. You have 2.'],
  ] as const)
    it(`with ${skipTokens} held, ${tokensAtRisk} at risk and ${rescuableDay ?? 'no day'} to save: '${note}'`, () =>
      expect(skipNote({ skipTokens, tokensAtRisk, rescuableDay, excuse: null, earnEvery: 7 })).to.equal(
        note,
      ));

  it('while the streak is paused: it needs no skip', () =>
    expect(
      skipNote({ skipTokens: 2, tokensAtRisk: 1, rescuableDay: null, excuse: 'paused', earnEvery: 7 }),
    ).to.equal('Your streak is paused: you can leave this quest, and keep your token.'));

  it('on a planned rest day: it needs no skip', () =>
    expect(
      skipNote({ skipTokens: 0, tokensAtRisk: 0, rescuableDay: null, excuse: 'rest', earnEvery: 7 }),
    ).to.equal('Your streak holds today: you can leave this quest, and keep your token.'));
});
