import { expect } from 'chai';
import { toLength, toMass } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { refusalOf } from '#domain/testing/given.ts';
import type { SentProfile } from './member-commands.ts';
import { type Profile, profileChanges, refuseLockedSkin } from './profile-changes.ts';

const today = asMemberDay('2026-03-04');
const changes = (profile: Profile, sent: SentProfile) => profileChanges(profile, sent, today);

const everything: SentProfile = {
  firstName: 'Ana',
  lastName: null,
  age: 25,
  gender: 'female',
  height: 70,
  weight: 180,
  unitPreference: 'imperial',
  activityLevel: 'moderate',
  equipment: ['dumbbells', 'bench'],
  daysPerWeek: 3,
  minutesPerDay: 45,
  injuries: 'Left knee.',
  questWheelEnabled: false,
  notificationFrequency: 'daily',
  goalBaseline: 'standard',
  useTokensAutomatically: true,
  bodyFatTarget: 22,
  excludedExercises: [{ name: 'Burpees', reason: 'pain' }],
};

describe('the changes of a profile', () => {
  it('include every field of a first profile', () => {
    const { age: _, height: __, weight: ___, ...plain } = everything;
    expect(changes({}, everything)).to.deep.equal({
      ...plain,
      age: { years: 25, givenOn: today },
      height: toLength(70, 'in'),
      weight: toMass(180, 'lbs'),
    });
  });

  it('are empty when the same profile is sent again', () => {
    expect(changes(changes({}, everything), everything)).to.deep.equal({});
  });

  it('are empty when no field or only absent fields are sent', () => {
    const absent = Object.fromEntries(Object.keys(everything).map((field) => [field, undefined]));
    expect(changes(changes({}, everything), {})).to.deep.equal({});
    expect(changes(changes({}, everything), absent)).to.deep.equal({});
  });

  it('include only the fields that differ', () => {
    const known = changes({}, everything);
    expect(changes(known, { ...everything, daysPerWeek: 4, questWheelEnabled: true })).to.deep.equal({
      daysPerWeek: 4,
      questWheelEnabled: true,
    });
  });

  it('have a look of the wheel from its level on', () => {
    expect(() => refuseLockedSkin('dusk', 4))
      .to.throw(Refusal)
      .with.property('code', 'wheel-skin-locked');
    expect(() => refuseLockedSkin('dusk', 5)).not.to.throw();
    expect(() => refuseLockedSkin(undefined, 1)).not.to.throw();
    expect(changes({}, { wheelSkin: 'dusk' })).to.deep.equal({ wheelSkin: 'dusk' });
  });

  describe('in names', () => {
    it('are trimmed, and a blank name clears the name', () => {
      expect(changes({}, { firstName: ' Ana ', lastName: '  ' })).to.deep.equal({
        firstName: 'Ana',
        lastName: null,
      });
      expect(changes({ firstName: 'Ana' }, { firstName: null })).to.deep.equal({ firstName: null });
    });
  });

  describe('in the exercises that are not for the member', () => {
    const burpees = { name: 'Burpees', reason: 'pain' } as const;

    it('are empty when the same ones are sent again', () =>
      expect(changes({ excludedExercises: [burpees] }, { excludedExercises: [burpees] })).to.deep.equal({}));
    it('have each exercise once, with the last reason', () =>
      expect(changes({}, { excludedExercises: [burpees, { ...burpees, reason: null }] })).to.deep.equal({
        excludedExercises: [{ ...burpees, reason: null }],
      }));
    it('refuse an exercise that no template has', () =>
      expect(
        refusalOf(() => changes({}, { excludedExercises: [{ name: 'Handstands', reason: null }] })),
      ).to.include({ code: 'invalid-profile' }));
  });

  describe('in the body fat target', () => {
    for (const [gender, target, isTaken] of [
      ['male', 5, true],
      ['male', 4, false],
      ['male', 22, true],
      ['male', 23, false],
      ['female', 18, true],
      ['female', 12, false],
      ['female', 35, true],
      ['other', 5, true],
      ['other', 36, false],
    ] as const)
      it(`${isTaken ? 'take' : 'refuse'} ${target} % of a member who is ${gender}`, () => {
        const wished = () => changes({ gender }, { bodyFatTarget: target });
        if (isTaken) expect(wished()).to.deep.equal({ bodyFatTarget: target });
        else expect(refusalOf(wished)).to.include({ code: 'invalid-profile' });
      });
  });

  describe('in age', () => {
    const known: Profile = { age: { years: 25, givenOn: asMemberDay('2024-01-03') } };

    it('are empty for the age that the member has reached since', () => {
      expect(changes(known, { age: 27 })).to.deep.equal({});
    });

    it("store any other age with today's date", () => {
      expect(changes(known, { age: 25 })).to.deep.equal({ age: { years: 25, givenOn: today } });
    });

    it('count whole years', () => {
      expect(changes({}, { age: 25.9 })).to.deep.equal({ age: { years: 25, givenOn: today } });
    });
  });

  describe('in height and weight', () => {
    it('use the unit preference that is sent with them', () => {
      expect(changes({}, { height: 178, weight: 80, unitPreference: 'metric' })).to.deep.include({
        height: toLength(178, 'cm'),
        weight: toMass(80, 'kg'),
      });
      const metric: Profile = { unitPreference: 'metric' };
      expect(changes(metric, { weight: 180, unitPreference: 'imperial' })).to.deep.include({
        weight: toMass(180, 'lbs'),
      });
    });

    it('otherwise use the stored preference, and without one pounds and inches', () => {
      expect(changes({ unitPreference: 'metric' }, { height: 178, weight: 80 })).to.deep.equal({
        height: toLength(178, 'cm'),
        weight: toMass(80, 'kg'),
      });
      expect(changes({}, { height: 70, weight: 180 })).to.deep.equal({
        height: toLength(70, 'in'),
        weight: toMass(180, 'lbs'),
      });
    });

    it('are empty when the other unit shows the stored value', () => {
      const imperial: Profile = { height: toLength(70, 'in'), weight: toMass(180, 'lbs') };
      const asMetric = { height: 177.8, weight: 81.6, unitPreference: 'metric' } as const;
      expect(changes(imperial, asMetric)).to.deep.equal({ unitPreference: 'metric' });
      expect(changes(imperial, { ...asMetric, height: 178 })).to.deep.equal({ unitPreference: 'metric' });
    });

    it('are empty when the shown tenth was rounded up', () => {
      const imperial: Profile = { weight: toMass(175, 'lbs'), unitPreference: 'metric' };
      expect(changes(imperial, { weight: 79.4 })).to.deep.equal({});
    });

    it('exist from a difference of one tenth on', () => {
      const imperial: Profile = { height: toLength(70, 'in'), weight: toMass(180, 'lbs') };
      const metric = { height: 177.7, weight: 81.7, unitPreference: 'metric' } as const;
      expect(changes(imperial, metric)).to.deep.include({
        height: toLength(177.7, 'cm'),
        weight: toMass(81.7, 'kg'),
      });
    });

    it('are exact in the unit in which they were given', () => {
      const known: Profile = { height: toLength(70.04, 'in'), weight: toMass(180.04, 'lbs') };
      expect(changes(known, { height: 70.04, weight: 180.04 })).to.deep.equal({});
      expect(changes(known, { height: 70, weight: 180 })).to.deep.equal({
        height: toLength(70, 'in'),
        weight: toMass(180, 'lbs'),
      });
    });
  });

  describe('in equipment', () => {
    const table: readonly [readonly string[], readonly string[]][] = [
      [[], ['none']],
      [['none'], ['none']],
      [['no_equipment'], ['none']],
      [['none', 'bench'], ['bench']],
      [
        ['bench', 'dumbbells', 'bench'],
        ['bench', 'dumbbells'],
      ],
    ];
    for (const [sent, kept] of table)
      it(`store [${kept.join(', ')}] for [${sent.join(', ')}]`, () => {
        expect(changes({}, { equipment: sent })).to.deep.equal({ equipment: kept });
      });

    it('refuse an id that is not in the catalogue', () => {
      expect(() => changes({}, { equipment: ['bench', 'a sore knee'] }))
        .to.throw(Refusal)
        .that.includes({ code: 'unknown-equipment', kind: 'invalid' });
    });

    it('drop an old unknown id that the form sends back', () => {
      const known: Profile = { equipment: ['bench', 'rope'] };
      expect(changes(known, { equipment: ['bench', 'rope', 'bike'] })).to.deep.equal({
        equipment: ['bench', 'bike'],
      });
      expect(() => changes(known, { equipment: ['chain'] })).to.throw('not on our list');
    });

    it('are empty for another order', () => {
      expect(changes({ equipment: ['bench', 'bike'] }, { equipment: ['bike', 'bench'] })).to.deep.equal({});
    });

    it('exist when an item is added, removed or replaced', () => {
      const known: Profile = { equipment: ['bench', 'bike'] };
      for (const equipment of [['bench'], ['bench', 'barbell'], ['bench', 'bike', 'barbell']])
        expect(changes(known, { equipment })).to.deep.equal({ equipment });
    });
  });

  describe('in injuries', () => {
    it('are trimmed and can be cleared', () => {
      expect(changes({}, { injuries: ' Left knee. ' })).to.deep.equal({ injuries: 'Left knee.' });
      expect(changes({ injuries: 'Left knee.' }, { injuries: '' })).to.deep.equal({ injuries: '' });
    });

    it('have 500 characters at most', () => {
      const injuries = 'a'.repeat(500);
      expect(changes({}, { injuries: ` ${injuries} ` })).to.deep.equal({ injuries });
      expect(refusalOf(() => changes({}, { injuries: `${injuries}a` }))).to.include({
        code: 'invalid-profile',
        kind: 'invalid',
        message: 'Please describe injuries in at most 500 characters.',
      });
    });
  });

  describe('with impossible values', () => {
    const table: readonly [SentProfile, string][] = [
      [{ age: 131 }, 'Please enter a valid age.'],
      [{ age: -1 }, 'Please enter a valid age.'],
      [{ height: Number.NaN }, 'Please enter a valid height.'],
      [{ height: 10_001 }, 'Please enter a valid height.'],
      [{ weight: -1 }, 'Please enter a valid weight.'],
      [{ weight: Number.POSITIVE_INFINITY }, 'Please enter a valid weight.'],
      [{ daysPerWeek: 0 }, 'Please enter a valid number of days per week, from 1 to 7.'],
      [{ daysPerWeek: 8 }, 'Please enter a valid number of days per week, from 1 to 7.'],
      [{ minutesPerDay: 10_001 }, 'Please enter a valid number of minutes per day.'],
    ];
    for (const [sent, message] of table)
      it(`are refused: ${JSON.stringify(sent)}`, () => {
        expect(refusalOf(() => changes({}, sent))).to.include({
          code: 'invalid-profile',
          kind: 'invalid',
          message,
        });
      });

    it('are refused only for impossible values: unusual ones are accepted', () => {
      expect(changes({}, { age: 3, height: 1, weight: 0, minutesPerDay: 0 })).to.have.all.keys(
        'age',
        'height',
        'weight',
        'minutesPerDay',
      );
    });
  });
});
