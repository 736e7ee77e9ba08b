import { asInstant, asMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { cheersDecider } from '#domain/together/cheers.ts';
import { type Circle, circleDecider } from '#domain/together/circle.ts';
import { togetherDecider } from '#domain/together/together.ts';
import { cheersStream, circleStream, togetherStream } from '#domain/together/together-events.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { chance, type Moment } from '#service/tools/demo/demo-clock.ts';
import { createInMemoryCommands } from '#service/tools/demo/in-memory-commands.ts';

const daysOfCircle = 28;
/** How many quests of a member with friends are followed by a cheer. */
const shareOfCheers = 0.3;

/**
 * Adds friends and circles to a log. As soon as so many members have joined, each becomes the friend of all others and they begin a circle,
 * by invitations. Then some of them cheer a friend after a quest. All events follow from the deciders.
 * @param people in each circle, 2-12
 */
export async function* withCircles(
  events: AsyncIterable<ImportedEvent>,
  people: number,
): AsyncGenerator<ImportedEvent> {
  const making: Making = { states: new Map(), sent: 0, friendshipsOf: new Map() };
  let waiting: MemberId[] = [];
  for await (const event of events) {
    yield event;
    const actor = actorOf(event);
    if (actor && event.type === 'QuestCompleted') yield* cheerAfter(actor, making);
    if (!actor || event.type !== 'MemberRegistered') continue;
    waiting.push(actor.memberId);
    if (waiting.length < people) continue;
    yield* joinedBy(waiting, actor, making);
    waiting = [];
  }
}

type Making = {
  readonly states: Map<string, unknown>;
  /** How many commands, which gives each its id. */
  sent: number;
  readonly friendshipsOf: Map<MemberId, readonly string[]>;
};
type Actor = { readonly memberId: MemberId; readonly zone: string; readonly moment: Moment };

function actorOf({ data, metadata }: ImportedEvent): Actor | null {
  const { memberId } = data;
  const { occurredAt, localDate, zone } = metadata;
  if (typeof memberId !== 'string') return null;
  const moment = {
    at: asInstant(String(occurredAt)),
    today: asMemberDay(String(localDate)),
    localTime: { hour: 12, minute: 0 },
  };
  return { memberId: asMemberId(memberId), zone: String(zone), moment };
}

const friendshipOf = (one: MemberId, other: MemberId): string =>
  derivedId('imagined', 'friendship', ...[one, other].sort());

type Send = ReturnType<typeof createInMemoryCommands>['send'];

/** The events of commands that one member sends. */
function eventsOf(
  { memberId, zone }: Pick<Actor, 'memberId' | 'zone'>,
  making: Making,
  work: (send: Send) => void,
): readonly ImportedEvent[] {
  const events: ImportedEvent[] = [];
  const traits = { diligence: 0, doesRoutine: false, isUpLate: false, joinsOn: asMemberDay('2026-01-01') };
  work((...sent) => {
    making.sent += 1;
    const member = { memberId, zone, seed: `${memberId} ${making.sent}`, ...traits };
    createInMemoryCommands(member, making.states, (event) => events.push(event)).send(...sent);
  });
  making.states.delete(`activity of ${memberId}`);
  return events;
}

function cheerAfter(actor: Actor, making: Making): readonly ImportedEvent[] {
  const { memberId, moment } = actor;
  const friendships = making.friendshipsOf.get(memberId) ?? [];
  const { at, today: date } = moment;
  const friendshipId = friendships[Math.floor(chance(memberId, at, 'friend') * friendships.length)];
  if (friendshipId === undefined || chance(memberId, at, 'cheer') >= shareOfCheers) return [];
  const stream = cheersStream(memberId, date);
  const command = { type: 'SendCheer', memberId, friendshipId, kind: 'strong', date, latest: null } as const;
  const events = eventsOf(actor, making, (send) => send(cheersDecider, stream, command, moment));
  making.states.delete(stream);
  return events;
}

function* joinedBy(
  members: readonly MemberId[],
  { zone, moment }: Omit<Actor, 'memberId'>,
  making: Making,
): Generator<ImportedEvent> {
  const circleId = derivedId('imagined', 'circle', ...members);
  for (const [nth, memberId] of members.entries()) {
    const as = { memberId, zone };
    for (const friendId of members.slice(0, nth))
      yield* befriended(as, friendId, { circleId, isFirst: friendId === members[0] }, moment, making);
    yield* placed(as, circleId, moment, making);
  }
  for (const memberId of members) {
    const others = members.filter((other) => other !== memberId);
    making.friendshipsOf.set(
      memberId,
      others.map((other) => friendshipOf(memberId, other)),
    );
    making.states.delete(togetherStream(memberId));
  }
  making.states.delete(circleStream(circleId));
}

/** The member accepts an invitation of a friend, and that of the first to the circle. */
function befriended(
  as: Pick<Actor, 'memberId' | 'zone'>,
  friendId: MemberId,
  { circleId, isFirst }: { readonly circleId: string; readonly isFirst: boolean },
  moment: Moment,
  making: Making,
): readonly ImportedEvent[] {
  const { memberId } = as;
  const { at, today } = moment;
  const friendshipId = friendshipOf(memberId, friendId);
  const invitation = (of: string) => derivedId('imagined', 'invitation', of, memberId, friendId);
  const invited = [
    { invitationId: invitation('friend'), circleId: null, gives: friendshipId },
    ...(isFirst
      ? [{ invitationId: invitation('circle'), circleId, gives: placeOf(circleId, memberId) }]
      : []),
  ];
  const given = eventsOf({ ...as, memberId: friendId }, making, (send) => {
    for (const { invitationId, circleId: circle, gives } of invited) {
      const of = { memberId: friendId, invitationId, at };
      const stream = togetherStream(friendId);
      const code = { codeHash: invitationId, today, circleId: circle };
      send(togetherDecider, stream, { type: 'Invite', ...of, ...code }, moment);
      send(togetherDecider, stream, { type: 'GiveByInvitation', ...of, takerId: memberId, gives }, moment);
    }
  });
  const command = { type: 'BeginFriendship', memberId, friendshipId, friendId } as const;
  const taken = eventsOf(as, making, (send) =>
    send(togetherDecider, togetherStream(memberId), command, moment),
  );
  return [...given, ...taken];
}

const placeOf = (circleId: string, memberId: MemberId): string =>
  derivedId('imagined', 'place', circleId, memberId);

/** The first member begins the circle, the others take a place. */
function placed(
  as: Pick<Actor, 'memberId' | 'zone'>,
  circleId: string,
  moment: Moment,
  making: Making,
): readonly ImportedEvent[] {
  const { memberId } = as;
  const { today } = moment;
  const placeId = placeOf(circleId, memberId);
  const stream = circleStream(circleId);
  const known = () => (making.states.get(stream) as Circle | undefined)?.terms;
  const startsOn = known()?.startsOn;
  return eventsOf(as, making, (send) => {
    const of = { circleId, placeId };
    if (startsOn) send(circleDecider, stream, { type: 'TakePlace', ...of, today: startsOn }, moment);
    else send(circleDecider, stream, { type: 'BeginCircle', ...of, ...firstTerms(today), today }, moment);
    const agreed = known();
    const joins = { type: 'JoinCircle', memberId, circleId, today } as const;
    if (agreed) send(togetherDecider, togetherStream(memberId), { ...joins, ...agreed }, moment);
  });
}

const firstTerms = (startsOn: MemberDay) =>
  ({ aim: 'active-days', target: daysOfCircle, startsOn, days: daysOfCircle }) as const;
