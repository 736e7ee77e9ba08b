import { expect } from 'chai';
import { measuredFields } from '#domain/body/body-entry-rules.ts';
import { filledIn, measurementFields, problemsIn } from './measurements-dialog.tsx';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const { name } of measurementFields) form.set(name, fields[name] ?? '');
  return form;
};

describe('measurements of a form', () => {
  it('are all that the rules know', () => {
    expect(measurementFields.map(({ name }) => name)).to.have.members([...measuredFields]);
  });

  it('are sent as text, and only where something stands', () => {
    expect(
      filledIn(formOf({ weight: '175.2', waistCircumference: ' 33,5 ', chestCircumference: '  ' })),
    ).to.deep.equal({
      weight: '175.2',
      waistCircumference: '33,5',
    });
  });

  it('may all be left out', () => {
    expect(filledIn(formOf({}))).to.deep.equal({});
    expect(problemsIn({})).to.deep.equal({});
  });

  it('may be a body fat of nothing, but no weight of nothing', () => {
    expect(problemsIn({ bodyFatPercent: '0', weight: '0' })).to.deep.equal({
      weight: 'Please enter a number above 0.',
    });
  });

  it('of body fat are a percentage', () => {
    expect(problemsIn({ bodyFatPercent: '101' })).to.deep.equal({
      bodyFatPercent: 'Please enter a number from 0 to 100.',
    });
  });

  it('are named where a browser could not read what was typed', () => {
    expect(problemsIn({ hipCircumference: 'wide' })).to.deep.equal({
      hipCircumference: 'Please enter a number above 0.',
    });
  });
});
