import type { ErasureEvent } from '#domain/member/erasure-events.ts';
import { memberId, object } from './fields.ts';
import type { Registry } from './registration.ts';

export const erasureRegistry: Registry<ErasureEvent> = {
  StreamErased: { data: object({ memberId }), personal: [] },
};
