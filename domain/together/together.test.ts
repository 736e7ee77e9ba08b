import { asInstant, asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { cheersDecider } from './cheers.ts';
import { maxCircles, maxFriends, maxOpenInvitations, togetherDecider } from './together.ts';
import type { CheerEvent, CheerSent, TogetherEvent } from './together-events.ts';

const memberId = asMemberId('mila');
const friendId = asMemberId('noah');
const at = asInstant('2026-03-10T12:00:00.000Z');
const today = asMemberDay('2026-03-10');
const together = given(togetherDecider);

const made = (invitationId: string, circleId: string | null = null): TogetherEvent => ({
  type: 'InvitationMade',
  ...{ memberId, invitationId, codeHash: `hash of ${invitationId}`, circleId },
  expiresAt: asInstant('2026-03-17T12:00:00.000Z'),
});
const invite = (invitationId: string, circleId: string | null = null) =>
  ({
    type: 'Invite',
    ...{ memberId, invitationId, codeHash: `hash of ${invitationId}`, at, today, circleId },
  }) as const;
const began = (friendshipId: string, invitationId: string | null = null): TogetherEvent => ({
  type: 'FriendshipBegan',
  ...{ memberId, friendshipId, invitationId },
});
const ended = (friendshipId: string): TogetherEvent => ({ type: 'FriendshipEnded', memberId, friendshipId });
const blocked = (blockId: string): TogetherEvent => ({
  type: 'MemberBlocked',
  ...{ memberId, blockId, blockedId: friendId },
});
const unblocked = (blockId: string): TogetherEvent => ({ type: 'MemberUnblocked', memberId, blockId });
const give = (invitationId: string, gives: string, changed: object = {}) =>
  ({ type: 'GiveByInvitation', memberId, invitationId, takerId: friendId, gives, at, ...changed }) as const;
const begin = (friendshipId: string) =>
  ({ type: 'BeginFriendship', memberId, friendshipId, friendId }) as const;
const full = Array.from({ length: maxFriends }, (_, nth) => began(`f${nth}`));
const terms = {
  ...({ aim: 'active-days', target: 40 } as const),
  ...{ startsOn: asMemberDay('2026-03-02'), endsOn: asMemberDay('2026-03-29') },
};
const joined = (circleId: string): TogetherEvent => ({ type: 'CircleJoined', memberId, circleId, ...terms });
const join = (circleId: string) => ({ type: 'JoinCircle', memberId, circleId, ...terms, today }) as const;

describe('the invitations of a member', () => {
  it('work for seven days, and one command makes one', () => {
    together().when(invite('i1')).yields(made('i1'));
    together(made('i1')).when(invite('i1')).yieldsNothing();
  });

  it('give a friendship to the first who accepts, and again to the same', () => {
    together(made('i1')).when(give('i1', 'f1')).yields(began('f1', 'i1'));
    together(made('i1'), began('f1', 'i1')).when(give('i1', 'f1')).yieldsNothing();
    together(made('i1'), began('f1', 'i1')).when(give('i1', 'f2')).refuses('unknown-invitation');
  });

  it('are refused with one sentence when unknown, expired, taken back, of a blocker or of a full list', () => {
    const late = { at: asInstant('2026-03-17T12:00:00.000Z') };
    together().when(give('i1', 'f1')).refuses('unknown-invitation');
    together(made('i1'))
      .when(give('i1', 'f1', late))
      .refuses('unknown-invitation');
    const back: TogetherEvent = { type: 'InvitationWithdrawn', memberId, invitationId: 'i1' };
    together(made('i1'), back).when(give('i1', 'f1')).refuses('unknown-invitation');
    together(made('i1'), blocked('b1')).when(give('i1', 'f1')).refuses('unknown-invitation');
    together(made('i1'), ...full)
      .when(give('i1', 'new'))
      .refuses('unknown-invitation');
    together(made('i1'), blocked('b1'), unblocked('b1')).when(give('i1', 'f1')).yields(began('f1', 'i1'));
  });

  it('are not for their own sender', () => {
    together(made('i1'))
      .when(give('i1', 'f1', { takerId: memberId }))
      .refuses('own-invitation');
  });

  it('are at most 20 open ones, and none for a full list of friends', () => {
    const open = Array.from({ length: maxOpenInvitations }, (_, nth) => made(`i${nth}`));
    together(...open)
      .when(invite('more'))
      .refuses('too-many-invitations');
    together(...open, began('f1', 'i0'))
      .when(invite('more'))
      .yields(made('more'));
    together(...full)
      .when(invite('more'))
      .refuses('too-many-friends');
  });

  it('are taken back once, also after they were accepted', () => {
    const command = { type: 'WithdrawInvitation', memberId, invitationId: 'i1' } as const;
    const back: TogetherEvent = { type: 'InvitationWithdrawn', memberId, invitationId: 'i1' };
    together(made('i1')).when(command).yields(back);
    together(made('i1'), back).when(command).yieldsNothing();
    together(made('i1'), began('f1', 'i1')).when(command).yieldsNothing();
    together().when(command).refuses('no-such-invitation');
  });

  it('invite into circles of the member that are not over', () => {
    together(joined('c1')).when(invite('i1', 'c1')).yields(made('i1', 'c1'));
    together().when(invite('i1', 'c1')).refuses('unknown-circle');
    const late = { ...invite('i1', 'c1'), today: asMemberDay('2026-03-30') };
    together(joined('c1')).when(late).refuses('unknown-circle');
    const left: TogetherEvent = { type: 'CircleLeft', memberId, circleId: 'c1', dates: [] };
    together(joined('c1'), left).when(invite('i1', 'c1')).refuses('unknown-circle');
    const taken: TogetherEvent = {
      type: 'CircleInvitationTaken',
      ...{ memberId, invitationId: 'i1', placeId: 'p1' },
    };
    const open = [joined('c1'), made('i1', 'c1')];
    together(...open)
      .when(give('i1', 'p1'))
      .yields(taken);
    for (const since of [[left], [taken, left], [blocked('b1')], [taken, blocked('b1')]])
      together(...open, ...since)
        .when(give('i1', 'p1'))
        .refuses('unknown-invitation');
  });

  it('give no friendship that has ended again', () => {
    together(made('i1'), began('f1', 'i1'), ended('f1')).when(give('i1', 'f1')).refuses('unknown-invitation');
  });
});

describe('the friends of a member', () => {
  it('begin once, and lift a block of that person', () => {
    together().when(begin('f1')).yields(began('f1'));
    together(began('f1')).when(begin('f1')).yieldsNothing();
    together(blocked('b1')).when(begin('f1')).yields(unblocked('b1'), began('f1'));
  });

  it('do not come back by an old acceptance', () => {
    together(began('f1'), ended('f1')).when(begin('f1')).refuses('unknown-invitation');
  });

  it('are at most 200', () => {
    together(...full)
      .when(begin('more'))
      .refuses('too-many-friends');
  });

  it('end once', () => {
    const command = { type: 'EndFriendship', memberId, friendshipId: 'f1' } as const;
    together(began('f1')).when(command).yields(ended('f1'));
    together(began('f1'), ended('f1')).when(command).yieldsNothing();
    together().when(command).refuses('unknown-friend');
  });

  it('nudge each other only by choice', () => {
    const choose = (isOn: boolean) => ({ type: 'ChooseNudges', memberId, friendshipId: 'f1', isOn }) as const;
    const chosen = (isOn: boolean): TogetherEvent => ({ ...choose(isOn), type: 'NudgesChosen' });
    together(began('f1')).when(choose(true)).yields(chosen(true));
    together(began('f1')).when(choose(false)).yieldsNothing();
    together(began('f1'), chosen(true)).when(choose(false)).yields(chosen(false));
    together().when(choose(true)).refuses('unknown-friend');
  });

  it('end with a block, which is kept once for each person', () => {
    const block = {
      type: 'Block',
      memberId,
      blockId: 'b1',
      blockedId: friendId,
      friendshipIds: ['f1'],
    } as const;
    together(began('f1')).when(block).yields(blocked('b1'), ended('f1'));
    together(blocked('b0'), began('f1')).when(block).yields(ended('f1'));
    const lift = { type: 'Unblock', memberId, blockId: 'b1' } as const;
    together(blocked('b1')).when(lift).yields(unblocked('b1'));
    together(blocked('b1'), unblocked('b1')).when(lift).yieldsNothing();
    together().when(lift).refuses('no-such-block');
  });
});

describe('the circles of a member', () => {
  it('are joined once, left once, and at most 12 at a time', () => {
    together().when(join('c1')).yields(joined('c1'));
    together(joined('c1')).when(join('c1')).yieldsNothing();
    const leave = { type: 'LeaveCircle', memberId, circleId: 'c1', dates: [today] } as const;
    const left: TogetherEvent = { type: 'CircleLeft', memberId, circleId: 'c1', dates: [today] };
    together(joined('c1')).when(leave).yields(left);
    together(joined('c1'), left).when(leave).yieldsNothing();
    together().when(leave).refuses('unknown-circle');
    const many = Array.from({ length: maxCircles }, (_, nth) => joined(`c${nth}`));
    together(...many)
      .when(join('more'))
      .refuses('too-many-circles');
    together(...many)
      .when({ ...join('more'), today: asMemberDay('2026-03-30') })
      .yields(joined('more'));
  });

  it('keep the result that was seen first', () => {
    const see = { type: 'SeeCircleResult', memberId, circleId: 'c1', total: 41, isReached: true } as const;
    const seen: TogetherEvent = { ...see, type: 'CircleResultSeen' };
    together(joined('c1')).when(see).yields(seen);
    together(joined('c1'), seen)
      .when({ ...see, total: 12, isReached: false })
      .yieldsNothing();
  });
});

describe('the cheers of a member on a date', () => {
  const cheers = given(cheersDecider);
  const cheer = (friendshipId: string, kind: CheerSent['kind']) =>
    ({ type: 'SendCheer', memberId, friendshipId, kind, date: today, latest: null }) as const;
  const sent = (friendshipId: string, kind: CheerSent['kind']): CheerSent => ({
    ...{ type: 'CheerSent', memberId, friendshipId, kind, date: today },
  });

  it('are one for each friend, and the same one again is none', () => {
    cheers().when(cheer('f1', 'strong')).yields(sent('f1', 'strong'));
    cheers(sent('f1', 'strong')).when(cheer('f1', 'strong')).yieldsNothing();
    cheers(sent('f1', 'strong')).when(cheer('f1', 'proud')).refuses('already-cheered');
    cheers(sent('f1', 'strong')).when(cheer('f2', 'proud')).yields(sent('f2', 'proud'));
  });

  it('are none on a date that comes again because the member travels', () => {
    const yesterday = asMemberDay('2026-03-01');
    cheers()
      .when({ ...cheer('f1', 'proud'), date: yesterday, latest: today })
      .refuses('already-cheered');
    cheers()
      .when({ ...cheer('f1', 'proud'), latest: yesterday })
      .yields(sent('f1', 'proud'));
  });

  it('have one nudge for each friend at risk, where both want it', () => {
    const nudge = {
      type: 'NudgeFriend',
      ...{ memberId, friendshipId: 'f1', date: today, isWanted: true, isSent: false, isAtRisk: true },
    } as const;
    const nudged: CheerEvent = { type: 'FriendNudged', memberId, friendshipId: 'f1', date: today };
    cheers().when(nudge).yields(nudged);
    cheers(nudged).when(nudge).yieldsNothing();
    cheers()
      .when({ ...nudge, isSent: true })
      .yieldsNothing();
    cheers()
      .when({ ...nudge, isWanted: false })
      .refuses('nudges-off');
    cheers()
      .when({ ...nudge, isAtRisk: false })
      .refuses('not-at-risk');
  });
});
