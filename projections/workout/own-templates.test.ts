import { expect } from 'chai';
import { maya, on, rowsAfter, statesAfter } from '#projections/testing/given.ts';
import { workoutTemplates } from './own-templates.ts';

const exercises = [{ name: 'Sandbag Squats', sets: 3, reps: 10, durationSeconds: null, restSeconds: 90 }];
const of = { memberId: maya, templateId: 't1' };
const saved = on('2026-03-10', { type: 'WorkoutTemplateSaved', ...of, name: 'Garage Legs', exercises });
const renamed = on('2026-03-11', { type: 'WorkoutTemplateSaved', ...of, name: 'Garage', exercises });
const archived = on('2026-03-12', { type: 'WorkoutTemplateArchived', ...of });

describe('the read model of a member’s own workouts', () => {
  it('has a row for each, as last saved', () => {
    expect(statesAfter(workoutTemplates, [saved, renamed]).t1).to.deep.include({ name: 'Garage', exercises });
    expect(rowsAfter(workoutTemplates, [saved]).t1).to.include({ member_id: maya, is_archived: false });
  });

  it('keeps the name of an archived one, for the workouts that were logged with it', () => {
    expect(statesAfter(workoutTemplates, [saved, archived]).t1).to.include({ name: 'Garage Legs' });
    expect(rowsAfter(workoutTemplates, [saved, archived]).t1).to.include({ is_archived: true });
  });

  it('starts empty after a reset', () => {
    const reset = on('2026-03-13', { type: 'MemberReset', memberId: maya });
    expect(rowsAfter(workoutTemplates, [saved, reset])).to.deep.equal({});
  });
});
