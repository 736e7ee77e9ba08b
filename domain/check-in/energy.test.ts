import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import { energyAfterTraining, energyPoints, meanFeeling, mostPoints } from './energy.ts';

const first = asMemberDay('2026-03-01');
const on = (day: number) => addDays(first, day);
const checkIn = (day: number, energy: number, mood = 3) => ({ date: on(day), energy, mood });
const trained = (day: number, effort: number | null = 7) => ({ date: on(day), effort });
const days = (count: number): readonly number[] => Array.from({ length: count }, (_, day) => day);

describe('Energy of a member', () => {
  it('is compared between days after training and others', () => {
    // Trained on each even day: the odd days come after training.
    const checkIns = days(14).map((day) => checkIn(day, day % 2 === 1 ? 4 : 3));
    const workouts = days(14).flatMap((day) => (day % 2 === 0 ? [trained(day)] : []));
    expect(energyAfterTraining(checkIns, workouts)).to.deep.equal({ difference: 1, days: 7, otherDays: 7 });
    expect(energyAfterTraining(checkIns, [...workouts, ...workouts])).to.deep.equal({
      difference: 1,
      days: 7,
      otherDays: 7,
    });
  });

  it('is compared in tenths, and may be lower after training', () => {
    const checkIns = days(15).map((day) => checkIn(day, day % 3 === 1 ? 2 : 3));
    const workouts = days(15).flatMap((day) => (day % 3 === 0 ? [trained(day)] : []));
    expect(energyAfterTraining([...checkIns, checkIn(15, 4)], workouts)?.difference).to.equal(-1.1);
  });

  it('is not compared with fewer than 14 check-ins, or fewer than 5 days of either kind', () => {
    const some = (count: number) => days(count).map((day) => checkIn(day, 3));
    const workouts = days(14).flatMap((day) => (day % 2 === 0 ? [trained(day)] : []));
    expect(energyAfterTraining(some(13), workouts)).to.equal(null);
    expect(energyAfterTraining(some(14), workouts)).to.not.equal(null);
    expect(energyAfterTraining(some(14), workouts.slice(0, 4))).to.equal(null);
    expect(
      energyAfterTraining(
        some(14),
        days(14).map((day) => trained(day)),
      ),
    ).to.equal(null);
    expect(meanFeeling(some(13))).to.equal(null);
  });

  it('has a mean in tenths from 14 check-ins on', () => {
    expect(meanFeeling(days(14).map((day) => checkIn(day, day < 5 ? 2 : 4, 5)))).to.deep.equal({
      energy: 3.3,
      mood: 5,
    });
  });

  it('has a mean of a week from as many check-ins on as are named', () => {
    const week = days(4).map((day) => checkIn(day, 2 + day));
    expect(meanFeeling(week, 4)).to.deep.equal({ energy: 3.5, mood: 3 });
    expect(meanFeeling(week.slice(1), 4)).to.equal(null);
  });

  it('has the hardest effort of its date next to it', () => {
    const points = energyPoints(
      [checkIn(0, 2), checkIn(1, 4, 5), checkIn(2, 3)],
      [trained(1, 6), trained(1, 9), trained(2, null), trained(3, 8)],
    );
    expect(points).to.deep.equal([
      { date: on(0), energy: 2, mood: 3, weekEnergy: 2, weekMood: 3, effort: null },
      { date: on(1), energy: 4, mood: 5, weekEnergy: 3, weekMood: 4, effort: 9 },
      { date: on(2), energy: 3, mood: 3, weekEnergy: 3, weekMood: 3.7, effort: null },
    ]);
  });

  it('has a mean of the last seven dates, however many of them have a check-in', () => {
    const points = energyPoints([checkIn(0, 1), checkIn(3, 2), checkIn(7, 4)], []);
    expect(points.map(({ weekEnergy }) => weekEnergy)).to.deep.equal([1, 1.5, 3]);
  });

  it('has at most 120 points, whose means stay between the least and the most, for any check-ins', () => {
    const anyCheckIns = fc
      .uniqueArray(fc.integer({ min: 0, max: 399 }), { maxLength: 400 })
      .chain((dates) =>
        fc.tuple(
          ...dates
            .toSorted((a, b) => a - b)
            .map((day) => fc.integer({ min: 1, max: 5 }).map((e) => checkIn(day, e))),
        ),
      );
    fc.assert(
      fc.property(anyCheckIns, (checkIns) => {
        const points = energyPoints(checkIns, []);
        expect(points.length).to.be.at.most(mostPoints);
        expect(points.at(-1)?.date).to.equal(checkIns.at(-1)?.date);
        expect(points.map(({ date }) => date)).to.deep.equal(points.map(({ date }) => date).toSorted());
        const energies = checkIns.map(({ energy }) => energy);
        for (const { energy } of points)
          expect(energy).to.be.within(Math.min(...energies), Math.max(...energies));
      }),
      { numRuns: 50 },
    );
  });
});
