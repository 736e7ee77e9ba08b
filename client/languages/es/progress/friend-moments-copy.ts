import { listText } from '#client/languages/es/lib/format/locale.ts';
import type { friendMomentsCopy as english } from '#client/progress/friend-moments-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const friendMomentsCopy: Translated<typeof english> = {
  accepted: (name: string | null): string => `${name ?? 'Alguien'} ha dicho que sí`,
  acceptedThanks: 'Ya está entre tus amistades.',
  several: 'Nuevas amistades',
  withYou: (names: readonly string[]): string => `Ahora contigo: ${listText(names)}.`,
  firstCheer: 'Tus primeros ánimos',
  cheeredBy: (name: string | null): string => `Te los manda ${name ?? 'alguien de tus amistades'}.`,
  circleEnded: 'Tu círculo ha terminado',
  circlesEnded: 'Tus círculos han terminado',
  circleThanks: 'Mira hasta dónde llegó el grupo.',
  atRisk: (name: string | null): string => `¿Un toque para ${name ?? 'alguien de tus amistades'}?`,
  streakOpen: 'Hoy su racha sigue abierta.',
  severalAtRisk: '¿Un toque para tus amistades?',
  openFor: (names: readonly string[]): string => `Hoy siguen abiertas las rachas de ${listText(names)}.`,
  toFriends: 'Amistades',
};
