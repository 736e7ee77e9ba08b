import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type {
  brand as englishBrand,
  commonCopy as englishCommon,
  uiCopy as englishUi,
} from '#client/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const brand: Translated<typeof englishBrand> = 'Rondel';

/** Texts that several rooms show. */
export const commonCopy: Translated<typeof englishCommon> = {
  addActivity: 'Ajouter une activité',
  backToDashboard: 'Retour au tableau de bord',
  cancel: 'Annuler',
  error: 'Erreur',
  loading: 'Chargement...',
  tryAgain: 'Réessayer',
};

export const uiCopy: Translated<typeof englishUi> = {
  logoName: `${brand} Fitness, accueil`,
  professionalConsulted: 'J’en ai parlé à un professionnel de santé',
  keepMyPlan: 'Garder mon plan',
  wholeNumbersOnly: 'Des nombres entiers seulement.',
  numbersFromTo: (least: number, most: number): string =>
    `Choisis un nombre de ${numberText(least)} à ${numberText(most)}.`,
  didYouMean: (meant: string): string => `Tu voulais dire ${meant} ?`,
  reallyMean: (typed: string): string => `C’est beaucoup. ${typed}, c’est bien ça ?`,
  takeNumber: (meant: string): string => `Mettre ${meant}`,
  keepNumber: (typed: string): string => `Garder ${typed}`,
  close: 'Fermer',
  dock: 'Barre de navigation',
  failureOf: (kind: string, reason: string): string => `Erreur ${kind} : ${reason}`,
  nothingIsLost: 'Rien de ce que tu as enregistré n’est perdu.',
  reload: 'Recharger',
  logoSecondLine: 'FITNESS',
  home: 'Accueil',
  welcome: `Bienvenue sur ${brand}`,
  poweredBy: `Propulsé par ${brand}`,
  homeName: 'Accueil, tableau de bord',
  workout: 'Séance',
  daily: 'Quotidien',
  dailyMaintenance: 'Entretien quotidien',
  quest: 'Quête',
  progress: 'Progrès',
  profile: 'Profil',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Fermer',
  mainNavigation: 'Principale',
  skipToContent: 'Aller au contenu',
  dashboard: 'Tableau de bord',
  profileOf: (name: string): string => `Profil, ${name}`,
};
