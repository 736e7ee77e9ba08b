import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { beginning } from '#domain/kernel/recorded.ts';
import { positionOf } from '#service/event-store/postgres/log-connection.ts';
import { schemaAsOf } from './scratch-schema.ts';

describe('the schema of an instant', () => {
  const names: [string, string][] = [
    ['2026-03-01T00:00:00.000Z', 'as_of_20260301_000000'],
    ['2026-03-01T00:00:00.123Z', 'as_of_20260301_000000123'],
    ['2026-11-30T23:59:01.000Z', 'as_of_20261130_235901'],
  ];
  for (const [instant, name] of names)
    it(`is ${name} for ${instant}`, () => expect(schemaAsOf({ until: asInstant(instant) })).to.equal(name));

  it('names the position too, and each pair of limits differently', () => {
    const until = asInstant('2026-03-01T00:00:00.000Z');
    const upTo = positionOf('4711');
    expect(schemaAsOf({ until, upTo })).to.equal('as_of_20260301_000000_4711');
    expect(schemaAsOf({ upTo })).to.equal('as_of_0_4711');
    expect(schemaAsOf({ upTo: `${upTo.slice(0, -1)}0` })).to.equal('as_of_0_4711_4710');
    expect(schemaAsOf({ upTo: beginning })).to.equal('as_of_0_0');
  });
});
