import { expect } from 'chai';
import fc from 'fast-check';
import { exerciseGuides } from '#domain/catalogue/guides/exercise-guides.ts';
import { wholeLibrary } from '#domain/catalogue/guides/exercise-library.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { addressOf, filterValues, type LibraryQuery, optionsOf, queryOf } from './library-query.ts';

const of = (address: string) => queryOf(new URLSearchParams(address));
const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const anyQuery: fc.Arbitrary<LibraryQuery> = fc.record({
  part: fc.constantFrom('exercises', 'workouts'),
  filter: fc.record({
    search: fc.string({ maxLength: 60 }),
    pattern: orNull(filterValues.pattern),
    muscle: orNull(filterValues.muscle),
    equipment: orNull(filterValues.equipment),
    level: orNull(filterValues.level),
    impact: orNull(filterValues.impact),
  }),
});

describe('the address of the library', () => {
  it('shows all exercises without a query, and asks for nothing then', () => {
    expect(of('')).to.deep.equal({ part: 'exercises', filter: wholeLibrary });
    expect(addressOf({ part: 'exercises', filter: wholeLibrary })).to.deep.equal({});
  });

  it('ignores what it cannot ask for', () => {
    expect(of('show=all&pattern=jump&level=4&impact=')).to.deep.equal({
      part: 'exercises',
      filter: wholeLibrary,
    });
    expect(of(`q=${'a'.repeat(500)}`).filter.search).to.have.length(60);
  });

  it('gives back every query that it was made of', () =>
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(of(new URLSearchParams(addressOf(query)).toString())).to.deep.equal(query);
      }),
    ));

  it('offers every pattern and every muscle that there is', () => {
    expect(filterValues.pattern).to.have.members([
      ...new Set(Object.values(movements).map(({ pattern }) => pattern)),
    ]);
    expect(filterValues.muscle).to.include.members(
      exerciseGuides.flatMap(({ musclesWorked }) => musclesWorked),
    );
  });

  it('names what can be chosen', () => {
    expect(optionsOf('impact').map(({ label }) => label)).to.deep.equal(['Low, no jumps', 'High']);
    expect(
      optionsOf('equipment')
        .slice(0, 3)
        .map(({ label }) => label),
    ).to.deep.equal(['What I have', 'No equipment', 'Dumbbells']);
    expect(optionsOf('muscle')[0]?.label).to.equal('Chest');
  });
});
