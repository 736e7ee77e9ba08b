import type { Translated } from '#domain/kernel/translated.ts';
import type { pages as english } from '../en/pages.ts';

/** Pages of the service that need no script. */
export const pages: Translated<typeof english> = {
  failed: {
    cancelled: {
      title: 'Connexion annulée',
      message: 'Rien n’a changé. Tu peux te connecter quand tu veux.',
    },
    expired: {
      title: 'Cette connexion a expiré',
      message: 'Elle a duré trop longtemps, ou s’est terminée dans un autre onglet. Recommence.',
    },
    unconfirmed: {
      title: 'On n’a pas pu confirmer que c’est toi',
      message: 'La réponse du service de connexion n’a pas passé nos contrôles. Recommence.',
    },
    'no-email': {
      title: 'Il nous faut ton adresse e-mail',
      message: 'Le service de connexion ne nous l’a pas transmise. Autorise-le, ou prends un autre compte.',
    },
    unreachable: {
      title: 'Le service de connexion ne répond pas',
      message: 'Réessaie dans un instant.',
    },
    misconfigured: {
      title: 'La connexion est mal réglée',
      message:
        'Les personnes qui gèrent ce site doivent corriger ses réglages. Ton compte n’y est pour rien.',
    },
    disconnected: {
      title: 'Cette connexion est désactivée',
      message:
        'Tu l’as détachée de ton compte ici. Connecte-toi avec ta clé d’accès, un e-mail ou un code de récupération ; tu pourras la rattacher ensuite.',
    },
    'join-stale': {
      title: 'Montre d’abord que c’est toi',
      message:
        'Ta dernière connexion par clé d’accès est trop ancienne pour rattacher un autre moyen d’entrer. Ouvre Confidentialité, puis « Clés d’accès et codes de récupération », et appuie de nouveau sur le bouton. Rien n’a changé.',
    },
    'join-unverified': {
      title: 'Ton adresse n’est pas confirmée',
      message:
        'Deux moyens de connexion se rattachent quand tous deux ont confirmé la même adresse. Confirme-la là où tu te connectes, puis réessaie. Rien n’a changé.',
    },
    'join-other-address': {
      title: 'Ces comptes ont des adresses différentes',
      message:
        'Deux moyens de connexion se rattachent quand tous deux ont la même adresse. Choisis le compte qui a ton adresse d’ici, ou change-la là-bas. Rien n’a changé.',
    },
    'join-taken': {
      title: 'Cette connexion a déjà un compte ici',
      message:
        'Elle ouvre un autre compte ici, avec ses propres données : les deux restent donc comme ils sont. Pour n’utiliser que celui-ci, connecte-toi là-bas, prends une copie de tes données, supprime ce compte dans Confidentialité, puis rattache de nouveau.',
    },
    'join-second': {
      title: 'Un autre compte y est déjà rattaché',
      message: 'Détache-le d’abord, sur la page de tes clés d’accès. Rien n’a changé.',
    },
    'join-needs-passkey': {
      title: 'Connecte-toi avec une clé d’accès',
      message:
        'Ton compte gère Rondel pour d’autres personnes : un e-mail ou un code ne suffit pas pour rattacher un autre moyen d’entrer. Rien n’a changé.',
    },
    other: 'La connexion n’a pas marché',
    goOn: 'Continuer',
    startAgain: 'Recommencer',
    toStart: 'Retour à l’accueil',
  },
  signOut: {
    title: 'Se déconnecter ?',
    text: 'Un autre site t’amène ici. Rien n’a encore changé.',
    signOut: 'Se déconnecter',
    stay: 'Garder ma session',
  },
  recap: {
    title: 'Arrêter le récap de la semaine',
    question: 'Arrêter le récap de la semaine ?',
    questionText:
      'Plus d’e-mails sur tes semaines. Tes récaps restent dans Rondel, où tu peux de nouveau choisir l’e-mail.',
    stop: 'Arrêter l’e-mail',
    keep: 'Le garder',
    stoppedTitle: 'Récap de la semaine arrêté',
    stopped: 'C’est fait. Plus de récaps par e-mail',
    stoppedText: 'Tu peux de nouveau choisir l’e-mail sur la page de n’importe quel récap.',
    unknownTitle: 'Lien inconnu',
    unknown: 'Ce lien est incomplet',
    unknownText:
      'Rien n’a changé. Copie tout le lien de l’e-mail, ou désactive l’e-mail sur la page de n’importe quel récap.',
    home: 'Aller sur Rondel',
  },
};
