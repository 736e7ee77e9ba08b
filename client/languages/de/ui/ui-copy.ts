import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { commonCopy as englishCommon, uiCopy as englishUi } from '#client/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const brand = 'Rondel';

export const commonCopy: Translated<typeof englishCommon> = {
  addActivity: 'Aktivität eintragen',
  backToDashboard: 'Zur Übersicht',
  cancel: 'Abbrechen',
  error: 'Fehler',
  loading: 'Lädt …',
  tryAgain: 'Noch einmal',
};

export const uiCopy: Translated<typeof englishUi> = {
  logoName: `${brand} Fitness, Startseite`,
  professionalConsulted: 'Ich habe fachlichen Rat dazu eingeholt',
  keepMyPlan: 'Plan behalten',
  wholeNumbersOnly: 'Nur ganze Zahlen.',
  numbersFromTo: (least: number, most: number): string =>
    `Gib eine Zahl von ${numberText(least)} bis ${numberText(most)} ein.`,
  didYouMean: (meant: string): string => `Meinst du ${meant}?`,
  reallyMean: (typed: string): string => `Das ist viel. Stimmt ${typed}?`,
  takeNumber: (meant: string): string => `${meant} nehmen`,
  keepNumber: (typed: string): string => `Bei ${typed} bleiben`,
  close: 'Schließen',
  dock: 'Menüleiste',
  failureOf: (kind: string, reason: string): string => `${kind} Error: ${reason}`,
  nothingIsLost: 'Alles Gespeicherte ist noch da.',
  reload: 'Neu laden',
  logoSecondLine: 'FITNESS',
  home: 'Start',
  welcome: `Willkommen bei ${brand}`,
  poweredBy: `Powered by ${brand}`,
  homeName: 'Start, Übersicht',
  workout: 'Workout',
  daily: 'Täglich',
  dailyMaintenance: 'Täglich fit',
  quest: 'Quest',
  /** In the dock, where `Fortschritt` has no room. */
  progress: 'Bilanz',
  profile: 'Profil',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
  dismiss: 'Schließen',
  mainNavigation: 'Hauptmenü',
  skipToContent: 'Zum Inhalt springen',
  dashboard: 'Übersicht',
  profileOf: (name: string): string => `Profil, ${name}`,
};
