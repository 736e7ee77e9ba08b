import { expect } from 'chai';
import { toLength, toMass } from '#domain/body/quantity.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { maya, on, rowsAfter, statesAfter } from '#projections/testing/given.ts';
import { bodyMetrics } from './body-metrics.ts';

const date = asMemberDay('2026-03-10');
const weight = toMass(180, 'lbs');
const weighed = on('2026-03-10', { type: 'WeightLogged', memberId: maya, entryId: 'e1', date, weight });

describe('the read model of body metrics', () => {
  it('has a row for each entry with its measurements', () => {
    const measurements = { height: toLength(70, 'in'), bodyFatPercent: 24 };
    const measured = on('2026-03-10', {
      type: 'MeasurementsLogged',
      memberId: maya,
      entryId: 'e2',
      date,
      measurements,
    });
    const rows = rowsAfter(bodyMetrics, [weighed, measured]);
    const states = statesAfter(bodyMetrics, [weighed, measured]);
    expect(states.e1?.measurements).to.deep.equal({ weight });
    expect(states.e2?.measurements).to.deep.equal(measurements);
    expect([rows.e1?.measures, rows.e2?.measures]).to.deep.equal(['weight', 'bodyFatPercent height']);
  });

  it('shows the corrected weight on its corrected date, in the order of the correction', () => {
    const corrected = on('2026-03-12', {
      type: 'WeightCorrected',
      memberId: maya,
      entryId: 'e1',
      date: asMemberDay('2026-03-09'),
      weight: toMass(178, 'lbs'),
      replaced: { date, weight },
    });
    const row = rowsAfter(bodyMetrics, [weighed, corrected]).e1;
    expect(row).to.include({ date: '2026-03-09', position: '2026-03-12', measures: 'weight' });
    expect(statesAfter(bodyMetrics, [weighed, corrected]).e1?.measurements.weight?.value).to.equal(178);
    const retracted = on('2026-03-11', { type: 'BodyMetricRetracted', memberId: maya, entryId: 'e1' });
    expect(rowsAfter(bodyMetrics, [weighed, retracted, corrected])).to.deep.equal({});
  });

  it('deletes the row of a retracted entry', () => {
    const retracted = on('2026-03-11', { type: 'BodyMetricRetracted', memberId: maya, entryId: 'e1' });
    expect(rowsAfter(bodyMetrics, [weighed, retracted])).to.deep.equal({});
  });
});
