import { expect } from 'chai';
import {
  isSameZone,
  isToBeAsked,
  keepAnswer,
  lacksZone,
  readAnswer,
  type ZoneAnswer,
} from './zone-question.tsx';

const hour = 3_600_000;
const asked = (more: Partial<ZoneAnswer> = {}): ZoneAnswer => ({
  zone: 'Asia/Tokyo',
  askedAtMs: 0,
  isDeclined: false,
  ...more,
});

describe('the question about the time zone', () => {
  for (const [sentence, answer, nowMs, isAsked] of [
    ['is asked when the device has moved', null, 0, true],
    ['stands while it is not answered', asked(), 23 * hour, true],
    ['is withdrawn after a day without an answer', asked(), 24 * hour, false],
    ['is not repeated after a no', asked({ isDeclined: true }), hour, false],
    ['is asked again when the device moves on', asked({ zone: 'Asia/Seoul', isDeclined: true }), hour, true],
  ] as const)
    it(sentence, () => expect(isToBeAsked('Asia/Tokyo', answer, nowMs)).to.equal(isAsked));

  it('is not asked for a new account that counts in UTC for lack of a zone', () => {
    const createdAt = '2026-03-03T10:00:00.000Z';
    const now = Date.parse(createdAt);
    expect(lacksZone({ timeZone: 'UTC', createdAt }, now)).to.equal(true);
    expect(lacksZone({ timeZone: 'UTC', createdAt }, now + 24 * hour)).to.equal(false);
    expect(lacksZone({ timeZone: 'Asia/Tokyo', createdAt }, now)).to.equal(false);
  });

  it('takes two names of one zone for one', () => {
    expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).to.equal(true);
    expect(isSameZone('Europe/Paris', 'Europe/Berlin')).to.equal(false);
  });

  it('is remembered for each member, and forgotten', () => {
    const items = new Map<string, string>();
    const store = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    keepAnswer(store, 'maya', asked());
    expect(readAnswer(store, 'maya')).to.deep.equal(asked());
    expect(readAnswer(store, 'noah')).to.equal(null);
    keepAnswer(store, 'maya', null);
    expect(readAnswer(store, 'maya')).to.equal(null);
    store.setItem('zone-answer:maya', '{');
    expect(readAnswer(store, 'maya')).to.equal(null);
  });
});
