import { expect } from 'chai';
import { comparison, timeIn } from './thread-time.ts';

const page = { pid: 7, tid: 1 };
const event = (name: string, ts: number, dur: number, tdur: number, more = {}) => ({
  ...{ name, ph: 'X', ...page, ts: ts * 1000, dur: dur * 1000, tdur: tdur * 1000 },
  ...more,
});
const named = { name: 'thread_name', ph: 'M', ...page, ts: 0, args: { name: 'CrRendererMain' } };

describe('Processor time of the main thread', () => {
  it('counts each moment once, by the innermost kind of work', () => {
    const { inAll, kinds } = timeIn([
      named,
      event('RunTask', 0, 100, 40),
      event('FunctionCall', 10, 80, 30),
      event('Layout', 20, 40, 12),
      event('RunTask', 200, 5, 5, { tid: 2 }),
    ]);
    expect(inAll).to.equal(40);
    expect(kinds).to.include({ other: 10, call: 18, layout: 12, style: 0 });
  });

  it('counts as blocking the part of a late task that exceeds 50 ms on a phone', () => {
    const { blocking } = timeIn([
      named,
      event('RunTask', 0, 30, 30),
      event('firstContentfulPaint', 40, 0, 0, { ph: 'R' }),
      event('RunTask', 50, 30, 20),
      event('RunTask', 90, 10, 10),
    ]);
    expect(blocking).to.equal(30);
  });

  it('takes the last layout shift, which has them all', () => {
    const shift = (score: number) =>
      event('LayoutShift', 1, 0, 0, { ph: 'I', args: { data: { cumulative_score: score } } });
    expect(timeIn([named, shift(0.1), shift(0.3)]).layoutShift).to.equal(0.3);
  });

  it('is compared by medians, with one table for each set of figures', () => {
    const round = (isHere: boolean, inAll: number) => ({ page: '/a', isHere, figures: { inAll } });
    const rounds = [round(true, 2), round(false, 4), round(true, 9), round(true, 1)];
    const spin = { page: 'spin', isHere: true, figures: { nextPaint: 16 } };
    expect(comparison([...rounds, spin]).split('\n')).to.deep.equal([
      '| page | inAll |',
      '|---|---:|',
      '| /a | 2 / 4 = 0.50 |',
      '',
      '| page | nextPaint |',
      '|---|---:|',
      '| spin | 16 / 0 = – |',
    ]);
  });
});
