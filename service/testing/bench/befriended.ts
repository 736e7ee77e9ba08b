import { privacyDefaults } from '#domain/catalogue/content/preference-defaults.ts';
import type { DomainEvent } from '#domain/events.ts';
import { addDays, asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { asCommandId, asMemberId, type MemberId } from '#domain/kernel/ids.ts';
import { maxPlaces } from '#domain/together/circle.ts';
import { maxCircles, maxFriends } from '#domain/together/together.ts';
import { togetherStream } from '#domain/together/together-events.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { encode } from '#service/event-store/event-types/event-codec.ts';
import { createHttpClient } from '#service/http/testing/http-client.ts';
import { storesOf } from '#service/testing/test-stores.ts';

/** Members who have as many friends as a member can have: each of them all others. */
export const befriended = maxFriends + 1;

/**
 * Makes the members of sessions friends of each other, each in as many circles as a member can be in. Stores the events themselves, because
 * invitations have limits.
 * @param location of the database and the master key of the service
 */
export async function befriend(
  origin: string,
  cookies: readonly string[],
  location: { readonly databaseUrl: string; readonly dataDir: string },
  today: MemberDay,
): Promise<void> {
  const members: MemberId[] = [];
  for (const cookie of cookies) members.push(await sharing(origin, cookie));
  const { events, close } = await storesOf(location);
  for (const [nth, memberId] of members.entries()) {
    const joined = [...friendshipsOf(members, memberId), ...placesOf(memberId, nth, today)];
    const commandId = asCommandId(derivedId('imagined', 'together', memberId));
    const metadata = {
      ...{ commandId, correlationId: commandId, causationId: commandId, actor: memberId },
      ...{ occurredAt: asInstant(`${today}T00:00:00.000Z`), zone: 'UTC', localDate: today },
    };
    await events.append(
      togetherStream(memberId),
      'no-stream',
      joined.map((event, index) => encode(event, metadata, { commandId, index })),
    );
  }
  await close();
}

/** Switches on that the member shares progress. @returns its id */
async function sharing(origin: string, cookie: string): Promise<MemberId> {
  const headers = { Cookie: cookie };
  const visitor = createHttpClient(origin);
  const json = { privacy: { ...privacyDefaults, shareProgress: true } };
  const { status, body } = await visitor.send('PUT', '/api/me/preferences', { json, headers });
  if (status !== 200) throw new Error(`/api/me/preferences answered ${status}: ${body}`);
  const user = await visitor.send('GET', '/api/auth/user', { headers });
  return asMemberId((JSON.parse(user.body) as { readonly id: string }).id);
}

const friendshipsOf = (members: readonly MemberId[], memberId: MemberId): readonly DomainEvent[] =>
  members
    .filter((other) => other !== memberId)
    .map((other) => ({
      type: 'FriendshipBegan',
      ...{ memberId, friendshipId: derivedId('imagined', ...[memberId, other].sort()), invitationId: null },
    }));

/** Neighbours in the list share a circle, each time another set of them. */
const placesOf = (memberId: MemberId, nth: number, today: MemberDay): readonly DomainEvent[] =>
  Array.from({ length: maxCircles }, (_, round) => ({
    type: 'CircleJoined',
    ...{ memberId, circleId: derivedId('imagined', `${round} ${Math.floor((nth + round) / maxPlaces)}`) },
    ...{ aim: 'active-days', target: 100, startsOn: today, endsOn: addDays(today, 27) },
  }));
