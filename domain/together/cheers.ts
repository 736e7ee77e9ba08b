import type { Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { CheerSent } from './together-events.ts';

export type SendCheer = Omit<CheerSent, 'type'> & { readonly type: 'SendCheer' };

/** The cheers of one member on one date: one for each friend. The same cheer twice is one. */
export const cheersDecider: Decider<Readonly<Record<string, string>>, SendCheer, CheerSent> = {
  initialState: {},
  decide(sent, { memberId, friendshipId, kind, date }) {
    const earlier = sent[friendshipId];
    if (earlier === kind) return [];
    if (earlier !== undefined)
      throw new Refusal('already-cheered', 'You cheered this friend today. Tomorrow you can again.');
    return [{ type: 'CheerSent', memberId, friendshipId, kind, date }];
  },
  evolve: (sent, { friendshipId, kind }) => ({ ...sent, [friendshipId]: kind }),
};
