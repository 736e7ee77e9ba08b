import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { libCopy as english } from '#client/lib/lib-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minute = 60;

export const libCopy: Translated<typeof english> = {
  tooFast: (seconds: number): string =>
    seconds <= 2 * minute
      ? `Trop d’essais. Réessaie dans ${counted(seconds, 'seconde', 'secondes')}.`
      : `Trop d’essais. Réessaie dans ${numberText(Math.ceil(seconds / minute))} minutes.`,
  unauthorized: 'Accès non autorisé',
  loggedOut: 'Ta session est fermée. Reconnexion en cours...',
  undone: 'Quête rouverte',
  undoneLead: 'La quête est de nouveau ouverte, ses points sont repris.',
  undoFailed: 'La quête n’a pas pu être mise à jour. Réessaie.',
  pending: 'en attente',
  pendingLead: 'En attente : compte dès que la connexion revient',
  waiting: 'En attente d’envoi',
  waitingLead: 'Enregistré sur cet appareil. On l’envoie plus tard.',
};
