import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { noticesCopy as english } from '#client/notices/notices-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const noticesCopy: Translated<typeof english> = {
  connection: 'Verbindung',
  details: 'Details',
  keptOnThisDevice: 'Auf diesem Gerät gespeichert',
  sendNow: 'Jetzt senden',
  notTaken: (text: string): string => `Nicht angenommen: ${text}`,
  open: 'Öffnen',
  openEntry: (label: string): string => `Öffnen, ${label}`,
  dismiss: 'Schließen',
  offline: 'Offline. Einträge werden später gesendet.',
  offlineWaiting: (waiting: number): string => `Offline. ${numberText(waiting)} noch zu senden.`,
  waitingCount: (waiting: number): string => `${numberText(waiting)} noch zu senden.`,
  refusedCount: (refused: number): string => `${numberText(refused)} nicht angenommen.`,
  offlineNote:
    'Gewichte, Messungen, Häkchen und fertige Workouts bleiben auf diesem Gerät und gehen raus, sobald du wieder online bist. Quests und Programme brauchen eine Verbindung.',
  refusedNote: 'Das konnten wir nicht annehmen, deshalb zählt es nicht.',
  sentInOrder: 'Wir senden alles in der Reihenfolge, in der du es eingetragen hast.',
  sent: 'Gesendet.',
};
