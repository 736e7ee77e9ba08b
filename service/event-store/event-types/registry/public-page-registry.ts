import * as z from 'zod';
import type { HandleEvent } from '#domain/public-page/handle-events.ts';
import { type PublicFact, publicFacts } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageEvent } from '#domain/public-page/public-page-events.ts';
import { id, instant, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

const ofHandle = { handleId: id, holder: id };

/** They hold keyed hashes only, so that an erasure need not reach them. */
export const handleRegistry: Registry<HandleEvent> = {
  HandleClaimed: { data: object(ofHandle), personal: [] },
  HandleReleased: { data: object({ ...ofHandle, freeFrom: instant }), personal: [] },
};

const fact: z.ZodType<PublicFact> = z.enum(publicFacts);

export const publicPageRegistry: Registry<PublicPageEvent> = {
  HandleChosen: {
    data: object({ memberId, handle: text, handleId: id, changeableFrom: instant }),
    personal: ['handle'],
  },
  HandleGivenUp: { data: object({ memberId, handleId: id }), personal: [] },
  PublicFactsChosen: {
    data: object({ memberId, facts: z.array(fact), isIndexed: z.boolean() }),
    personal: [],
  },
  PublicPageTakenDown: {
    data: object({ memberId, takenDownBy: memberId, reason: text }),
    personal: ['reason'],
  },
  PublicPageGivenBack: { data: object({ memberId, givenBackBy: memberId, note: text }), personal: ['note'] },
};
