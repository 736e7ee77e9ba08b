import type { appCopy as english } from '#client/app/app-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const appCopy: Translated<typeof english> = {
  workout: 'Séance',
  quest: 'Quête',
  connection: 'Connexion',
  slowLine: 'Connexion lente. On continue d’essayer.',
  youAreOffline: 'Tu es hors ligne',
  offlineLead:
    'Ce que tu notes hors ligne est enregistré sur cet appareil. On l’envoie dès que la connexion revient.',
  notFound: '404 Page introuvable',
  notFoundLead: 'Il n’y a rien ici. La page a peut-être changé de place, ou l’adresse a perdu une lettre.',
  goHome: 'Retour à l’accueil',
  routingWorks: 'Le routage fonctionne',
};
