import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { schemaAsOf } from './scratch-schema.ts';

describe('the schema of an instant', () => {
  const names: [string, string][] = [
    ['2026-03-01T00:00:00.000Z', 'as_of_20260301_000000'],
    ['2026-03-01T00:00:00.123Z', 'as_of_20260301_000000123'],
    ['2026-11-30T23:59:01.000Z', 'as_of_20261130_235901'],
  ];
  for (const [instant, name] of names)
    it(`is ${name} for ${instant}`, () => expect(schemaAsOf(asInstant(instant))).to.equal(name));
});
