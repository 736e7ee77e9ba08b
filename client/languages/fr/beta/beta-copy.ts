import type { betaCopy as english } from '#client/beta/beta-copy.ts';
import { brand } from '#client/languages/fr/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const betaCopy: Translated<typeof english> = {
  signOut: 'Se déconnecter',
  privateBeta: `${brand} est en bêta privée.`,
  betaAccessRequired: 'Accès à la bêta requis',
  noAccessLead: (email: string | null): string =>
    `${email ? `Ta session est ouverte avec ${email}` : 'Ta session est ouverte'}. Demande ta place : une vraie personne lit chaque demande.`,
  unconfirmed: {
    title: 'Confirme d’abord ton adresse',
    lead: (email: string | null): string =>
      `${email ?? 'Ton adresse'} n’est pas encore confirmée : même une réponse positive ne t’ouvre pas l’accès.`,
    byMail:
      'Connecte-toi encore une fois avec ta clé d’accès : on t’y envoie un e-mail qui confirme ton adresse.',
    byCode:
      'Demande un code aux personnes qui gèrent ce site. Connecte-toi ensuite encore une fois avec ta clé d’accès, et tape-le là.',
    button: 'Confirmer ton adresse',
  },
  onTheStartList: 'Te voilà sur la ligne de départ.',
  readByAPerson: (email: string | null): string =>
    `Une vraie personne lit ta demande et répond${email ? ` à ${email}` : ''} sous 1 à 2 jours ouvrés.`,
  notThisTime: 'Pas cette fois.',
  notThisTimeLead: 'On ne peut pas t’offrir de place pour le moment. Ça ne dit rien de toi.',
  theySaid: 'De la personne qui a lu ta demande :',
  askAgainFrom: (date: string): string => `Tu peux refaire une demande à partir du ${date}.`,
  askAgainNow: 'Tu peux refaire une demande dès maintenant.',
  questions: 'Des questions ? Écris à',
  youAreIn: 'C’est bon, entre.',
  youAreInLead: 'Ta place est prête. Fixe ton objectif, puis lance la roue.',
  comeIn: 'Entrer',
  whereYouStand: 'Où tu en es',
  stations: [
    { name: 'Demandé', note: 'Une adresse e-mail' },
    { name: 'En lecture', note: '1 à 2 jours ouvrés' },
    { name: 'Dedans', note: 'On t’ouvre la porte' },
  ],
  checkedJustNow: 'Pas encore. On vient de vérifier, tu peux fermer cette page.',
  aDay: `Une journée avec ${brand}`,
  sample: 'Exemple',
  sampleWheel: 'Un exemple de roue des quêtes',
  points: 'points',
  sampleQuests: [
    'Pyramide de pompes',
    '50 squats',
    'Sprint d’escalier',
    'Flow mobilité',
    'Respiration carrée',
    'Jour de chance',
    'Échelle de gainage',
    'Marche en fentes',
  ],
  sampleDay: [
    { time: '07:10', title: 'Un lancer, 8 minutes', lead: 'Pyramide de pompes dans la cuisine' },
    { time: '07:18', title: 'Jour 1 de ta flamme', lead: 'Une petite victoire, et la journée compte' },
    { time: '18:30', title: 'Full body intense', lead: '30 min, sans matériel' },
  ],
  approvedInTheMeantime: 'Accès accordé entre-temps ?',
  checkAgain: 'Vérifier à nouveau',
  withoutAccess: 'Sans accès',
  help: 'Aide',
  privacy: 'Confidentialité',
  contact: 'Contact',
  approvalTime: 'La validation prend 1 à 2 jours ouvrés.',
  alreadyHaveAccessSignIn: 'Déjà un accès ? Connecte-toi',
  email: 'E-mail',
  emailPlaceholder: 'toi@example.com',
  submitting: 'Envoi...',
  requestBetaAccess: 'Demander un accès',
  alreadyHaveAccess: 'Déjà un accès ?',
  signInHere: 'Connecte-toi ici',
  tooFast: 'Pas si vite',
  failed: 'Un problème est survenu. Réessaie.',
  alreadySubmitted: {
    title: 'Demande déjà reçue',
    description: 'Cet e-mail est déjà sur notre liste bêta.',
  },
  submitted: {
    title: 'Demande envoyée',
    description: 'Merci. On lit ta demande et on te répond très vite.',
  },
  invalidEmail: { title: 'E-mail non valide', description: 'Entre une adresse e-mail valide.' },
};
