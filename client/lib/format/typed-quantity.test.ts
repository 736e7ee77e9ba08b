import { expect } from 'chai';
import {
  heightOf,
  massOf,
  shownCentimetres,
  shownFeetAndInches,
  shownMass,
  type TypedHeight,
} from './typed-quantity.ts';

describe('a typed mass', () => {
  it('is shown as it was typed in its own unit', () => {
    expect(shownMass({ text: '180.25', unit: 'lbs' }, 'lbs')).to.equal('180.25');
    expect(shownMass({ text: '7.', unit: 'kg' }, 'kg')).to.equal('7.');
  });

  it('is shown to a tenth in the other', () => {
    expect(shownMass({ text: '180', unit: 'lbs' }, 'kg')).to.equal('81.6');
    expect(shownMass({ text: '80', unit: 'kg' }, 'lbs')).to.equal('176.4');
  });

  it('does not drift, however often the units are switched', () => {
    const typed = { text: '180', unit: 'lbs' } as const;
    expect([shownMass(typed, 'kg'), shownMass(typed, 'lbs'), shownMass(typed, 'kg')]).to.deep.equal([
      '81.6',
      '180',
      '81.6',
    ]);
  });

  it('is no mass while nothing above zero is typed', () => {
    for (const text of ['', '0', '-5', 'x']) {
      expect(massOf({ text, unit: 'lbs' })).to.equal(null);
      expect(shownMass({ text, unit: 'lbs' }, 'kg')).to.equal('');
    }
  });
});

describe('a typed height', () => {
  const fiveTen: TypedHeight = { unit: 'in', feet: '5', inches: '10' };

  it('is feet and inches, or centimetres', () => {
    expect(heightOf(fiveTen)?.millimetres).to.equal(1778);
    expect(heightOf({ unit: 'cm', centimetres: '178' })?.millimetres).to.equal(1780);
  });

  it('may leave out either feet or inches', () => {
    expect(heightOf({ unit: 'in', feet: '6', inches: '' })?.value).to.equal(72);
    expect(heightOf({ unit: 'in', feet: '', inches: '70' })?.value).to.equal(70);
  });

  it('is no height while nothing above zero is typed', () => {
    expect(heightOf({ unit: 'in', feet: '', inches: '' })).to.equal(null);
    expect(heightOf({ unit: 'in', feet: '0', inches: '0' })).to.equal(null);
    expect(heightOf({ unit: 'cm', centimetres: '' })).to.equal(null);
  });

  it('is shown in the other unit without changing', () => {
    expect(shownCentimetres(fiveTen)).to.equal('177.8');
    expect(shownFeetAndInches(fiveTen)).to.deep.equal({ feet: '5', inches: '10' });
  });

  it('carries inches into the next foot', () => {
    expect(shownFeetAndInches({ unit: 'cm', centimetres: '182' })).to.deep.equal({ feet: '6', inches: '0' });
  });

  it('shows nothing of nothing', () => {
    expect(shownFeetAndInches({ unit: 'cm', centimetres: '' })).to.deep.equal({ feet: '', inches: '' });
    expect(shownCentimetres({ unit: 'in', feet: '', inches: '' })).to.equal('');
  });
});
