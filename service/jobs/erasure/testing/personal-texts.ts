import { addDays, asMemberDay } from '#domain/kernel/day.ts';
import type { Caller } from '#service/testing/start-test-app.ts';
import { textsOfMember } from './sample-member.ts';

/** What a member tells about themselves, in words and numbers that occur nowhere else. */
type PersonalTexts = { readonly [Word in 'name' | 'injuries' | 'pounds' | 'notes']: string };

/** What somebody tells who stays, while another one goes. */
export const textsOfAnother: PersonalTexts = {
  name: 'Merriweather',
  injuries: 'siebzehnter Ellbogen',
  pounds: '188.9',
  notes: 'wrote from the lighthouse',
};

/** A profile, a weight, an assessment, a workout and a tick that comes as late as one may, by way of the service. */
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
  };
  await who.send('POST', '/api/workouts', { ...workout, isCompleted: true });
  const tick = { templateType: 'daily-50', exerciseIndex: 0, setIndex: 0, completed: true };
  const weekAgo = addDays(asMemberDay(date), -7);
  await who.send('POST', '/api/daily-workout-progress', { ...tick, date: weekAgo });
}

/** As they lie in the files of the database: a number alone may be anything there. */
export const asStored = ({ name, injuries, pounds, notes }: PersonalTexts): readonly string[] => [
  name,
  injuries,
  `"value":${pounds}`,
  notes,
];
