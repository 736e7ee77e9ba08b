import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { noticesCopy as english } from '#client/notices/notices-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const noticesCopy: Translated<typeof english> = {
  connection: 'Connexion',
  details: 'Détails',
  keptOnThisDevice: 'Enregistré sur cet appareil',
  sendNow: 'Envoyer maintenant',
  notTaken: (text: string): string => `Refusé : ${text}`,
  open: 'Ouvrir',
  openEntry: (label: string): string => `Ouvrir, ${label}`,
  dismiss: 'Fermer',
  offline: 'Hors ligne. Tes notes sont gardées et envoyées plus tard.',
  offlineWaiting: (waiting: number): string => `Hors ligne. ${numberText(waiting)} en attente d’envoi.`,
  waitingCount: (waiting: number): string => `${numberText(waiting)} en attente d’envoi.`,
  refusedCount: (refused: number): string => `${counted(refused, 'refusé', 'refusés')}.`,
  offlineNote:
    'Poids, mesures, coches et séances terminées restent sur cet appareil et partent dès que la connexion revient. Les quêtes et les programmes demandent une connexion.',
  refusedNote: 'On n’a pas pu accepter ceci : ça ne compte donc pas.',
  sentInOrder: 'On les envoie dans l’ordre où tu les as notés.',
  sent: 'Envoyé.',
};
