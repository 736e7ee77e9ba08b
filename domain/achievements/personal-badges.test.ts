import { expect } from 'chai';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { DomainEvent } from '#domain/events.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { memberId, recordedAt } from '#domain/streak/testing/member-log.ts';
import { clearedEvents } from '#domain/testing/cleared.ts';
import type { LoggedSet, WorkoutLogged } from '#domain/workout/workout-events.ts';
import {
  concernsPersonalBadges,
  evolvePersonalBadges,
  noPersonalBadges,
  type PersonalBadges,
  personalBadgeCounts,
} from './personal-badges.ts';

const squat = (kilograms: number, changes: Partial<LoggedSet> = {}): LoggedSet => ({
  exercise: 'Squat',
  ...{ set: 1, reps: 5, seconds: null, rpe: null },
  load: { value: kilograms, unit: 'kg' },
  ...changes,
});

type Details = Partial<Pick<WorkoutLogged, 'sets' | 'templateId' | 'isCompleted' | 'distanceMeters'>>;
const facts = (date: string) => ({
  date: asMemberDay(date),
  ...{ startedAt: null, durationMinutes: 40, perceivedExertion: 6, moodAfter: 4, points: 5 },
});
const workout = (workoutId: string, date: string, details: Details): DomainEvent => ({
  type: 'WorkoutLogged',
  memberId,
  workoutId,
  templateId: 'core',
  ...facts(date),
  isCompleted: true,
  claimedPoints: null,
  ...details,
});
const walk = (workoutId: string, distanceMeters: number, templateId = 'activity-walk'): DomainEvent =>
  workout(workoutId, '2026-03-01', { templateId, distanceMeters });
const retracted = (workoutId: string): DomainEvent => ({ type: 'WorkoutRetracted', memberId, workoutId });
const corrected = (
  workoutId: string,
  date: string,
  sets: readonly LoggedSet[],
  replaced: readonly LoggedSet[] = [],
): DomainEvent => ({
  type: 'WorkoutCorrected',
  ...{ memberId, workoutId, templateId: 'core', isCompleted: true },
  ...facts(date),
  sets,
  replaced: { ...facts(date), sets: replaced },
});
const imported = (importId: string, ...sets: readonly LoggedSet[]): DomainEvent => ({
  type: 'WorkoutsImported',
  ...{ memberId, importId, source: 'strong', batch: 1 },
  workouts: [
    {
      ...{ workoutId: `of ${importId}`, date: asMemberDay('2025-01-01'), startedAt: null },
      ...{ name: null, durationMinutes: 0, note: null, sets },
    },
  ],
});

const badgesAfter = (...events: readonly DomainEvent[]): PersonalBadges =>
  events.reduce(
    (so, event, index) =>
      evolvePersonalBadges(so, recordedAt(`2026-03-${String(index + 1).padStart(2, '0')}T12:00:00Z`, event)),
    noPersonalBadges,
  );
const records = (...events: readonly DomainEvent[]): number =>
  personalBadgeCounts(badgesAfter(...events)).records;
const walked = (...events: readonly DomainEvent[]): number =>
  personalBadgeCounts(badgesAfter(...events)).walked;

describe('The badge of personal records', () => {
  const first = workout('a', '2026-03-01', { sets: [squat(80)] });
  const better = workout('b', '2026-03-02', { sets: [squat(90)] });

  it('needs something to beat: a first time is none', () => expect(records(first)).to.equal(0));
  it('is reached on the day on which a set beats the record', () =>
    expect(badgesAfter(first, better).reached).to.deep.equal({ 'records-1': '2026-03-02' }));
  it('does not count an equal set, a warm-up, or a workout that was not finished', () => {
    expect(records(first, workout('b', '2026-03-02', { sets: [squat(80)] }))).to.equal(0);
    expect(records(first, workout('b', '2026-03-02', { sets: [squat(90, { kind: 'warmup' })] }))).to.equal(0);
    expect(records(first, workout('b', '2026-03-02', { sets: [squat(90)], isCompleted: false }))).to.equal(0);
  });
  it('counts a day once, and also records of reps', () => {
    const twice = workout('c', '2026-03-02', { sets: [squat(80, { reps: 9 }), squat(95)] });
    expect(records(first, better, twice)).to.equal(1);
    expect(records(first, workout('b', '2026-03-02', { sets: [squat(60, { reps: 12 })] }))).to.equal(1);
  });
  it('counts more reps with the same assistance', () => {
    const assisted = (reps: number): LoggedSet =>
      squat(20, { reps, load: { value: 20, unit: 'kg', kind: 'assistance' } });
    const before = workout('a', '2026-03-01', { sets: [assisted(5)] });
    expect(records(before, workout('b', '2026-03-02', { sets: [assisted(6)] }))).to.equal(1);
  });
  it('is taken back with its workout, and the bar goes back too', () => {
    const again = workout('c', '2026-03-03', { sets: [squat(85)] });
    expect(records(first, better, retracted('b'))).to.equal(0);
    expect(records(first, better, retracted('b'), again)).to.equal(1);
  });
  it('follows a correction of the sets', () => {
    expect(records(first, better, corrected('b', '2026-03-02', [squat(70)]))).to.equal(0);
    expect(records(first, corrected('a', '2026-03-01', [squat(70)]))).to.equal(0);
  });
  it('stays after a correction that leaves the sets, on the corrected date', () => {
    const best = workout('c', '2026-03-03', { sets: [squat(110)] });
    const same = corrected('b', '2026-03-02', [squat(90)], [squat(90)]);
    const moved = corrected('b', '2026-03-03', [squat(90)], [squat(90)]);
    expect(records(first, better, best, same)).to.equal(2);
    expect(badgesAfter(first, better, best, same)).to.deep.equal(badgesAfter(first, better, best));
    expect(records(first, better, best, moved)).to.equal(1);
    expect(records(first, better, best, same, retracted('b'))).to.equal(1);
  });
  it('compares corrected sets with what came before them, and not with later ones', () => {
    const best = workout('c', '2026-03-03', { sets: [squat(110)] });
    const lifted = corrected('b', '2026-03-02', [squat(100)], [squat(90)]);
    const lowered = corrected('b', '2026-03-02', [squat(70)], [squat(90)]);
    expect(records(first, better, best, lifted)).to.equal(2);
    expect(records(first, better, best, lowered)).to.equal(1);
    expect(records(first, better, corrected('a', '2026-03-01', [squat(95)], [squat(80)]))).to.equal(1);
    const { exercises } = badgesAfter(first, better, best, lifted);
    expect(exercises.latest.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c']);
  });
  it('stays with unchanged sets of a workout that can no longer be taken back', () => {
    const many = Array.from({ length: 9 }, (_, nth) =>
      workout(`w${nth}`, '2026-03-03', { sets: [squat(91 + nth)] }),
    );
    const same = corrected('b', '2026-03-02', [squat(90)], [squat(90)]);
    expect(records(first, better, ...many, same)).to.equal(2);
  });
  describe('beside a sore area', () => {
    const goblet = (kilograms: number): LoggedSet => squat(kilograms, { exercise: 'Goblet Squats' });
    const first = workout('a', '2026-03-01', { sets: [goblet(20), squat(80)] });
    const better = workout('b', '2026-03-02', { sets: [goblet(24)] });
    const sore = (date: string, ...areas: readonly InjuredArea[]): DomainEvent => ({
      type: 'CheckedIn',
      ...{ memberId, date: asMemberDay(date), energy: 3, mood: 3, sore: areas },
    });
    const removed: DomainEvent = { type: 'CheckInRemoved', memberId, date: asMemberDay('2026-03-02') };

    it('is not earned by an exercise that strains the area on that date, which sets the bar', () => {
      expect(records(first, better)).to.equal(1);
      expect(records(first, sore('2026-03-02', 'knee'), better)).to.equal(0);
      const same = workout('c', '2026-03-04', { sets: [goblet(24)] });
      expect(records(first, sore('2026-03-02', 'knee'), better, same)).to.equal(0);
      const more = workout('c', '2026-03-04', { sets: [goblet(26)] });
      expect(records(first, sore('2026-03-02', 'knee'), better, more)).to.equal(1);
    });
    it('is earned by another exercise, with another area, and on another date', () => {
      const other = workout('b', '2026-03-02', { sets: [goblet(24), squat(90)] });
      expect(records(first, sore('2026-03-02', 'knee'), other)).to.equal(1);
      expect(records(first, sore('2026-03-02', 'wrist'), better)).to.equal(1);
      expect(records(first, sore('2026-03-01', 'knee'), better)).to.equal(1);
    });
    it('follows the latest check-in of the date, and none that comes after the workout', () => {
      const knee = sore('2026-03-02', 'knee');
      expect(records(first, knee, sore('2026-03-02'), better)).to.equal(1);
      expect(records(first, knee, removed, better)).to.equal(1);
      expect(records(first, better, knee)).to.equal(1);
    });
    it('is not earned by corrected sets', () => {
      const after = corrected('b', '2026-03-02', [goblet(25)], [goblet(24)]);
      expect(records(first, sore('2026-03-02', 'knee'), better, after)).to.equal(0);
    });
    it('remembers ten dates, and is the same object after a check-in without a sore area', () => {
      const many = Array.from({ length: 14 }, (_, nth) => sore(`2026-03-${10 + nth}`, 'knee'));
      expect(badgesAfter(...many).sore).to.have.length(10);
      const badges = badgesAfter(first);
      const well = recordedAt('2026-03-02T12:00:00Z', sore('2026-03-02'));
      expect(evolvePersonalBadges(badges, well)).to.equal(badges);
    });
  });
  it('keeps the bar of workouts that can no longer be taken back', () => {
    const many = Array.from({ length: 12 }, (_, nth) =>
      workout(`w${nth}`, '2026-03-01', { sets: [squat(80 - nth)] }),
    );
    const { exercises } = badgesAfter(...many);
    expect(exercises.latest).to.have.length(8);
    expect(exercises.settled).to.have.length(1);
    expect(records(...many, workout('z', '2026-03-20', { sets: [squat(80)] }))).to.equal(0);
    expect(records(...many, workout('z', '2026-03-20', { sets: [squat(81)] }))).to.equal(1);
  });
  it('is the same object after a workout without sets', () => {
    const badges = badgesAfter(first);
    const plain = recordedAt('2026-03-02T12:00:00Z', workout('b', '2026-03-02', {}));
    expect(evolvePersonalBadges(badges, plain)).to.equal(badges);
  });
  it('is not concerned by a workout that changes nothing', () => {
    const none = workout('w', '2026-03-01', {});
    const some = [
      ...[first, walk('a', 900), retracted('w'), corrected('w', '2026-03-01', [])],
      imported('i', squat(60)),
    ];
    expect([none, walk('b', 900, 'activity-cycle')].map(concernsPersonalBadges)).to.deep.equal([
      false,
      false,
    ]);
    expect(some.every(concernsPersonalBadges)).to.equal(true);
  });
  it('must beat what came from another app, which counts nothing itself', () => {
    expect(records(first, imported('i', squat(100)))).to.equal(0);
    expect(records(imported('i', squat(85)), first, better)).to.equal(1);
    const withdrawn: DomainEvent = {
      ...{ type: 'ImportWithdrawn', memberId, importId: 'i' },
      ...{ workoutIds: ['of i'], entryIds: [] },
    };
    const high = imported('i', squat(500));
    expect(records(first, high, better)).to.equal(0);
    expect(records(first, high, withdrawn, better)).to.equal(1);
  });
  it('reads a workout whose personal fields are gone as one without sets', () => {
    const gone = workout('b', '2026-03-02', { sets: null as never, distanceMeters: null as never });
    expect(records(first, gone)).to.equal(0);
    const checkedIn: DomainEvent = {
      type: 'CheckedIn',
      ...{ memberId, date: asMemberDay('2026-03-02'), energy: 3, mood: 3, sore: null as never },
    };
    expect(records(first, checkedIn, better)).to.equal(1);
  });
});

describe('The badge of ways on foot', () => {
  it('adds walks and hikes, in metres', () =>
    expect(walked(walk('a', 4_000), walk('b', 6_500, 'activity-hike'))).to.equal(10_500));
  it('is reached on the day of the tenth kilometre', () =>
    expect(badgesAfter(walk('a', 4_000), walk('b', 6_000)).reached).to.deep.equal({
      'walked-10': '2026-03-02',
    }));
  it('counts no ride, no way without a distance, and none that was not finished', () => {
    const without = workout('b', '2026-03-01', { templateId: 'activity-walk' });
    const open = workout('c', '2026-03-01', {
      templateId: 'activity-walk',
      distanceMeters: 9,
      isCompleted: false,
    });
    expect(walked(walk('a', 9_000, 'activity-ride'), without, open)).to.equal(0);
  });
  it('loses the way of a deleted walk', () =>
    expect(walked(walk('a', 4_000), walk('b', 6_000), retracted('a'))).to.equal(6_000));
  it('keeps the sum of ways that can no longer be taken back', () => {
    const many = Array.from({ length: 230 }, (_, index) => walk(`walk ${index}`, 1_000));
    const badges = many.reduce(
      (so, event) => evolvePersonalBadges(so, recordedAt('2026-03-01T12:00:00Z', event)),
      noPersonalBadges,
    );
    expect(personalBadgeCounts(badges).walked).to.equal(230_000);
    expect(badges.walked.latest).to.have.length(200);
  });
  for (const cleared of clearedEvents(memberId))
    it(`starts empty after ${cleared.type}`, () =>
      expect(badgesAfter(walk('a', 4_000), cleared)).to.deep.equal(noPersonalBadges));
});
