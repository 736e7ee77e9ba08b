import { counted, listText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import type {
  acceptCopy as englishAccept,
  cheerCopy as englishCheer,
  formerCopy as englishFormer,
  friendsCopy as englishFriends,
  inviteCopy as englishInvite,
  momentsCopy as englishMoments,
  nudgeCopy as englishNudge,
  partingCopy as englishParting,
  reportCopy as englishReport,
  sharingCopy as englishSharing,
} from '#client/together/friends-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** A friend without a first name. */
const nameOr = (name: string | null): string => name ?? 'Quelqu’un';
const personOr = (name: string | null): string => name ?? 'cette personne';

const daysInARow = (days: number): string => counted(days, 'jour d’affilée', 'jours d’affilée');

export const friendsCopy: Translated<typeof englishFriends> = {
  title: 'Amis',
  back: 'Retour au profil',
  intro: 'Quelques personnes qui se réjouissent de te voir bouger.',
  unread: 'Impossible de charger tes amis.',
  offline: 'Tu es hors ligne. Les amis et les cercles demandent le réseau ; tes séances, non.',
  none: 'Pas encore d’amis ici',
  noneLead: 'Crée un code et envoie-le à quelqu’un avec qui tu aimes bouger.',
  nameOr,
  streak: (days: number): string => (days === 0 ? 'Nouveau départ' : daysInARow(days)),
  atRisk: (days: number): string =>
    `${daysInARow(days)}, et aujourd’hui est encore ouvert. Un encouragement peut faire la différence.`,
  week: (days: readonly string[]): string =>
    days.length === 0 ? 'Pas encore de jour actif cette semaine' : `Jours actifs : ${listText(days)}`,
  quests: (count: number): string => counted(count, 'quête faite', 'quêtes faites'),
  achievements: 'Succès',
  more: (name: string | null): string => `Plus sur ${personOr(name)}`,
};

export const sharingCopy: Translated<typeof englishSharing> = {
  title: 'Ce que tes amis voient',
  titleOff: 'C’est mieux entre amis',
  off: 'Les personnes que tu invites peuvent t’encourager, et toi aussi. Pas de recherche, pas de fil, pas de classement : seulement les personnes qui ont ton code.',
  waits: 'Une invitation t’attend. Partage tes progrès pour voir qui c’est.',
  label: 'Partager mes progrès avec mes amis',
  description: 'Désactivé : tes amis et toi cessez aussitôt de vous voir.',
  seen: 'Tes amis voient',
  seenFacts: [
    'ton prénom et ta photo',
    'ta flamme, et tes jours actifs de la semaine',
    'le nombre de quêtes terminées, et tes succès',
  ],
  never: 'Tes amis ne voient jamais',
  neverFacts: [
    'ton poids ni rien d’autre de ton corps',
    'ton humeur, ton énergie ou tes notes',
    'ton programme, ton plan ou tes séances',
    'l’heure à laquelle tu t’entraînes',
  ],
  failed: failed('Le réglage n’a pas été enregistré. Vérifie ta connexion et réessaie.'),
};

const kinds: Readonly<Record<CheerKind, string>> = {
  'well-done': 'Bien joué',
  'keep-going': 'Continue',
  strong: 'Quelle force',
  proud: 'Chapeau',
  'high-five': 'Tope là',
};

export const cheerCopy: Translated<typeof englishCheer> = {
  kinds,
  group: (name: string | null): string => `Encourager ${personOr(name)}`,
  sent: (kind: CheerKind): string => `Encouragement envoyé : ${kinds[kind]}. Demain, tu peux recommencer.`,
  received: (kind: CheerKind, day: string): string => `${day}, pour toi : ${kinds[kind]}`,
  failed: failed('Ton encouragement n’est pas parti. Vérifie ta connexion et réessaie.'),
};

export const nudgeCopy: Translated<typeof englishNudge> = {
  label: 'Coups de coude entre nous',
  description: (name: string | null): string =>
    `Quand une flamme va s’éteindre, toi et ${personOr(name)} pouvez vous le rappeler, une fois par jour. Ça marche quand vous l’activez l’un et l’autre.`,
  nudge: (name: string | null): string => `Coup de coude à ${personOr(name)}`,
  sent: (name: string | null): string => `Coup de coude du jour envoyé à ${personOr(name)}.`,
  received: (name: string | null): string =>
    `${nameOr(name)} te le rappelle : ta flamme est encore à entretenir aujourd’hui.`,
  failed: failed('Ton coup de coude n’est pas parti. Vérifie ta connexion et réessaie.'),
  failedSwitch: failed('Le réglage n’a pas été enregistré. Vérifie ta connexion et réessaie.'),
};

export const momentsCopy: Translated<typeof englishMoments> = {
  title: 'Du nouveau depuis ta dernière visite',
  friend: (name: string | null): string =>
    `${nameOr(name)} et toi êtes maintenant amis. Chacun voit désormais les jours de l’autre.`,
  firstCheer: (name: string | null, kind: CheerKind): string =>
    `Ton premier encouragement. ${nameOr(name)} te dit : ${kinds[kind]}.`,
};

export const inviteCopy: Translated<typeof englishInvite> = {
  title: 'Inviter quelqu’un',
  lead: 'Un code vaut pour une personne, pendant sept jours.',
  make: 'Créer un code',
  making: 'Création...',
  open: 'En attente de réponse',
  ofFriend: 'Entre amis',
  ofCircle: 'Pour un cercle',
  until: (day: string): string => `Valable jusqu’à : ${day}.`,
  takeBack: 'Reprendre',
  takeBackOf: (what: string, day: string): string =>
    `Reprendre le code : ${what.toLowerCase()}, jusqu’à ${day}`,
  takenBack: { title: 'Invitation reprise', description: 'Son code ne marche plus.' },
  failed: failed('Le code n’a pas pu être créé. Vérifie ta connexion et réessaie.'),
  failedBack: failed('L’invitation n’a pas pu être reprise. Vérifie ta connexion et réessaie.'),
  shown: {
    title: 'Ton code',
    description: 'Envoie-le à une seule personne. On ne le montre qu’une fois.',
    spelled: (code: string): string => `Code : ${[...code].join(' ')}`,
    link: 'Lien',
    text: 'Viens bouger avec moi sur Rondel :',
    share: 'Partager',
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', description: 'Envoie-le à la personne que tu veux inviter.' },
    done: 'OK',
  },
};

export const acceptCopy: Translated<typeof englishAccept> = {
  title: 'Tu as un code ?',
  invited: 'Une invitation pour toi',
  lead: 'Six lettres reçues de quelqu’un. Tu vois qui t’invite avant de dire oui.',
  label: 'Code',
  short: 'Un code a six lettres.',
  look: 'Regarder',
  looking: 'On regarde...',
  invites: (name: string | null): string => `${nameOr(name)} t’invite à devenir amis.`,
  invitesToCircle: (name: string | null, circle: string, dates: string): string =>
    `${nameOr(name)} t’invite dans un cercle : ${circle}, ${dates}.`,
  people: (count: number): string => `${counted(count, 'personne', 'personnes')} dedans.`,
  accept: 'Oui, devenons amis',
  join: 'Oui, j’en suis',
  accepting: 'Un instant...',
  notNow: 'Pas maintenant',
  friends: (name: string | null) => ({
    title: 'Vous êtes amis',
    description: `${nameOr(name)} voit tes jours, et tu vois les siens.`,
  }),
  joined: { title: 'Tu en es', description: 'Tes jours actifs comptent dès aujourd’hui.' },
  failed: 'Ce code n’a pas pu être vérifié. Regarde ta connexion et réessaie.',
};

export const partingCopy: Translated<typeof englishParting> = {
  description: 'Rien de tout ça ne lui est signalé.',
  remove: 'Retirer de mes amis',
  removeNote:
    'Vous cessez aussitôt de vous voir. Un cercle commun continue. Un nouveau code vous remet en lien.',
  block: 'Bloquer',
  blockNote: 'Vous cessez de vous voir, et aucun de tes codes ne marche pour cette personne.',
  removeTitle: (name: string | null): string => `Retirer ${personOr(name)} ?`,
  blockTitle: (name: string | null): string => `Bloquer ${personOr(name)} ?`,
  pending: 'Un instant...',
  removed: { title: 'C’est fait', description: 'Vous ne vous voyez plus.' },
  blocked: {
    title: 'Blocage en place',
    description: 'Vous ne vous voyez plus. Le blocage est listé plus bas.',
  },
  failed: failed('Ça n’a pas marché. Vérifie ta connexion et réessaie.'),
  report: 'Signaler',
  reportNote: 'Un admin regarde. La personne ne reçoit aucun message, et tu peux aussi la bloquer.',
  list: 'Personnes bloquées',
  listLead: 'Elles ne sont pas dans tes amis, et aucun de tes codes ne marche pour elles.',
  noName: 'Quelqu’un sans nom',
  unread: 'Impossible de charger les personnes que tu as bloquées.',
  unblock: 'Débloquer',
  unblocked: { title: 'Débloqué', description: 'Ça ne recrée pas le lien : il faut un nouveau code.' },
};

export const formerCopy: Translated<typeof englishFormer> = {
  open: 'Tu ne vois plus quelqu’un ?',
  title: 'Anciens amis',
  description:
    'Un ami quitte ta liste quand l’un de vous y met fin ou ne partage plus. Tu peux encore le bloquer ou le signaler. Il ne reçoit aucun message.',
  since: (day: string): string => `Amis à partir du ${day}.`,
  none: 'La liste est vide. Tous tes amis sont dans ta liste, ou bloqués.',
  unread: 'Impossible de charger tes anciens amis.',
};

export const reportCopy: Translated<typeof englishReport> = {
  title: (name: string | null): string => `Signaler ${personOr(name)}`,
  description: 'Dis aux admins ce qui s’est passé. Personne d’autre ne le lit.',
  reason: 'De quoi s’agit-il ?',
  reasons: {
    harassment: 'On me dérange ou me blesse',
    name: 'Son nom ou sa photo',
    pretending: 'Se fait passer pour quelqu’un',
    other: 'Autre chose',
  },
  missing: 'Choisis de quoi il s’agit.',
  words: 'Avec tes mots, si tu veux',
  send: 'Envoyer',
  sending: 'Envoi...',
  sent: { title: 'Signalement envoyé', description: 'Un admin va regarder. Merci de l’avoir dit.' },
  failed: failed('Le signalement n’est pas parti. Vérifie ta connexion et réessaie.'),
};
