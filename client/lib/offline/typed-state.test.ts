import { expect } from 'chai';
import { readTyped, typedText } from './typed-state.ts';

describe('fields that were typed before a session ended', () => {
  const begun = { name: 'Legs', zone: 'UTC', exercises: [{ name: 'Squats', reps: 10 }] };
  const at = Date.parse('2026-11-30T12:00:00Z');
  const minutes = 60_000;

  it('are those that differ from what the form began with', () => {
    const text = typedText({ ...begun, exercises: [{ name: 'Squats', reps: 12 }] }, begun, at);
    expect(readTyped(text, at)).to.deep.equal({ exercises: [{ name: 'Squats', reps: 12 }] });
    expect(readTyped(typedText({ ...begun }, begun, at), at)).to.deep.equal({});
  });
  it('are gone after an hour', () => {
    const text = typedText({ ...begun, name: 'Arms' }, begun, at);
    expect(readTyped(text, at + 59 * minutes)).to.deep.equal({ name: 'Arms' });
    expect(readTyped(text, at + 60 * minutes)).to.deep.equal({});
  });
  it('are none where nothing is stored', () => expect(readTyped(null, at)).to.deep.equal({}));
});
