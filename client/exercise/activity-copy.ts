import { numberText } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

export const activityCopy = {
  title: 'What did you do?',
  lead: 'A run, a class, yesterday’s walk: it counts like any workout.',
  kind: 'Activity',
  minutes: 'Minutes',
  minutesFault: 'Use whole minutes, from 1 to 1,440.',
  minutesHint: (least: number): string =>
    `From ${numberText(least)} minutes on it counts for your streak and points.`,
  effort: 'How hard was it?',
  scale: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  date: 'Date',
  dateFault: 'Choose today or one of the last 7 days.',
  distance: (unit: 'miles' | 'km'): string => (unit === 'km' ? 'Distance in km' : 'Distance in miles'),
  distanceFault: 'Use a distance from 0.1 to 1,000, or leave it out.',
  optional: 'Optional',
  save: 'Add it',
  saving: 'Adding...',
  failed: 'We couldn’t add it. Please try again.',
  label: (name: string, date: string): string => `${name} of ${date}`,
  added: (name: string, points: number): ToastMessage => ({
    title: `${name} added`,
    description:
      points > 0
        ? `It counts as a workout: +${numberText(points)} points.`
        : 'It’s in your history, without points.',
  }),
};
