import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asProgramId } from '#domain/kernel/ids.ts';
import { maya, on, rowsAfter, statesAfter } from '#projections/testing/given.ts';
import { programs } from './programs.ts';

const programId = asProgramId('p1');
const started = on('2026-03-10', {
  type: 'ProgramStarted',
  memberId: maya,
  programId,
  programType: 'lean',
  sentType: 'lean',
  goalType: 'weight_loss',
  goalValue: 10,
  goalUnit: 'lbs',
  startDate: asMemberDay('2026-03-10'),
  plannedEndDate: null,
  dailyTemplate: null,
  customExercises: [],
});

describe('the read model of programs', () => {
  it('shows a program as active until it ends', () => {
    const ended = on('2026-03-20', { type: 'ProgramEnded', memberId: maya, programId, reason: 'replaced' });
    expect(rowsAfter(programs, [started]).p1).to.include({ member_id: 'maya', is_active: true });
    expect(rowsAfter(programs, [started, ended]).p1).to.include({ is_active: false });
  });

  it('knows the weeks in which the member keeps the dose of the week before', () => {
    const chosen = (week: number, choice: 'last-week' | 'this-week') =>
      on('2026-03-20', { type: 'DoseChosen', memberId: maya, programId, week, choice });
    const state = statesAfter(programs, [
      started,
      chosen(3, 'last-week'),
      chosen(2, 'last-week'),
      chosen(3, 'this-week'),
    ]);
    expect(state.p1).to.deep.include({ keptWeeks: [2] });
  });

  it('shows the goal as it was changed', () => {
    const before = { goalValue: 10, plannedEndDate: null };
    const changed = on('2026-03-20', {
      ...({ type: 'GoalChanged', memberId: maya, programId } as const),
      ...{ goalValue: 8, plannedEndDate: asMemberDay('2026-06-01'), replaced: before },
    });
    expect(statesAfter(programs, [started, changed]).p1).to.include({
      ...{ goalValue: 8, plannedEndDate: '2026-06-01' },
    });
  });

  it('deletes the programs of a member after a reset', () => {
    const reset = on('2026-03-20', { type: 'MemberReset', memberId: maya });
    expect(rowsAfter(programs, [started, reset])).to.deep.equal({});
  });
});
