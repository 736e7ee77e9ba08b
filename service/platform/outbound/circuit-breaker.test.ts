import { expect } from 'chai';
import { createCircuitBreaker } from './circuit-breaker.ts';

describe('the circuit breaker of push services', () => {
  let now = 0;
  const breakerAfter = (failures: number) => {
    now = 1_000;
    const breaker = createCircuitBreaker(() => now);
    for (let count = 0; count < failures; count += 1) breaker.didNotAnswer('a');
    return breaker;
  };

  it('leaves out only the service that left eight calls in a row unanswered', () => {
    expect(breakerAfter(7).isOpen('a')).to.equal(false);
    const breaker = breakerAfter(8);
    expect([breaker.isOpen('a'), breaker.isOpen('b')]).to.deep.equal([true, false]);
  });

  it('counts from nothing after an answer', () => {
    const breaker = breakerAfter(7);
    breaker.answered('a');
    for (let count = 0; count < 7; count += 1) breaker.didNotAnswer('a');
    expect(breaker.isOpen('a')).to.equal(false);
  });

  it('lets one call through after each pause, and all once that one was answered', () => {
    const breaker = breakerAfter(8);
    now += 29_999;
    expect(breaker.isOpen('a')).to.equal(true);
    now += 1;
    expect([breaker.isOpen('a'), breaker.isOpen('a')]).to.deep.equal([false, true]);
    breaker.didNotAnswer('a');
    expect(breaker.isOpen('a')).to.equal(true);
    now += 30_000;
    expect(breaker.isOpen('a')).to.equal(false);
    breaker.answered('a');
    expect([breaker.isOpen('a'), breaker.isOpen('a')]).to.deep.equal([false, false]);
  });
});
