import type { Translated } from '#domain/kernel/translated.ts';
import type { publicPage as english } from '../en/public-page.ts';
import { counted, plural } from './format.ts';

export const publicPage: Translated<typeof english> = {
  titleOf: (name: string) => `${name} auf Rondel`,
  streak: (days: number) => plural(days, { one: 'Tag in Folge', other: 'Tage in Folge' }),
  quests: (count: number) => plural(count, { one: 'Quest geschafft', other: 'Quests geschafft' }),
  week: 'Diese Woche',
  activeOf: (count: number) => counted(count, 'aktiver Tag', 'aktive Tage'),
  labelled: (label: string, text: string) => `${label}: ${text}`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  weekdayLetters: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
  day: { active: 'aktiv', quiet: 'nicht aktiv', open: 'noch offen' },
  level: 'Level',
  badges: 'Abzeichen',
  nothing: 'Der Rest bleibt privat.',
  note: (name: string) => `${name} bestimmt, was diese Seite zeigt.`,
  invitation: 'Was ist Rondel?',
  missing: 'Hier ist keine Seite',
  missingLead: 'Vielleicht ist der Name falsch geschrieben, oder die Seite wird gerade nicht gezeigt.',
  home: 'Zu Rondel',
  picture: (name: string) => `${name} auf Rondel, in Zahlen`,
  descriptionOf: (parts: readonly string[]) =>
    parts.length === 0 ? 'Eine Seite eines Mitglieds von Rondel.' : `${parts.join(', ')}.`,
};
