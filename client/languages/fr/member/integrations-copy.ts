import type {
  integrationsCopy as englishIntegrations,
  newTokenCopy as englishNewToken,
  proofCopy as englishProof,
  scopeNames as englishScopes,
  shownCopy as englishShown,
  tokensCopy as englishTokens,
  useCopy as englishUse,
} from '#client/member/integrations-copy.ts';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure, sessionsCopy } from './member-copy.ts';

export const integrationsCopy: Translated<typeof englishIntegrations> = {
  title: 'Intégrations',
  intro: 'Laisse tes propres programmes et appareils lire ou compléter tes données.',
  switchedOff: 'Active ce réglage pour créer un jeton. Les jetons créés avant marcheront de nouveau.',
  settings: 'Réglage des intégrations',
};

export const tokensCopy: Translated<typeof englishTokens> = {
  title: 'Jetons d’accès',
  lead: 'Un jeton est comme un mot de passe pour un seul programme. Il n’ouvre que ce que tu autorises, et tu peux y mettre fin à tout moment.',
  unread: 'Impossible de charger tes jetons.',
  none: 'Aucun jeton pour l’instant.',
  make: 'Nouveau jeton',
  allows: (scopes: readonly TokenScope[]): string => scopes.map((scope) => scopeNames[scope]).join(', '),
  made: (day: string): string => `Créé le ${day}.`,
  until: (day: string): string => `Valable jusqu’au ${day}.`,
  ended: { expired: 'Expiré', revoked: 'Révoqué' },
  lastUsed: (day: string): string => `Dernière utilisation : ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'Jamais utilisé.',
  revoke: 'Révoquer',
  revoking: 'Révocation...',
  revoked: { title: 'Jeton révoqué', description: 'Il n’ouvre plus rien.' },
  failedRevoke: failure('Le jeton n’a pas pu être révoqué. Vérifie ta connexion et réessaie.'),
  showUse: 'Ce qu’il a fait',
  nothingDone: 'Rien pour l’instant. Ce que ce jeton modifie s’affiche ici.',
  useUnread: 'Impossible de charger ce que ce jeton a fait.',
};

export const newTokenCopy: Translated<typeof englishNewToken> = {
  title: 'Nouveau jeton',
  description: 'N’autorise que ce dont le programme a besoin.',
  name: 'Nom',
  nameHint: 'Pour t’y retrouver, par exemple Balance de la salle de bains.',
  nameMissing: 'Donne-lui un nom de 1 à 60 caractères.',
  scopes: 'Ce qu’il peut faire',
  scopesMissing: 'Autorise au moins une chose.',
  expiry: 'Il est valable',
  days: { '30': '30 jours', '90': '90 jours', '365': 'un an' },
  make: 'Créer le jeton',
  making: 'Création...',
  failed: failure('Le jeton n’a pas pu être créé. Vérifie ta connexion et réessaie.'),
  proof: 'Reconnecte-toi pour créer un jeton. Puis reviens ici.',
  shown: {
    title: 'Ton nouveau jeton',
    description: 'Copie-le maintenant. On n’en garde pas de copie : il ne s’affiche qu’une fois.',
    label: 'Jeton',
    copied: { title: 'Jeton copié', description: 'Colle-le dans ton programme.' },
  },
};

/** Of every secret that is shown this once. */
export const shownCopy: Translated<typeof englishShown> = { copy: 'Copier', done: 'OK' };

export const proofCopy: Translated<typeof englishProof> = {
  title: 'C’est bien toi ?',
  confirm: 'Me reconnecter',
};

export const scopeNames: Translated<typeof englishScopes> = {
  'read:stats': 'Lire la flamme, les points et les quêtes',
  'read:history': 'Lire les séances',
  'read:body': 'Lire le poids et les mesures',
  'write:workouts': 'Noter des séances',
  'write:body': 'Noter le poids et les mesures',
  'write:quest': 'Lancer la roue et terminer des quêtes',
};

export const useCopy: Translated<typeof englishUse> = {
  title: 'Utiliser un jeton',
  lead: 'Envoie-le avec chaque appel, dans l’en-tête Authorization, sous la forme Bearer. Ne le mets jamais dans une adresse.',
  assistant: (address: string): string =>
    `Un assistant qui parle MCP se connecte à ${address} avec le même en-tête.`,
  calls: 'Tous les appels, et de quoi les essayer',
  careful: 'Toute personne qui a ce jeton peut faire ce qu’il autorise. Perdu ? Révoque-le.',
};
