import { expect } from 'chai';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { firstDraft, type PauseDraft, pauseView } from './pause-dialog.tsx';

const today = asMemberDay('2026-11-16');
const at = (days: number) => addDays(today, days);
const draft: PauseDraft = { reason: 'holiday', from: today, until: at(3) };
const view = (changes: Partial<PauseDraft>, pauses = [] as { from: typeof today; until: typeof today }[]) =>
  pauseView({ ...draft, ...changes }, pauses, today);

describe('the form of a pause', () => {
  it('begins with a week from today', () => {
    expect(firstDraft([], today)).to.deep.equal({ reason: 'holiday', from: today, until: at(6) });
  });

  it('begins after the pause that lasts, with no more days than are left', () => {
    const lasting = [{ from: at(-20), until: at(3) }];
    expect(firstDraft(lasting, today)).to.deep.equal({ reason: 'holiday', from: at(4), until: at(7) });
  });

  it('counts the days of a possible pause', () => {
    expect(view({})).to.deep.include({ pause: { from: today, until: at(3) }, days: 4, daysLeft: 28 });
  });

  for (const [name, changes, errors] of [
    ['no first day', { from: '' }, ['Choose a day.', null]],
    ['no last day', { until: '2026-11' }, [null, 'Choose a day.']],
    ['a first day that is over', { from: at(-1) }, ['Choose 16 Nov or later.', null]],
    ['an illness since four days', { reason: 'illness', from: at(-4) }, ['Choose 13 Nov or later.', null]],
    ['a first day in more than a year', { from: at(366) }, ['Choose a day until 16 Nov.', null]],
    ['a last day before the first', { until: at(-1) }, [null, 'Choose 16 Nov or later.']],
    ['more than 28 days', { until: at(28) }, [null, 'Choose 13 Dec or earlier.']],
  ] as const)
    it(`says what is wrong with ${name}`, () => {
      const { pause, fromError, untilError } = view(changes);
      expect({ pause, errors: [fromError, untilError] }).to.deep.equal({ pause: null, errors });
    });

  it('accepts an illness since three days', () => {
    expect(view({ reason: 'illness', from: at(-3) })).to.deep.include({ fromError: null, days: 7 });
  });

  it('says when all days are used up', () => {
    const used = [
      { from: at(-100), until: at(-73) },
      { from: at(-50), until: at(-37) },
    ];
    const { pause, lastDay, untilError } = view({}, used);
    expect({ pause, lastDay }).to.deep.equal({ pause: null, lastDay: null });
    expect(untilError).to.equal(
      'Your pause days are used up: 42 in any 365 days. If you are ill or injured, write to us.',
    );
  });
});
