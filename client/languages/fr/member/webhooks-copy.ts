import { counted } from '#client/languages/fr/lib/format/locale.ts';
import type {
  webhookFormCopy as englishForm,
  kindNames as englishKinds,
  logCopy as englishLog,
  problemText as englishProblem,
  webhookScopeNames as englishScopes,
  webhooksCopy as englishWebhooks,
} from '#client/member/webhooks-copy.ts';
import type { WebhookKind } from '#domain/integrations/webhook-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure } from './member-copy.ts';

export const webhooksCopy: Translated<typeof englishWebhooks> = {
  title: 'Webhooks',
  lead: 'Un webhook prévient aussitôt ton propre programme de ce qui se passe : on appelle son adresse.',
  switchedOff: 'Active ce réglage pour ajouter un webhook. Ceux d’avant recevront de nouveau des nouvelles.',
  unread: 'Impossible de charger tes webhooks.',
  none: 'Aucun webhook pour l’instant.',
  add: 'Nouveau webhook',
  sends: (kinds: readonly WebhookKind[]): string => kinds.map((kind) => kindNames[kind]).join(', '),
  failing: (since: string): string =>
    `Ton programme ne répond pas correctement depuis ${since}. On insiste pendant trois jours, rien n’est encore perdu.`,
  stopped: {
    member: 'Arrêté par toi.',
    failing:
      'On a arrêté après trois jours sans réponse correcte. Regarde ce que ton programme a répondu, corrige-le, puis reprends.',
    gone: 'On a arrêté parce que ton programme s’est déclaré disparu. S’il est revenu, reprends.',
    admin:
      'Notre équipe a arrêté celui-ci. Assure-toi que ton programme va bien, puis reprends. Besoin d’aide ? Écris-nous.',
  },
  chips: { stopped: 'Arrêté', failing: 'En échec' },
  test: 'Tester',
  testing: 'Test...',
  testTaken: (status: number): string => `Ton programme a répondu ${status}.`,
  tested: (description: string) => ({ title: 'Test arrivé', description }),
  testRefused: (problem: string) => ({ title: 'Test pas arrivé', description: problemText(problem) }),
  failedTest: failure('Le test n’a pas pu être envoyé. Réessaie dans un instant.'),
  log: 'Envois',
  change: 'Modifier',
  stop: 'Arrêter',
  resume: 'Reprendre',
  remove: 'Retirer',
  removed: { title: 'Webhook retiré', description: 'Ton programme ne reçoit plus de nouvelles.' },
  failedChange: failure('Ça n’a pas marché. Vérifie ta connexion et réessaie.'),
  previousSecret: (until: string): string => `Ton ancien secret marche jusqu’à : ${until}.`,
};

export const logCopy: Translated<typeof englishLog> = {
  title: 'Derniers envois',
  none: 'Rien d’envoyé pour l’instant. La suite s’affichera ici.',
  unread: 'Impossible de charger les envois.',
  refresh: 'Actualiser',
  waiting: 'En attente',
  dropped: 'Non envoyé',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Arrivé : ${status ?? 'sans statut'} en ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => counted(count, 'essai', 'essais'),
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Test'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'Ton programme a mis plus de 10 secondes.',
  'private address': 'Son adresse mène à un réseau privé, qu’on n’appelle pas.',
  ENOTFOUND: 'L’hôte de son adresse est introuvable.',
  ECONNREFUSED: 'Rien ne tourne à son adresse.',
  stopped: 'Le webhook a été arrêté.',
  erased: 'Tu as effacé ce dont il s’agissait.',
  'too old': 'C’était vieux de plus de trois jours.',
  'too many': 'Plus de 1 000 messages étaient en attente.',
};

export const problemText: Translated<typeof englishProblem> = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `Ton programme a répondu ${problem.slice('status '.length)}.`
    : `Pas de réponse (${problem}).`);

export const webhookFormCopy: Translated<typeof englishForm> = {
  newTitle: 'Nouveau webhook',
  changeTitle: 'Modifier le webhook',
  description: 'N’envoie que ce dont le programme a besoin.',
  url: 'Adresse',
  urlHint: 'https, par exemple https://hooks.example/rondel',
  urlMissing: 'Donne l’adresse de ton programme. Elle commence par https.',
  kinds: 'Ce qu’il apprend',
  kindsMissing: 'Choisis-en au moins un.',
  scopes: 'Envoyer aussi',
  add: 'Ajouter le webhook',
  adding: 'Ajout...',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  rotate: 'Nouveau secret',
  failed: failure('Le webhook n’a pas pu être enregistré. Vérifie ta connexion et réessaie.'),
  proof: 'Reconnecte-toi pour régler un webhook. Puis reviens ici.',
  shown: {
    title: 'Secret de signature',
    description:
      'Ton programme vérifie chaque message avec lui. Copie-le maintenant : il ne s’affiche qu’une fois.',
    label: 'Secret',
    copied: { title: 'Secret copié', description: 'Garde-le là où ton programme le lit.' },
  },
};

export const kindNames: Translated<typeof englishKinds> = {
  'workout.logged': 'Séance notée',
  'quest.completed': 'Quête terminée',
  'streak.at_risk': 'Flamme en danger',
  'streak.changed': 'Flamme modifiée',
  'weight.logged': 'Poids noté',
  'program.phase': 'Nouvelle phase du programme',
};

export const webhookScopeNames: Translated<typeof englishScopes> = {
  'read:history': 'Séries, effort et humeur des séances',
  'read:body': 'Le poids lui-même',
};
