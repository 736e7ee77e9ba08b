import { expect } from 'chai';
import { withoutFields } from './personal-fields.ts';

describe('data without some of its fields', () => {
  const data = {
    id: 1,
    who: { name: 'Maya', age: 34 },
    results: [{ value: 3, notes: 'hard' }, { value: 4 }],
  };

  const cases: [string, string[], object][] = [
    ['loses a field', ['id'], { who: data.who, results: data.results }],
    ['loses a field of a part', ['who.age'], { ...data, who: { name: 'Maya' } }],
    [
      'loses a field of every element',
      ['results[].notes'],
      { ...data, results: [{ value: 3 }, { value: 4 }] },
    ],
    ['loses several', ['id', 'who', 'results[].value'], { results: [{ notes: 'hard' }, {}] }],
    ['stays as it is where there is no such field', ['email', 'who.email', 'who.name.first', 'id.x'], data],
    ['loses nothing to a word of the language', ['constructor', 'who.toString'], data],
  ];
  for (const [title, paths, expected] of cases)
    it(title, () => expect(withoutFields(data, paths)).to.deep.equal(expected));

  it('does not change its input', () => {
    const before = structuredClone(data);
    withoutFields(data, ['who.age', 'results[].notes']);
    expect(data).to.deep.equal(before);
  });

  it('omits a whole list', () => {
    expect(withoutFields({ equipment: ['rope'] }, ['equipment'])).to.deep.equal({});
  });
});
