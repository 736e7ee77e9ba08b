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
  toFriends: 'Amizades',
};
