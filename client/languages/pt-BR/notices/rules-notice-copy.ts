import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { placeOf } from '#client/languages/pt-BR/notices/zone-copy.ts';
import type {
  recountCopy as englishRecount,
  rulesNoticeCopy as englishRules,
} from '#client/notices/rules-notice-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const rulesNoticeCopy: Translated<typeof englishRules> = {
  newRules: 'Novas regras para os curingas',
  line: 'Os curingas têm novas regras.',
  whatChanges: 'O que muda',
  gotIt: 'Entendi',
  unread: 'Não conseguimos carregar as novas regras.',
  lead: (from: string): string => `Valem a partir de ${from}. Os dias anteriores ficam como estão.`,
  rules: {
    tokenHold: 'Máximo de curingas que você pode ter',
    earnEvery: 'Dias ativos seguidos por curinga',
    tokenStart: 'Curingas com o primeiro programa',
  },
  yourNumbers: 'Se valessem desde o seu primeiro dia, você teria:',
  sameNumbers: 'Se valessem desde o seu primeiro dia, seus números seriam os mesmos.',
  fields: { currentStreak: 'Sequência', bestStreak: 'Melhor sequência', skipTokens: 'Curingas' },
  change: (before: number, after: number): string => `${numberText(after)} em vez de ${numberText(before)}`,
};

export const recountCopy: Translated<typeof englishRecount> = {
  label: 'Seus dias foram recontados',
  line: (zone: string): string => `Uma lei mudou o horário de ${placeOf(zone)}.`,
  whatChanged: 'O que mudou',
  recounted: (from: string, streak: number, before: number): string =>
    streak === before
      ? `Recontamos seus dias desde ${from}. Sua sequência continua em ${counted(streak, 'dia', 'dias')}, e nada do que você ganhou se perdeu.`
      : `Recontamos seus dias desde ${from}. Sua sequência é de ${counted(streak, 'dia', 'dias')}; era de ${numberText(before)}.`,
};
