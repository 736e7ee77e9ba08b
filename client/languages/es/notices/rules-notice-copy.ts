import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import { placeOf } from '#client/languages/es/notices/zone-copy.ts';
import type {
  recountCopy as englishRecount,
  rulesNoticeCopy as englishRules,
} from '#client/notices/rules-notice-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const rulesNoticeCopy: Translated<typeof englishRules> = {
  newRules: 'Nuevas reglas para los comodines',
  line: 'Los comodines tienen reglas nuevas.',
  whatChanges: 'Qué cambia',
  gotIt: 'Entendido',
  unread: 'No pudimos cargar las reglas nuevas.',
  lead: (from: string): string => `Valen desde el ${from}. Los días anteriores se quedan como están.`,
  rules: {
    tokenHold: 'Máximo de comodines que puedes tener',
    earnEvery: 'Días activos seguidos por comodín',
    tokenStart: 'Comodines con tu primer programa',
  },
  yourNumbers: 'Si hubieran valido desde tu primer día, tendrías:',
  sameNumbers: 'Si hubieran valido desde tu primer día, tus números serían los mismos.',
  fields: { currentStreak: 'Racha', bestStreak: 'Mejor racha', skipTokens: 'Comodines' },
  change: (before: number, after: number): string => `${numberText(after)} en lugar de ${numberText(before)}`,
};

export const recountCopy: Translated<typeof englishRecount> = {
  label: 'Tus días se contaron de nuevo',
  line: (zone: string): string => `Una ley cambió la hora de ${placeOf(zone)}.`,
  whatChanged: 'Qué cambió',
  recounted: (from: string, streak: number, before: number): string =>
    streak === before
      ? `Volvimos a contar tus días desde el ${from}. Tu racha sigue en ${counted(streak, 'día', 'días')} y no se perdió nada de lo que ganaste.`
      : `Volvimos a contar tus días desde el ${from}. Tu racha es de ${counted(streak, 'día', 'días')}; antes era de ${numberText(before)}.`,
};
