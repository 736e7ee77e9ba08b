import fc from 'fast-check';
import type { TallyEvent } from './tally.ts';

const memberId = fc.constantFrom('ann', 'bob', 'cyd');
const day = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03');
const note = fc.option(
  fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '\t', ',', '}', 'é', '😀'), maxLength: 4 }),
);

const event: fc.Arbitrary<TallyEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('Scored' as const), memberId, day, points: fc.nat(50), note }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('Shared' as const),
      memberId,
      days: fc.uniqueArray(day, { minLength: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('DayStruck' as const), memberId, day }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('Reset' as const), memberId }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('Seen' as const), memberId }) },
);

/** Few members and days, so that events often meet existing, struck and cleared rows. */
export const randomHistories = fc.array(event, { minLength: 1, maxLength: 60 });

/** A long deterministic history. Nothing of ann is struck or cleared, so her rows reveal every event that was missed or counted twice. */
export function longHistory(count: number): TallyEvent[] {
  return fc
    .sample(event, { numRuns: count, seed: 7 })
    .map((made) => (isKeeping(made) ? made : { ...made, memberId: 'bob' }));
}

const isKeeping = ({ type, memberId }: TallyEvent) =>
  memberId !== 'ann' || (type !== 'Reset' && type !== 'DayStruck');
