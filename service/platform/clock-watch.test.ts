import { expect } from 'chai';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import { createClockWatch } from './clock-watch.ts';

describe('the watch for a clock that goes back', () => {
  const at = (time: string): Instant => asInstant(`2026-03-10T${time}.000Z`);
  const watching = (times: readonly string[], answer: () => Promise<void> = async () => {}) => {
    const left = times.map(at);
    const seen: Instant[] = [];
    const look = createClockWatch(
      () => left.shift() ?? expect.fail('no time is left'),
      (now) => {
        seen.push(now);
        return answer();
      },
    );
    return { look, seen };
  };

  it('says so once, and tolerates corrections of a minute', async () => {
    const { look, seen } = watching(['12:00:00', '15:00:00', '14:59:00', '12:00:05', '12:00:06']);
    for (let nth = 0; nth < 4; nth += 1) await look();
    expect(seen).to.deep.equal([at('12:00:05')]);
  });

  it('says so again when the first answer failed', async () => {
    const answers = [() => Promise.reject(new Error('away')), async () => {}];
    const { look, seen } = watching(['12:00:00', '09:00:00', '09:00:01', '09:00:02'], () =>
      (answers.shift() ?? expect.fail('called too often'))(),
    );
    expect(await look().catch(String)).to.equal('Error: away');
    await look();
    await look();
    expect(seen).to.deep.equal([at('09:00:00'), at('09:00:01')]);
  });
});
