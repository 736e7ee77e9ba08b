import { expect } from 'chai';
import type { ImportedEvent } from '#service/tools/analysis/imported-event.ts';
import { syntheticLog } from '#service/tools/demo/synthetic-log.ts';
import { withCircles } from './circles-in-log.ts';

async function logOf(people: number): Promise<readonly ImportedEvent[]> {
  const events: ImportedEvent[] = [];
  for await (const event of withCircles(syntheticLog('circles', 600).events, people)) events.push(event);
  return events;
}

describe('a log with circles', () => {
  it('makes every few members friends in a circle, and is the same again', async () => {
    const events = await logOf(4);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    // Of twelve members.
    expect(count('CircleBegun')).to.equal(3);
    expect([count('CircleJoined'), count('CirclePlaceTaken')]).to.deep.equal([12, 12]);
    // Six friendships in each circle, with two sides.
    expect([count('FriendshipBegan'), count('InvitationMade')]).to.deep.equal([36, 27]);
    expect(count('CircleInvitationTaken')).to.equal(9);
    expect(count('CheerSent')).to.be.above(0);
    expect(new Set(events.map(({ id }) => id)).size).to.equal(events.length);
    expect(await logOf(4)).to.deep.equal(events);
  });
});
