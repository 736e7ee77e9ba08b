import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { bodyDecider } from './body.ts';
import type { CorrectWeight, LogMeasurements, LogWeight } from './body-commands.ts';
import type { BodyEvent } from './body-events.ts';
import { toLength, toMass } from './quantity.ts';

const memberId = asMemberId('mila');
const date = asMemberDay('2026-03-04');
const of = { memberId, entryId: 'e1' };
const dated = { ...of, date, today: date };

const logWeight: LogWeight = { type: 'LogWeight', ...dated, unit: 'lbs', weight: '180' };
const logMeasurements: LogMeasurements = {
  type: 'LogMeasurements',
  ...dated,
  unit: 'metric',
  measurements: { weight: '80,5', waistCircumference: '90', bodyFatPercent: '18.5' },
};
const retract = { type: 'RetractBodyMetric', ...of } as const;
const weightLogged: BodyEvent = { type: 'WeightLogged', ...of, date, weight: toMass(180, 'lbs') };
const measurementsLogged: BodyEvent = {
  type: 'MeasurementsLogged',
  ...of,
  date,
  measurements: {
    weight: toMass(80.5, 'kg'),
    waistCircumference: toLength(90, 'cm'),
    bodyFatPercent: 18.5,
  },
};
const retracted: BodyEvent = { type: 'BodyMetricRetracted', ...of };

const body = given(bodyDecider);

describe('body metrics', () => {
  describe('a weight', () => {
    it('is logged as typed, in its unit', () => {
      body().when(logWeight).yields(weightLogged);
      body()
        .when({ ...logWeight, unit: 'kg', weight: '81,6' })
        .yields({ type: 'WeightLogged', ...of, date, weight: toMass(81.6, 'kg') });
    });
    it('must be a number above 0', () => {
      body()
        .when({ ...logWeight, weight: '0' })
        .refuses('invalid-measurement', { message: 'Please enter a valid weight.', kind: 'invalid' });
    });
    it('must be in a known unit', () => {
      body()
        .when({ ...logWeight, unit: 'stone' })
        .refuses('unknown-unit', { kind: 'invalid', message: 'stone is not a unit. Use lbs or kg.' });
    });
    it('is recorded once when it is sent twice', () => {
      body(weightLogged).when(logWeight).yieldsNothing();
      body(weightLogged, retracted).when(logWeight).yieldsNothing();
    });
    it('may be the second entry of a date', () => {
      body(weightLogged)
        .when({ ...logWeight, entryId: 'e2' })
        .yields({ ...weightLogged, entryId: 'e2' });
    });
  });

  describe('measurements', () => {
    it('are logged as typed, in their units', () => body().when(logMeasurements).yields(measurementsLogged));
    it('are recorded once when they are sent twice', () => {
      body(measurementsLogged).when(logMeasurements).yieldsNothing();
      body(measurementsLogged, retracted).when(logMeasurements).yieldsNothing();
    });
    it('must be numbers', () => {
      body()
        .when({ ...logMeasurements, measurements: { waistCircumference: 'wide' } })
        .refuses('invalid-measurement', { message: 'Please enter a valid waistCircumference.' });
    });
    it('must be in a known unit', () => {
      body()
        .when({ ...logMeasurements, unit: 'ell' })
        .refuses('unknown-unit');
    });
    it('must not be empty', () => {
      body()
        .when({ ...logMeasurements, measurements: {} })
        .refuses('nothing-measured', { message: 'Please enter at least one measurement.' });
    });
  });

  for (const command of [logWeight, logMeasurements]) {
    it(`with ${command.type} may be dated earlier than today, but not later`, () => {
      const today = asMemberDay('2026-03-03');
      body()
        .when({ ...command, today })
        .refuses('future-date', { kind: 'invalid' });
      body()
        .when({ ...command, today: asMemberDay('2026-04-01') })
        .yields(command === logWeight ? weightLogged : measurementsLogged);
    });
  }

  describe('a correction of a weight', () => {
    const correct: CorrectWeight = { ...logWeight, type: 'CorrectWeight', weight: '178,5' };
    const replaced = { date, weight: toMass(180, 'lbs') };
    const corrected: BodyEvent = {
      type: 'WeightCorrected',
      ...of,
      date,
      weight: toMass(178.5, 'lbs'),
      replaced,
    };

    it('replaces the weight, its unit or its date, and says what it replaced', () => {
      body(weightLogged).when(correct).yields(corrected);
      body(weightLogged)
        .when({ ...correct, unit: 'kg', weight: '81.6' })
        .yields({ ...corrected, weight: toMass(81.6, 'kg') });
      const earlier = asMemberDay('2026-02-25');
      body(weightLogged)
        .when({ ...correct, date: earlier, weight: '180' })
        .yields({ ...corrected, date: earlier, weight: toMass(180, 'lbs') });
    });
    it('changes nothing when all values are the same', () => {
      body(weightLogged)
        .when({ ...correct, weight: '180.0' })
        .yieldsNothing();
      body(weightLogged, corrected).when(correct).yieldsNothing();
    });
    it('changes nothing when the mass is the same in another unit', () => {
      body({ ...weightLogged, weight: toMass(81.647, 'kg') })
        .when({ ...correct, weight: '180' })
        .yieldsNothing();
    });
    it('replaces the last correction', () => {
      body(weightLogged, corrected)
        .when({ ...correct, weight: '179' })
        .yields({
          ...corrected,
          weight: toMass(179, 'lbs'),
          replaced: { date, weight: toMass(178.5, 'lbs') },
        });
    });
    it('may move it at most 7 days back, never ahead, and may keep a date of long ago', () => {
      body(weightLogged)
        .when({ ...correct, date: asMemberDay('2026-03-05') })
        .refuses('future-date');
      body(weightLogged)
        .when({ ...correct, date: asMemberDay('2026-02-24') })
        .refuses('too-early');
      body(weightLogged)
        .when({ ...correct, today: asMemberDay('2026-09-01') })
        .yields(corrected);
    });
    it('must be a number above 0 in a known unit', () => {
      body(weightLogged)
        .when({ ...correct, weight: '' })
        .refuses('invalid-measurement');
      body(weightLogged)
        .when({ ...correct, unit: 'stone' })
        .refuses('unknown-unit');
    });
    it('must be about an entry that is a weight alone and was not retracted', () => {
      body().when(correct).refuses('unknown-entry', { kind: 'missing' });
      body(measurementsLogged).when(correct).refuses('unknown-entry');
      body(weightLogged, retracted).when(correct).refuses('unknown-entry');
      body(weightLogged, corrected).when(retract).yields(retracted);
    });
  });

  describe('a correction of a weight that came with an import', () => {
    const before = { date, weight: toMass(180, 'lbs') };
    const correct: CorrectWeight = { ...logWeight, type: 'CorrectWeight', weight: '178.5', imported: before };
    const corrected: BodyEvent = {
      ...{ type: 'WeightCorrected', ...of, date, weight: toMass(178.5, 'lbs'), replaced: before },
    };

    it('may move it to any past date, whose file may have been read wrongly', () => {
      const long = asMemberDay('2012-05-04');
      body().when(correct).yields(corrected);
      body()
        .when({ ...correct, date: long })
        .yields({ ...corrected, date: long });
      body()
        .when({ ...correct, date: asMemberDay('2026-03-05') })
        .refuses('future-date');
    });
    it('changes nothing when it stands so already', () => {
      body()
        .when({ ...correct, weight: '180' })
        .yieldsNothing();
    });
    it('goes before its retraction, which names the import', () => {
      const ofImport: BodyEvent = { ...retracted, importId: 'i1' };
      body(corrected)
        .when({ ...retract, importId: 'i1' })
        .yields(ofImport);
      body(corrected, ofImport).when(retract).yieldsNothing();
    });
  });

  describe('retracted', () => {
    it('are withdrawn once', () => {
      body(weightLogged).when(retract).yields(retracted);
      body(measurementsLogged).when(retract).yields(retracted);
      body(weightLogged, retracted).when(retract).yieldsNothing();
    });
    it('must be an entry of the member', () => {
      body(weightLogged)
        .when({ ...retract, entryId: 'e2' })
        .refuses('unknown-entry', { kind: 'missing', message: 'There is no such entry.' });
    });
  });
});
