import { counted } from '#client/languages/fr/lib/format/locale.ts';
import type { pushCopy as englishPush, reminderCopy as englishReminder } from '#client/member/push-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure } from './member-copy.ts';

const devicesText = (count: number): string => counted(count, 'appareil', 'appareils');

export const pushCopy: Translated<typeof englishPush> = {
  title: 'Tes appareils',
  lead: 'Les rappels arrivent sur chaque appareil activé ici, même app fermée. Ils ne montrent jamais de données de santé.',
  unread: 'Impossible de charger tes appareils.',
  none: 'Aucun appareil ne reçoit encore de rappels.',
  turnOn: 'Activer sur cet appareil',
  turningOn: 'Activation...',
  isOn: 'Activé sur cet appareil.',
  turnedOn: { title: 'Rappels activés', description: 'Cet appareil reçoit désormais tes rappels.' },
  turnedOff: { title: 'Rappels désactivés', description: 'Cet appareil ne reçoit plus de rappels.' },
  failedOn: failure('Les rappels n’ont pas pu être activés. Vérifie ta connexion et réessaie.'),
  failedOff: failure('L’appareil n’a pas pu être retiré. Réessaie.'),
  remove: 'Retirer',
  removing: 'Retrait...',
  thisDevice: 'Cet appareil',
  added: (day: string): string => `Ajouté : ${day}.`,
  lastSent: (moment: string): string => `Dernier envoi : ${moment}.`,
  nothingSent: 'Rien d’envoyé pour l’instant.',
  failing: 'Le dernier essai n’est pas passé. On continue d’essayer.',
  support: {
    unsupported:
      'Ce navigateur ne peut pas afficher de rappels. Essaie un Chrome, Edge, Firefox ou Safari récent.',
    install:
      'Sur iPhone ou iPad, les rappels demandent l’app sur ton écran d’accueil : touche Partager, puis Sur l’écran d’accueil, ouvre Rondel de là et reviens sur cette page.',
    denied:
      'Tu as bloqué les notifications de ce site. Pour changer ça, ouvre les réglages du site à côté de l’adresse, mets Notifications sur Autoriser, et recharge cette page.',
    off: 'Les rappels sur appareil sont désactivés sur ce serveur.',
  },
  test: 'M’envoyer un test',
  testing: 'Envoi...',
  testSent: (count: number): { title: string; description: string } => ({
    title: 'Test envoyé',
    description: `Envoyé à ${devicesText(count)}. Il s’affiche dans un instant.`,
  }),
  testFailed: failure('Le test n’est pas passé. Réessaie dans une minute.'),
};

export const reminderCopy: Translated<typeof englishReminder> = {
  timesTitle: 'Quand ils arrivent',
  timesLead:
    'À ton heure. Rien pendant les heures calmes, pendant une pause ou quand c’est déjà fait, et jamais plus de deux par jour.',
  unread: 'Impossible de charger tes rappels.',
  quietFrom: 'Calme de',
  quietUntil: 'Calme jusqu’à',
  timeOf: (kind: string): string => `${kind} à`,
  saved: { title: 'Horaires enregistrés', description: 'Tes rappels arrivent désormais à ces heures.' },
  failed: (reason: string) => failure(reason),
  notKept: 'Tes horaires n’ont pas pu être enregistrés. Vérifie ta connexion et réessaie.',
  sentLine: (moment: string, way: string): string => `${moment}, ${way}`,
  next: (kind: string, moment: string): string => `Prochain : ${kind}, ${moment}.`,
  sentTitle: 'Ce qu’on a envoyé',
  nothingSent: 'Rien pour l’instant. Chaque rappel s’affiche ici avec sa raison.',
  why: 'Pourquoi ce rappel ?',
  byPush: (count: number): string => `sur ${devicesText(count)}`,
  byMail: 'par e-mail',
};
