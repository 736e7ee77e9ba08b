import { expect } from 'chai';
import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { assessmentDecider, type RecordAssessmentEntry, type SubmitAssessment } from './assessment.ts';
import type { AssessmentEntryRecorded, AssessmentResult, AssessmentSubmitted } from './assessment-events.ts';

const of = { memberId: asMemberId('mila'), programId: asProgramId('p1') };
const today = asMemberDay('2026-03-04');
const pushUps: AssessmentResult = {
  exerciseName: 'Push-ups',
  value: 16,
  type: 'reps',
  day: 1,
  notes: null,
  savedOn: today,
};
const squats: AssessmentResult = { ...pushUps, exerciseName: 'Air Squats', value: 26, day: 2 };
const plank: AssessmentResult = { ...pushUps, exerciseName: 'Plank', value: 65, type: 'seconds', day: 5 };
const dips: AssessmentResult = { ...pushUps, exerciseName: 'Tricep Dips', value: 9 };

const submit = (...results: readonly AssessmentResult[]): SubmitAssessment => ({
  type: 'SubmitAssessment',
  ...of,
  today,
  results,
});
const submitted = (...results: readonly AssessmentResult[]): AssessmentSubmitted => ({
  type: 'AssessmentSubmitted',
  ...of,
  results,
  score: 6,
  level: 'intermediate',
  recommendations: [
    { id: 'muscle', confidence: 'high' },
    { id: 'daily-50', confidence: 'high' },
    { id: 'daily-100', confidence: 'high' },
  ],
});

const assessment = given(assessmentDecider);

describe('the assessment', () => {
  it('is submitted with score, level and recommendations', () => {
    assessment()
      .when(submit(pushUps, squats, plank))
      .yields(submitted(pushUps, squats, plank));
  });
  it('may be submitted without a result', () => {
    assessment()
      .when(submit())
      .yields({
        ...submitted(),
        score: 0,
        level: 'beginner',
        recommendations: [
          { id: 'daily-50', confidence: 'high' },
          { id: 'lean', confidence: 'medium' },
        ],
      });
  });
  it('keeps the last result for each exercise and day', () => {
    const first = { ...pushUps, value: 40 };
    assessment()
      .when(submit(first, squats, plank, pushUps))
      .yields(submitted(pushUps, squats, plank));
  });
  it('keeps the results of one exercise on two days, and counts the better one', () => {
    const again = { ...pushUps, value: 10, day: 6 };
    assessment()
      .when(submit(again, pushUps, squats, plank))
      .yields(submitted(pushUps, squats, plank, again));
  });
  it('stores its results in the order of the assessment plan', () => {
    assessment()
      .when(submit(plank, dips, squats, pushUps))
      .yields(submitted(pushUps, dips, squats, plank));
  });
  it('accepts 0 as a result', () => {
    const none = { ...dips, value: 0 };
    assessment()
      .when(submit(pushUps, none, squats, plank))
      .yields(submitted(pushUps, none, squats, plank));
  });

  describe('an entry', () => {
    const record = (entry: AssessmentResult): RecordAssessmentEntry => ({
      type: 'RecordAssessmentEntry',
      ...of,
      today,
      entry,
    });
    const recorded = (entry: AssessmentResult): AssessmentEntryRecorded => ({
      type: 'AssessmentEntryRecorded',
      ...of,
      entry,
    });

    it('is recorded as it is entered', () => assessment().when(record(pushUps)).yields(recorded(pushUps)));
    it('is recorded once when the same one comes again', () =>
      assessment(recorded(pushUps)).when(record(pushUps)).yieldsNothing());
    it('is recorded again when it was changed', () => {
      const better = { ...pushUps, value: 18 };
      assessment(recorded(pushUps)).when(record(better)).yields(recorded(better));
    });
    it('is refused for an exercise that the assessment does not have', () =>
      assessment()
        .when(record({ ...pushUps, exerciseName: 'Handstands' }))
        .refuses('unknown-exercise'));
    it('changes nothing of what is submitted later', () =>
      assessment(recorded({ ...pushUps, value: 40 }))
        .when(submit(pushUps, squats, plank))
        .yields(submitted(pushUps, squats, plank)));
  });

  describe('submitted again', () => {
    const before = submitted(pushUps, squats, plank);

    it('records nothing when the results are the same, in any order', () => {
      assessment(before)
        .when(submit(pushUps, squats, plank))
        .yieldsNothing();
      assessment(before)
        .when(submit(plank, squats, pushUps))
        .yieldsNothing();
      assessment(submitted()).when(submit()).yieldsNothing();
    });
    const changes = [
      { value: 17 },
      { notes: 'On the knees.' },
      { savedOn: asMemberDay('2026-03-03') },
      { day: 3 },
    ];
    for (const change of changes) {
      it(`records a new submission with ${JSON.stringify(change)}`, () => {
        const changed = { ...pushUps, ...change };
        const results = change.day ? [squats, changed, plank] : [changed, squats, plank];
        assessment(before)
          .when(submit(changed, squats, plank))
          .yields(submitted(...results));
      });
    }
    it('records a new submission when the same value belongs to another exercise or day', () => {
      const alone = (result: AssessmentResult) => ({
        ...submitted(result),
        score: 2,
        level: 'beginner' as const,
        recommendations: [
          { id: 'daily-50', confidence: 'high' } as const,
          { id: 'lean', confidence: 'medium' } as const,
        ],
      });
      const other = { ...dips, value: 16 };
      const later = { ...pushUps, day: 3 };
      assessment(alone(pushUps))
        .when(submit(other))
        .yields({ ...alone(other), score: 0 });
      assessment(alone(pushUps)).when(submit(later)).yields(alone(later));
    });
    it('records a new submission when a result was added', () => {
      assessment(before)
        .when(submit(pushUps, squats, plank, dips))
        .yields(submitted(pushUps, dips, squats, plank));
    });
    it('records a new submission when the first results return after others', () => {
      assessment(before, submitted(pushUps, dips, squats, plank))
        .when(submit(pushUps, squats, plank))
        .yields(before);
    });
  });

  const invalid = [
    { change: { exerciseName: 'Juggling' }, code: 'unknown-exercise', says: 'Juggling is not part' },
    { change: { type: 'seconds' }, code: 'wrong-result-type', says: 'Push-ups is entered in reps.' },
    { change: { day: 0 }, code: 'unknown-day', says: 'the days 1 to 7' },
    { change: { day: 8 }, code: 'unknown-day', says: 'the days 1 to 7' },
    { change: { day: 1.5 }, code: 'unknown-day', says: 'the days 1 to 7' },
    { change: { value: -0.1 }, code: 'invalid-value', says: 'Please enter a value for this exercise.' },
    { change: { value: Number.NaN }, code: 'invalid-value', says: 'Please enter a value' },
    { change: { value: Number.POSITIVE_INFINITY }, code: 'invalid-value', says: 'Please enter a value' },
    { change: { savedOn: asMemberDay('2026-03-05') }, code: 'future-date', says: 'in the future' },
  ] as const;
  for (const { change, code, says } of invalid) {
    const [field, value] = Object.entries(change)[0] ?? [];
    it(`refuses a result with ${field} ${value}`, () => {
      assessment()
        .when(submit(squats, { ...pushUps, ...change }))
        .refuses(code, { kind: 'invalid' });
      expect(() =>
        assessmentDecider.decide(assessmentDecider.initialState, submit({ ...pushUps, ...change })),
      ).to.throw(says);
    });
  }
});

describe('the assessment plan', () => {
  it('has 19 exercises on 7 days: 3 each, 2 on the last two', () => {
    expect(assessmentDays.map(({ day, exercises }) => [day, exercises.length])).to.deep.equal([
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
      [5, 3],
      [6, 2],
      [7, 2],
    ]);
  });
  for (const name of ['Push-ups', 'Plank', 'Air Squats', 'Burpees']) {
    it(`lists the scored ${name} once`, () => {
      const named = assessmentDays
        .flatMap(({ exercises }) => exercises)
        .filter((exercise) => exercise.name === name);
      expect(named).to.have.lengthOf(1);
    });
  }
});
