import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { Caller } from '#service/testing/start-test-app.ts';
import { textsOfMember } from './sample-member.ts';

/** A member's personal words and numbers, which occur nowhere else. */
type PersonalTexts = { readonly [Word in 'name' | 'injuries' | 'pounds' | 'exercise' | 'notes']: string };

/** The texts of a member who stays while another is erased. */
export const textsOfAnother: PersonalTexts = {
  name: 'Merriweather',
  injuries: 'siebzehnter Ellbogen',
  pounds: '188.9',
  exercise: 'Leuchtturmkurbeln',
  notes: 'wrote from the lighthouse',
};

/** Sends a profile, a weight, an assessment, a workout and the latest possible tick through the service. */
export async function enterPersonalTexts(
  who: Caller,
  date: string,
  words: PersonalTexts = textsOfMember,
): Promise<void> {
  await who.send('PATCH', '/api/auth/user', { firstName: words.name, injuries: words.injuries });
  await who.send('POST', '/api/body-metrics', { weight: words.pounds, date, unit: 'lbs' });
  const pushUps = { exerciseName: 'Push-ups', value: 16, type: 'reps', day: 1, notes: words.notes };
  await who.send('POST', '/api/programs/assessment');
  await who.send('POST', '/api/assessment/complete', { results: [{ ...pushUps, savedOn: date }] });
  const workout = {
    templateId: 'core-circuit',
    date,
    durationMinutes: 20,
    perceivedExertion: 7,
    moodAfter: 4,
    sets: [{ exercise: words.exercise, set: 1, reps: 12, load: null, seconds: null, rpe: 8 }],
  };
  await who.send('POST', '/api/workouts', { ...workout, isCompleted: true });
  const tick = { templateType: 'daily-50', exerciseIndex: 0, setIndex: 0, completed: true };
  const weekAgo = addDays(asMemberDay(date), -7);
  await who.send('POST', '/api/daily-workout-progress', { ...tick, date: weekAgo });
}

/** Their form in the database files: a number alone could be other data. */
export const asStored = ({ name, injuries, pounds, exercise, notes }: PersonalTexts): readonly string[] => [
  name,
  injuries,
  `"value":${pounds}`,
  exercise,
  notes,
];
