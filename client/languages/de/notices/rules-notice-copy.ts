import { numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { placeOf } from '#client/languages/de/notices/zone-copy.ts';
import type {
  recountCopy as englishRecount,
  rulesNoticeCopy as englishRules,
} from '#client/notices/rules-notice-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const rulesNoticeCopy: Translated<typeof englishRules> = {
  newRules: 'Neue Regeln für Joker',
  /** At most 48 characters. */
  line: 'Für Joker gelten bald neue Regeln.',
  whatChanges: 'Was sich ändert',
  gotIt: 'Alles klar',
  unread: 'Die neuen Regeln ließen sich nicht laden.',
  lead: (from: string): string => `Sie gelten ab ${from}. Frühere Tage bleiben, wie sie sind.`,
  rules: {
    tokenHold: 'So viele Joker kannst du haben',
    earnEvery: 'Aktive Tage in Folge für einen Joker',
    tokenStart: 'Joker beim ersten Programm',
  },
  yourNumbers: 'Hätten sie ab deinem ersten Tag gegolten, stündest du so da:',
  sameNumbers: 'Hätten sie ab deinem ersten Tag gegolten, wären deine Zahlen dieselben.',
  fields: { currentStreak: 'Serie', bestStreak: 'Beste Serie', skipTokens: 'Joker' },
  change: (before: number, after: number): string => `${numberText(after)} statt ${numberText(before)}`,
};

const days = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'Tag', other: 'Tagen' })}`;

export const recountCopy: Translated<typeof englishRecount> = {
  label: 'Deine Tage wurden neu gezählt',
  /** At most 48 characters for most places. */
  line: (zone: string): string => `Neue Uhrzeit per Gesetz: ${placeOf(zone)}.`,
  whatChanged: 'Was sich geändert hat',
  recounted: (from: string, streak: number, before: number): string =>
    streak === before
      ? `Wir haben deine Tage seit ${from} neu gezählt. Deine Serie bleibt bei ${days(streak)}, nichts ist verloren.`
      : `Wir haben deine Tage seit ${from} neu gezählt. Deine Serie steht bei ${days(streak)}; vorher waren es ${numberText(before)}.`,
};
