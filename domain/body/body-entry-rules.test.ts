import { expect } from 'chai';
import { refusalOf } from '#domain/testing/given.ts';
import { measured, measuredFields, measurementsOf, unitsNamed } from './body-entry-rules.ts';
import { toLength, toMass } from './quantity.ts';

describe('the unit of an entry', () => {
  for (const name of ['lbs', 'in', 'imperial']) {
    it(`${name} stands for pounds and inches`, () => {
      expect(unitsNamed(name)).to.deep.equal({ mass: 'lbs', length: 'in' });
    });
  }
  for (const name of ['kg', 'cm', 'metric']) {
    it(`${name} stands for kilograms and centimetres`, () => {
      expect(unitsNamed(name)).to.deep.equal({ mass: 'kg', length: 'cm' });
    });
  }
  for (const name of ['stone', 'LBS', '', 'toString']) {
    it(`${name || 'nothing'} is refused`, () => {
      expect(refusalOf(() => unitsNamed(name))).to.include({ code: 'unknown-unit', kind: 'invalid' });
    });
  }
});

describe('a measured number', () => {
  const good = [
    ['180', 180],
    ['180.4', 180.4],
    ['180,4', 180.4],
    ['٧٢٫٥', 72.5],
    ['۷۲٫۵', 72.5],
    ['١٬٢٣٤', 1234],
    [' 180.4 ', 180.4],
    ['81.25', 81.3],
    ['81.24', 81.2],
    ['81.', 81],
    ['.5', 0.5],
    ['0.05', 0.1],
    ['0080', 80],
    ['10000', 10_000],
  ] as const;
  for (const [typed, value] of good) {
    it(`typed as ${typed} is ${value}`, () => expect(measured('weight', typed)).to.equal(value));
  }
  const bad = [
    '',
    ' ',
    'abc',
    '-5',
    '+5',
    '0',
    '0.04',
    '1e2',
    '1,234.5',
    '12 34',
    '-٥',
    '٧٢٬٥',
    '.',
    ',',
    '10000.1',
    'Infinity',
    '0x10',
    '0000000000081',
  ];
  for (const typed of bad) {
    it(`typed as ${typed || 'nothing'} is refused`, () => {
      expect(refusalOf(() => measured('weight', typed))).to.include({
        code: 'invalid-measurement',
        message: 'Please enter a valid weight.',
        kind: 'invalid',
      });
    });
  }
  it('rounds half a tenth up, also where its binary fraction is lower', () => {
    const wrong = Array.from({ length: 9999 }, (_, index) => index).filter(
      (tenth) => measured('weight', `${(tenth / 10).toFixed(1)}5`) !== (tenth + 1) / 10,
    );
    expect(wrong).to.deep.equal([]);
  });
  it('in percent is 0 to 100', () => {
    expect(['0', '100'].map((typed) => measured('bodyFatPercent', typed))).to.deep.equal([0, 100]);
    expect(refusalOf(() => measured('bodyFatPercent', '100.1')).message).to.equal(
      'Please enter a valid bodyFatPercent.',
    );
  });
  it('names its field in the refusal', () => {
    const messages = measuredFields.map((field) => refusalOf(() => measured(field, '?')).message);
    expect(messages).to.deep.equal(measuredFields.map((field) => `Please enter a valid ${field}.`));
  });
});

describe('the measurements of a form', () => {
  const imperial = unitsNamed('imperial');

  it('are its filled-in fields', () => {
    expect(
      measurementsOf({ weight: '180', waistCircumference: '', hipCircumference: ' ' }, imperial),
    ).to.deep.equal({
      weight: toMass(180, 'lbs'),
    });
  });
  it('become masses, lengths and a percentage', () => {
    const typed = Object.fromEntries(measuredFields.map((field) => [field, '40']));
    const mass = toMass(40, 'kg');
    const length = toLength(40, 'cm');
    expect(measurementsOf(typed, unitsNamed('metric'))).to.deep.equal({
      weight: mass,
      height: length,
      waistCircumference: length,
      hipCircumference: length,
      chestCircumference: length,
      bodyFatPercent: 40,
      leanBodyMass: mass,
    });
  });
  it('are refused when one of them is not a number', () => {
    const refusal = refusalOf(() => measurementsOf({ weight: '180', height: 'tall' }, imperial));
    expect(refusal).to.include({ code: 'invalid-measurement', message: 'Please enter a valid height.' });
  });
  for (const nothing of [{}, { weight: '' }]) {
    it(`are refused when the form is empty: ${JSON.stringify(nothing)}`, () => {
      expect(refusalOf(() => measurementsOf(nothing, imperial))).to.include({
        code: 'nothing-measured',
        kind: 'invalid',
      });
    });
  }
});
