import { counted, numberText, withDe } from '#client/languages/fr/lib/format/locale.ts';
import type {
  rulesNoticeCopy as english,
  recountCopy as englishRecount,
} from '#client/notices/rules-notice-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { placeOf } from './zone-copy.ts';

export const rulesNoticeCopy: Translated<typeof english> = {
  newRules: 'De nouvelles règles pour les jokers',
  /** At most 48 characters. */
  line: 'Les règles des jokers changent.',
  whatChanges: 'Ce qui change',
  gotIt: 'Compris',
  unread: 'Impossible de charger les nouvelles règles.',
  lead: (from: string): string => `À partir du ${from}. Les jours d’avant ne changent pas.`,
  rules: {
    tokenHold: 'Jokers au maximum',
    earnEvery: 'Jours actifs d’affilée pour un joker',
    tokenStart: 'Jokers offerts avec un premier programme',
  },
  yourNumbers: 'Avec ces règles depuis ton premier jour, tu aurais :',
  sameNumbers: 'Avec ces règles depuis ton premier jour, tes chiffres seraient les mêmes.',
  fields: { currentStreak: 'Flamme', bestStreak: 'Meilleure flamme', skipTokens: 'Jokers' },
  change: (before: number, after: number): string => `${numberText(after)} au lieu de ${numberText(before)}`,
};

const days = (count: number): string => counted(count, 'jour', 'jours');

export const recountCopy: Translated<typeof englishRecount> = {
  label: 'Tes jours ont été recomptés',
  /** At most 48 characters for most places. */
  line: (zone: string): string => `Une loi a changé l’heure ${withDe(placeOf(zone))}.`,
  whatChanged: 'Ce qui a changé',
  recounted: (from: string, streak: number, before: number): string =>
    streak === before
      ? `On a recompté tes jours depuis le ${from}. Ta flamme reste à ${days(streak)}, et rien de ce que tu as gagné n’est perdu.`
      : `On a recompté tes jours depuis le ${from}. Ta flamme est à ${days(streak)} ; elle était à ${numberText(before)}.`,
};
