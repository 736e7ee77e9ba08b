import type { swapCopy as english } from '#client/workout/swap-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const swapCopy: Translated<typeof english> = {
  title: (name: string): string => `${name} tauschen`,
  lead: 'Nur für dieses Workout. Erledigte Sätze bleiben, wie sie sind.',
  nothingElse: 'Alles Ähnliche, das zu deinen Geräten passt, ist schon in diesem Workout.',
  why: 'Warum tauschen?',
  reasons: { other: 'Lieber etwas anderes', pain: 'Es tut weh' },
  noJump: 'ohne Sprünge',
  asPlanned: 'Zurück zum Plan',
  efforts: { same: 'Genauso schwer', easier: 'Etwas leichter', harder: 'Etwas schwerer' },
  noEquipment: 'ohne Geräte',
};
