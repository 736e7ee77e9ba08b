import { formatCopy } from '#client/languages/de/lib/format/format-copy.ts';
import { itemsText, numberText, plural } from '#client/languages/de/lib/format/locale.ts';
import { commonCopy } from '#client/languages/de/ui/ui-copy.ts';
import type {
  bodyCopy as englishBody,
  calendarCopy as englishCalendar,
  clearDataCopy as englishClear,
  deleteAccountCopy as englishDelete,
  equipmentToasts as englishEquipment,
  exportDataCopy as englishExport,
  layoutCopy as englishLayout,
  measurementsToasts as englishMeasurements,
  privacyCopy as englishPrivacy,
  profileCopy as englishProfile,
  profileToasts as englishProfileToasts,
  resetCopy as englishReset,
  sessionsCopy as englishSessions,
  switchesCopy as englishSwitches,
  themeCopy as englishTheme,
  withoutAccessCopy as englishWithoutAccess,
} from '#client/member/member-copy.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const failure = (description: string): ToastMessage => ({
  title: commonCopy.error,
  description,
  variant: 'destructive',
});

export const equipmentToasts: Translated<typeof englishEquipment> = {
  saved: {
    title: 'Geräte gespeichert',
    description: 'Deine Workouts und Quests nutzen jetzt, was du hast.',
  },
  failed: failure('Deine Geräte ließen sich nicht speichern. Versuch es noch einmal.'),
};

export const measurementsToasts: Translated<typeof englishMeasurements> = {
  saved: { title: 'Messungen gespeichert', description: 'Deine Körperwerte sind auf dem neuesten Stand.' },
  failed: failure('Die Messungen ließen sich nicht speichern. Versuch es noch einmal.'),
};

export const profileToasts: Translated<typeof englishProfileToasts> = {
  saved: { title: 'Profil gespeichert', description: 'Deine Änderungen sind gespeichert.' },
  failed: failure('Dein Profil ließ sich nicht speichern. Versuch es noch einmal.'),
};

export const resetCopy: Translated<typeof englishReset> = {
  title: 'Programm zurücksetzen (Admin)',
  description:
    'Das löscht dein eigenes Programm, deine Workouts, Quests, Punkte, Messungen und deinen Fitnesstest. Konto, Profil und Beta-Zugang bleiben. Es lässt sich nicht rückgängig machen.',
  confirm: 'Meine Daten zurücksetzen',
  pending: 'Wird zurückgesetzt …',
  cleared: { title: 'Zurückgesetzt', description: 'Alle Daten sind gelöscht. Es geht zurück zum Anfang.' },
  failed: failure('Deine Daten ließen sich nicht zurücksetzen. Versuch es noch einmal.'),
};

export const switchesCopy: Translated<typeof englishSwitches> = {
  saved: 'Jede Änderung wird sofort gespeichert.',
  saving: (waiting: number): string =>
    plural(waiting, {
      one: 'Änderung wird gespeichert …',
      other: `${numberText(waiting)} Änderungen werden gespeichert …`,
    }),
  undo: 'Zurücknehmen',
  essentialSet: { title: 'Mitteilungen geändert', description: 'Nur die wichtigsten sind an' },
  failed: {
    title: commonCopy.error,
    description: 'Deine Einstellungen ließen sich nicht speichern. Versuch es noch einmal.',
    variant: 'destructive',
  },
};

const updated = (title: string, isOn: boolean): string => `${title}: ${isOn ? 'an' : 'aus'}`;

export const privacyUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Privatsphäre geändert',
  description: updated(title, isOn),
});

export const notificationUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Mitteilungen geändert',
  description: updated(title, isOn),
});

export const exportRequested: ToastMessage = {
  title: 'Datenexport angefordert',
  description: 'Du bekommst deine Daten innerhalb von 24 Stunden per E-Mail.',
};

export const exportDataCopy = {
  title: 'Oder nimm sie gleich mit',
  takeNow: 'Oder gleich herunterladen',
  description: (canMail: boolean): string =>
    canMail
      ? 'Deine Dateien, wie sie gerade sind. Gemailt wird erst, wenn du unten auf die Schaltfläche tippst.'
      : 'Deine Dateien, wie sie gerade sind. Dieses Rondel sendet keine E-Mails, nimm sie also hier mit.',
  files: [
    { href: '/api/me/export', label: 'Alles (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Workouts (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'Sätze (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Körperwerte (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Punkte (CSV)' },
  ],
  mail: 'Dateien per E-Mail',
  mailing: 'Wird gesendet …',
  mailed: (address: string) => `Die Dateien sind unterwegs an ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'Die E-Mail ließ sich nicht senden. Versuch es noch einmal.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const satisfies Translated<typeof englishExport>;

export const deleteAccountCopy: Translated<typeof englishDelete> = {
  title: 'Konto löschen',
  whatGoes: 'Was verschwindet',
  whatStays: 'Was bleibt',
  goes: [
    'Dein Profil, deine Körperdaten und Ziele',
    'Deine Workouts, Quests, Punkte und deine Serie',
    'Dein Zugang zur Beta',
  ],
  stays: [
    'Ein Vermerk, dass ein Konto gelöscht wurde, mit den Zeitpunkten und der Zahl seiner Einträge',
    'Sicherungen für 30 Tage, in denen deine Daten nicht mehr lesbar sind',
  ],
  exportFirst: 'Erst deine Daten herunterladen (JSON)',
  typeToConfirm: (word: string): string => `Tippe ${word}, um zu bestätigen`,
  word: 'LÖSCHEN',
  description:
    'Das löscht dein Konto für immer, mit all deinen Daten und deinem Zugang zur Beta. Es lässt sich nicht rückgängig machen.',
  pending: 'Wird gelöscht …',
  cleared: { title: 'Konto gelöscht', description: 'Dein Konto und deine Daten sind weg.' },
  failed: {
    title: commonCopy.error,
    description: 'Dein Konto ließ sich nicht löschen. Versuch es noch einmal.',
    variant: 'destructive',
  },
};

/** For somebody at the beta gate. */
export const withoutAccessCopy: Translated<typeof englishWithoutAccess> = {
  title: 'Deine Daten gehören dir',
  description:
    'Du kannst eine Kopie von allem mitnehmen, was wir über dich haben, oder dein Konto löschen. Dafür brauchst du keinen Zugang.',
  deletion: {
    goes: ['Dein Profil', 'Deine Anfrage nach Zugang'],
    description:
      'Das löscht dein Konto für immer, mit all deinen Daten und deiner Anfrage nach Zugang. Es lässt sich nicht rückgängig machen.',
  },
};

export const clearDataCopy: Translated<typeof englishClear> = {
  title: 'Alle Daten löschen',
  description:
    'Das löscht all deine Workouts, deinen Fortschritt, deine Erfolge und Einstellungen für immer. Es lässt sich nicht rückgängig machen.',
  pending: 'Wird gelöscht …',
  cleared: { title: 'Daten gelöscht', description: 'Deine Daten sind weg. Dein Konto bleibt.' },
  failed: {
    title: commonCopy.error,
    description: 'Die Daten ließen sich nicht löschen. Versuch es noch einmal.',
    variant: 'destructive',
  },
};

export const sessionsCopy: Translated<typeof englishSessions> = {
  title: 'Wo du angemeldet bist',
  unread: 'Deine Anmeldungen ließen sich nicht laden.',
  thisDevice: 'Dieses Gerät',
  browserOn: (browser: string, system: string): string => `${browser} unter ${system}`,
  device: (device: string): string => (device === 'Unknown device' ? 'Unbekanntes Gerät' : device),
  passkeys: 'Passkeys und Wiederherstellungscodes',
  addPasskey: 'Auch mit Passkey anmelden',
  end: 'Abmelden',
  ending: 'Wird abgemeldet …',
  endOthers: 'Alle anderen Geräte abmelden',
  endAll: 'Überall abmelden',
  alone: 'Du bist nur auf diesem Gerät angemeldet.',
  proof: {
    title: 'Melde dich noch einmal an',
    description:
      'Bevor wir andere Geräte abmelden, prüfen wir, dass du es bist. Danach bist du gleich wieder hier.',
    confirm: 'Noch einmal anmelden',
  },
  failed: {
    title: commonCopy.error,
    description: 'Das Abmelden ging nicht. Versuch es noch einmal.',
    variant: 'destructive',
  },
  lastUsed: (day: string): string =>
    day === formatCopy.today || day === formatCopy.yesterday ? day.toLowerCase() : day,
  line: (signedIn: string, lastUsed: string): string =>
    `Angemeldet: ${signedIn}. Zuletzt genutzt: ${lastUsed}.`,
};

export const sessionsEnded = (count: number): ToastMessage => ({
  title: 'Abgemeldet',
  description:
    count === 0
      ? 'Kein anderes Gerät war angemeldet.'
      : plural(count, {
          one: 'Dein anderes Gerät ist abgemeldet.',
          other: `${numberText(count)} andere Geräte sind abgemeldet.`,
        }),
});

export const themeCopy: Translated<typeof englishTheme> = {
  label: 'Design',
  choices: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  note: 'Gilt auf diesem Gerät. System folgt den Einstellungen deines Geräts.',
};

export const layoutCopy: Translated<typeof englishLayout> = {
  label: 'Aufbau der Übersicht',
  choices: { automatic: 'Automatisch', compact: 'Kompakt', overview: 'Überblick' },
  note: 'Für dieses Gerät. Automatisch zeigt in einem breiten Fenster den Überblick.',
};

export const profileCopy: Translated<typeof englishProfile> = {
  history: 'Verlauf',
  otherZones: 'Andere',
  daysAndGoals: 'Wie deine Tage und Ziele zählen',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Ab jetzt beginnen und enden deine Tage dort. Vergangene Tage ändern sich nicht.',
  deviceZone: (device: string): string => `${device} nehmen, wo dieses Gerät ist`,
  measureFrom: 'Messen ab',
  standardWeight: (standardWeightLb: number): string => `Richtwert ${numberText(standardWeightLb)} lb`,
  startingWeight: 'Mein Startgewicht',
  useTokensAutomatically: 'Joker automatisch einsetzen',
  tokensHint:
    'An: Ein Joker rettet deine Serie, wenn du einen Tag verpasst. Aus: Du setzt ihn selbst ein, am Tag danach.',
  restDaysKeepStreak: 'Geplante Ruhetage halten meine Serie',
  restDaysHint:
    'An: Ab morgen brechen die Ruhetage deines 7-Tage-Plans nichts und kosten keinen Joker. Training zählt trotzdem.',
  recentAchievements: 'Letzte Erfolge',
  allAchievements: 'Alle ansehen',
  library: 'Übungen und Workouts',
  bringHistory: 'Verlauf mitbringen',
  achievementsUnread: 'Deine Erfolge ließen sich nicht laden.',
  editProfile: 'Profil bearbeiten',
  availableEquipment: 'Deine Geräte',
  edit: 'Ändern',
  editEquipment: 'Geräte ändern',
  noEquipment: 'Noch nichts gewählt, deine Workouts kommen also ohne Geräte aus.',
  equipmentLead: 'Hake an, was du hast. Deine Workouts und Quests nutzen es.',
  targetWeight: 'Zielgewicht',
  started: 'Begonnen',
  ends: 'Endet',
  noEndDate: 'Kein Enddatum',
  noActiveProgram: 'Kein aktives Programm',
  target: (target: string): string => `Ziel ${target}`,
  noWeightGoal: 'Kein Gewichtsziel',
  notForMe: 'Nichts für mich',
  notForMeLead: 'Diese lassen wir aus deinen Workouts heraus.',
  bringBack: 'Zurückholen',
  bringBackName: (name: string): string => `${name} zurückholen`,
  bringBackFailed: 'Das ließ sich nicht speichern. Versuch es noch einmal.',
  bodyFatTarget: 'Ziel für Körperfett',
  setTarget: 'Ziel setzen',
  changeTarget: 'Ziel ändern',
  targetMissing: 'Setz dir ein Ziel, und wir messen darauf hin.',
  targetLead: 'Wähle einen Wert, mit dem du leben kannst. Niedriger ist nicht immer gesünder.',
  targetRange: (least: number, most: number): string =>
    `Von ${numberText(least)} bis ${numberText(most)}\u00a0%.`,
  targetOutside: (least: number, most: number): string =>
    `Gib eine Zahl von ${numberText(least)} bis ${numberText(most)} ein.`,
  targetSaved: 'Ziel gespeichert',
  targetFailed: 'Dein Ziel ließ sich nicht speichern. Versuch es noch einmal.',
  bodyFatMissing: 'Miss es, oder gib uns Größe, Gewicht, Alter und Geschlecht',
  targetPercent: (bodyFatTarget: number): string => `Ziel ${numberText(bodyFatTarget)}\u00a0%`,
  nowAt: (bodyFat: string): string => `Jetzt ${bodyFat}`,
  currentGoals: 'Aktuelle Ziele',
  goalsUnread: 'Deine Ziele ließen sich nicht laden.',
  goalsEmpty: 'Noch kein Ziel. Wähle ein Programm, und wir planen die Wochen.',
  setYourGoals: 'Ziele setzen',
  saving: 'Wird gespeichert …',
  save: 'Speichern',
  recently: 'Kurzem',
  measurementsOf: (date: string): string => `Messungen vom ${date}`,
  invalidAge: 'Gib ein gültiges Alter ein.',
  invalidHeight: 'Gib eine gültige Größe ein.',
  inchesTo11: 'Zoll gehen von 0 bis 11.',
  invalidMinutes: 'Gib eine gültige Zahl von Minuten am Tag ein.',
  you: 'Du',
  firstName: 'Vorname',
  lastName: 'Nachname',
  age: 'Alter',
  gender: 'Geschlecht',
  choose: 'Auswählen',
  unitsAndHeight: 'Einheiten und Größe',
  units: 'Einheiten',
  lbsFeet: 'lb, Fuß',
  kgCm: 'kg, cm',
  heightMeasured: 'Deine Größe ist gemessen. Ändere sie unter „Messungen eintragen“.',
  training: 'Training',
  activityLevel: 'Bewegung im Alltag',
  daysPerWeek: 'Tage pro Woche',
  minutes: 'min',
  minutesPerDay: 'Minuten am Tag',
  injuries: 'Verletzungen',
  injuriesHint: 'Was dort belastet, fällt aus deinen Workouts heraus oder wird getauscht.',
  reminders: 'Erinnerungen',
  questWheel: 'Quest-Rad',
  wheelHint: 'Aus: Deine Übersicht zeigt statt des Rads eine Zeile.',
  profile: 'Profil',
  memberSince: (createdAt: string): string => `Dabei seit ${createdAt}`,
  totalPoints: 'Punkte gesamt',
  dayStreak: 'Tage in Folge',
  workouts: 'Workouts',
  questsDone: 'Quests geschafft',
  numbersUnread: 'Deine Zahlen ließen sich nicht laden.',
  yourNumbers: 'Deine Zahlen',
  progressOverview: 'Dein Fortschritt',
  progressUnread: 'Dein Fortschritt ließ sich nicht laden.',
  weightGoal: 'Gewichtsziel',
  bodyFatGoal: 'Körperfett-Ziel',
  bodyFat: 'Körperfett',
  notifications: 'Mitteilungen',
  integrations: 'Integrationen',
  friends: 'Buddys',
  privacyData: 'Privatsphäre & Daten',
  helpSupport: 'Hilfe & Support',
  betaRequests: 'Beta-Anfragen',
  settings: 'Einstellungen',
  installTheApp: 'App installieren',
  adminProgramReset: 'Programm zurücksetzen (Admin)',
  signOut: 'Abmelden',
  signOutAndForget: 'Abmelden und Gerät vergessen',
};

export const bodyCopy: Translated<typeof englishBody> = {
  dateFrom: (date: string, app: string): string => `${date} aus ${app}`,
  height: 'Größe',
  weight: 'Gewicht',
  bmi: 'BMI',
  bodyFat: 'Körperfett',
  leanMuscle: 'Fettfreie Masse',
  leanSource: 'Aus Gewicht und Körperfett',
  about: (percent: string, bandPoints: number): string =>
    `etwa ${percent}\u00a0%\u00A0±\u00A0${numberText(bandPoints)}`,
  approximate: 'Geschätzt, ungefähr',
  estimated: 'Geschätzt',
  measuredOn: (day: string): string => `Gemessen am ${day}`,
  measured: 'Gemessen',
  waist: 'Taille',
  hips: 'Hüfte',
  chest: 'Brust',
  age: 'Alter',
  given: (on: string): string => `Angegeben am ${on}`,
  bodyComposition: 'Körperzusammensetzung',
  bodyCompositionUnread: 'Deine Körperzusammensetzung ließ sich nicht laden.',
  compositionEmpty:
    'Trag dein Gewicht ein, dazu Körperfett oder Größe, Alter und Geschlecht, und sieh, wie viel davon fettfrei ist.',
  showAsTable: 'Als Tabelle zeigen',
  leanMass: 'Fettfreie Masse',
  fatMass: 'Fettmasse',
  noWeightLogged: 'Kein Gewicht in den letzten 90 Tagen eingetragen.',
  leanMassInSentence: 'fettfreie Masse',
  fatMassInSentence: 'Fettmasse',
  change: (name: string, from: string, to: string, unit: string): string =>
    `${name} von ${from} auf ${to} ${unit}`,
  compositionOn: (parts: readonly string[], day: string): string => `${itemsText(parts)} am ${day}.`,
  compositionSince: (changes: readonly string[], day: string): string => `${itemsText(changes)} seit ${day}.`,
  compositionCaption: (unit: string): string => `Körperzusammensetzung in ${unit}, letzte 90 Tage`,
  date: 'Datum',
  lean: 'Fettfrei',
  fat: 'Fett',
  estimate: (percent: string): string => `etwa ${percent}`,
  cm: 'cm',
  centimetres: (value: string): string => `${value} cm`,
  feetAndInches: (feet: number, inches: number): string => `${feet}'${inches}"`,
  heightFeet: 'Größe, Fuß',
  ft: 'ft',
  heightInches: 'Größe, Zoll',
  in: 'in',
  invalidNumber: 'Gib eine Zahl über 0 ein.',
  invalidPercent: 'Gib eine Zahl von 0 bis 100 ein.',
  updateMeasurements: 'Messungen eintragen',
  measurementsLead: 'Trag ein, was du heute gemessen hast. Den Rest lässt du leer.',
  noMeasurement: 'Gib mindestens eine Messung ein.',
  inchesHint: `5'10" sind 70 in.`,
  bodyMetrics: 'Körperwerte',
  measurementsUnread: 'Deine Messungen ließen sich nicht laden.',
};

export const privacyCopy: Translated<typeof englishPrivacy> = {
  seeFriends: 'Zu deinen Buddys',
  dataManagement: 'Deine Daten',
  signInFirst: 'Melde dich an, um deine Daten zu verwalten',
  exportMyData: 'Daten exportieren',
  backToProfile: 'Zum Profil',
  notifications: 'Mitteilungen',
  notificationsIntro:
    'Wähle, wovon du erfahren willst. Es bleibt in der App, bis du unten ein Gerät einschaltest.',
  preset: 'Vorauswahl',
  presetLead: 'Nur was deine Serie und dein Programm am Laufen hält.',
  essentialOnly: 'Nur das Wichtigste',
  readOurPrivacyPolicy: 'Zur Datenschutzerklärung',
  openQuestion: 'Noch eine Frage?',
  contactSupport: 'Support kontaktieren',
  backToHome: 'Zur Startseite',
  privacyData: 'Privatsphäre & Daten',
  privacyIntro: 'Sieh, was wir speichern und warum, und wie du es herunterlädst oder löschst.',
  privacySettings: 'Einstellungen zur Privatsphäre',
  dataSecure: 'Deine Daten sind sicher',
  dataSecureLead:
    'Deine Daten sind verschlüsselt und gehen nie ohne deine ausdrückliche Zustimmung an Dritte. Dein Verlauf hat einen eigenen Schlüssel. Löschst du deine Daten, wird der Schlüssel vernichtet.',
};

export const calendarCopy: Translated<typeof englishCalendar> = {
  title: 'Kalender',
  lead: 'Sieh deine geplanten Workouts und das Ende deines Programms in dem Kalender, den du schon nutzt.',
  inUse: (since: string): string => `Deine geheime Adresse gibt es seit ${since}. Eine neue ersetzt sie.`,
  unread: 'Deine Kalenderadresse ließ sich nicht laden.',
  make: 'Adresse erstellen',
  makeNew: 'Neue Adresse erstellen',
  end: 'Adresse beenden',
  address: 'Deine geheime Adresse',
  addressHint:
    'Abonniere sie in deinem Kalender. Wir zeigen sie nur einmal. Wer sie hat, sieht deinen Plan, aber nichts über deinen Körper.',
  copy: 'Adresse kopieren',
  copied: { title: 'Kopiert', description: 'Füg sie ein, wo dein Kalender nach einer Adresse fragt.' },
  notCopied: {
    title: 'Nicht kopiert',
    description: 'Markiere die Adresse und kopiere sie von Hand.',
    variant: 'destructive',
  },
  failed: {
    title: 'Nichts geändert',
    description: 'Die Adresse ließ sich nicht ändern. Versuch es noch einmal.',
    variant: 'destructive',
  },
};
