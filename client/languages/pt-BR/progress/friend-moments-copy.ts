import { listText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { friendMomentsCopy as english } from '#client/progress/friend-moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const friendMomentsCopy: Translated<typeof english> = {
  accepted: (name: string | null): string => `${name ?? 'Alguém'} aceitou seu convite`,
  acceptedThanks: 'Vocês agora têm uma amizade.',
  several: 'Novas amizades',
  withYou: (names: readonly string[]): string => `Agora com você: ${listText(names)}.`,
  firstCheer: 'Seu primeiro incentivo',
  cheeredBy: (name: string | null): string => `Veio de ${name ?? 'alguém das suas amizades'}.`,
  circleEnded: 'Seu círculo terminou',
  circlesEnded: 'Seus círculos terminaram',
  circleThanks: 'Veja até onde o grupo chegou.',
  atRisk: (name: string | null): string => `Uma cutucada para ${name ?? 'alguém das suas amizades'}?`,
  streakOpen: 'Hoje essa sequência ainda está aberta.',
  severalAtRisk: 'Uma cutucada para suas amizades?',
  openFor: (names: readonly string[]): string => `Sequências ainda abertas hoje: ${listText(names)}.`,
  toFriends: 'Amizades',
};
