import { formatCopy } from '#client/languages/fr/lib/format/format-copy.ts';
import { formOf, itemsText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { commonCopy } from '#client/languages/fr/ui/ui-copy.ts';
import type {
  bodyCopy as englishBody,
  calendarCopy as englishCalendar,
  clearDataCopy as englishClearData,
  deleteAccountCopy as englishDeleteAccount,
  exportDataCopy as englishExportData,
  layoutCopy as englishLayout,
  privacyCopy as englishPrivacy,
  profileCopy as englishProfile,
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

export const equipmentToasts = {
  saved: { title: 'Matériel mis à jour', description: 'Tes séances et quêtes utilisent ce que tu as.' },
  failed: failure('Le matériel n’a pas pu être mis à jour. Réessaie.'),
};

export const measurementsToasts = {
  saved: { title: 'Mesures mises à jour', description: 'Tes données corporelles sont à jour.' },
  failed: failure('Les mesures n’ont pas pu être mises à jour. Réessaie.'),
};

export const profileToasts = {
  saved: { title: 'Profil mis à jour', description: 'Tes changements sont enregistrés.' },
  failed: failure('Le profil n’a pas pu être mis à jour. Réessaie.'),
};

export const resetCopy: Translated<typeof englishReset> = {
  title: 'Réinitialisation admin du programme',
  description:
    'Efface ton propre programme, tes séances, quêtes, points, mesures et ton bilan. Ton compte, ton profil et ton accès à la bêta restent. C’est définitif.',
  confirm: 'Réinitialiser mes données',
  pending: 'Réinitialisation...',
  cleared: { title: 'Réinitialisation faite', description: 'Tout est effacé. Retour à la configuration.' },
  failed: failure('Les données n’ont pas pu être réinitialisées. Réessaie.'),
};

export const switchesCopy: Translated<typeof englishSwitches> = {
  saved: 'Chaque changement est enregistré aussitôt.',
  saving: (waiting: number): string =>
    waiting === 1
      ? 'Enregistrement d’un changement...'
      : `Enregistrement de ${numberText(waiting)} changements...`,
  undo: 'Annuler',
  essentialSet: {
    title: 'Notifications mises à jour',
    description: 'Seules les essentielles sont activées',
  },
  failed: {
    title: commonCopy.error,
    description: 'Tes réglages n’ont pas pu être enregistrés. Réessaie.',
    variant: 'destructive',
  },
};

/** Titles have any gender, so the state follows a colon. */
const updated = (title: string, isOn: boolean): string => `${title} : ${isOn ? 'activé' : 'désactivé'}`;

export const privacyUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Confidentialité mise à jour',
  description: updated(title, isOn),
});

export const notificationUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Notifications mises à jour',
  description: updated(title, isOn),
});

export const exportRequested: ToastMessage = {
  title: 'Export demandé',
  description: 'Tes données te sont envoyées par e-mail sous 24 heures.',
};

export const exportDataCopy: Translated<typeof englishExportData> = {
  title: 'Ou prends-les maintenant',
  takeNow: 'Ou télécharge-les maintenant',
  description: (canMail: boolean): string =>
    canMail
      ? 'Tes fichiers, tels qu’ils sont à l’instant. Rien n’est envoyé avant que tu touches le bouton ci-dessous.'
      : 'Tes fichiers, tels qu’ils sont à l’instant. Ce Rondel n’envoie pas d’e-mails, prends-les donc ici.',
  files: [
    { href: '/api/me/export', label: 'Tout (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Séances (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'Séries (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Données corporelles (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Points (CSV)' },
  ],
  mail: 'M’envoyer ces fichiers',
  mailing: 'Envoi...',
  mailed: (address: string) => `Les fichiers partent vers ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'L’e-mail n’a pas pu être envoyé. Réessaie.',
    variant: 'destructive',
  },
};

export const deleteAccountCopy: Translated<typeof englishDeleteAccount> = {
  title: 'Supprimer le compte',
  whatGoes: 'Ce qui part',
  whatStays: 'Ce qui reste',
  goes: [
    'Ton profil, tes données corporelles et tes objectifs',
    'Tes séances, tes quêtes, tes points et ta flamme',
    'Ton accès à la bêta',
  ],
  stays: [
    'La trace qu’un compte a été supprimé, avec ses dates et son nombre d’entrées',
    'Les sauvegardes pendant 30 jours, où plus personne ne peut lire tes données',
  ],
  exportFirst: 'Télécharge d’abord tes données (JSON)',
  typeToConfirm: (word: string): string => `Tape ${word} pour confirmer`,
  word: 'SUPPRIMER',
  description:
    'Ton compte, toutes tes données et ton accès à la bêta seront supprimés définitivement. Impossible de revenir en arrière.',
  pending: 'Suppression...',
  cleared: { title: 'Compte supprimé', description: 'Ton compte et tes données n’existent plus.' },
  failed: {
    title: commonCopy.error,
    description: 'Ton compte n’a pas pu être supprimé. Réessaie.',
    variant: 'destructive',
  },
};

/** For somebody at the beta gate. */
export const withoutAccessCopy: Translated<typeof englishWithoutAccess> = {
  title: 'Tes données sont à toi',
  description:
    'Tu peux prendre une copie de tout ce qu’on a sur toi, ou supprimer ton compte. Pas besoin d’accès pour ça.',
  deletion: {
    goes: ['Ton profil', 'Ta demande d’accès'],
    description:
      'Ton compte, toutes tes données et ta demande d’accès seront supprimés définitivement. Impossible de revenir en arrière.',
  },
};

export const clearDataCopy: Translated<typeof englishClearData> = {
  title: 'Effacer toutes les données',
  description:
    'Toutes tes données de séances, tes progrès, tes succès et tes préférences seront effacés définitivement. Impossible de revenir en arrière.',
  pending: 'Effacement...',
  cleared: { title: 'Données effacées', description: 'Tes données ont disparu. Ton compte reste.' },
  failed: {
    title: commonCopy.error,
    description: 'Les données n’ont pas pu être effacées. Réessaie.',
    variant: 'destructive',
  },
};

export const sessionsCopy: Translated<typeof englishSessions> = {
  title: 'Où ta session est ouverte',
  unread: 'Impossible de charger tes sessions.',
  thisDevice: 'Cet appareil',
  browserOn: (browser: string, system: string): string => `${browser} sous ${system}`,
  device: (device: string): string => (device === 'Unknown device' ? 'Appareil inconnu' : device),
  passkeys: 'Clés d’accès et codes de récupération',
  addPasskey: 'Ajouter une clé d’accès à ce compte',
  end: 'Déconnecter',
  ending: 'Déconnexion...',
  endOthers: 'Déconnecter tous les autres appareils',
  endAll: 'Déconnecter partout',
  alone: 'Ta session est ouverte sur cet appareil seulement.',
  proof: {
    title: 'Reconnecte-toi',
    description:
      'Avant de déconnecter d’autres appareils, on vérifie que c’est toi. Tu reviens ici juste après.',
    confirm: 'Me reconnecter',
  },
  failed: {
    title: commonCopy.error,
    description: 'La déconnexion n’a pas marché. Réessaie.',
    variant: 'destructive',
  },
  lastUsed: (day: string): string =>
    day === formatCopy.today || day === formatCopy.yesterday ? day.toLowerCase() : day,
  line: (signedIn: string, lastUsed: string): string =>
    `Connexion : ${signedIn}. Dernière utilisation : ${lastUsed}.`,
};

export const sessionsEnded = (count: number): ToastMessage => ({
  title: 'Déconnexion faite',
  description:
    count === 0
      ? 'Aucun autre appareil n’était connecté.'
      : formOf(
          count,
          'Ton autre appareil est déconnecté.',
          `${numberText(count)} autres appareils sont déconnectés.`,
        ),
});

export const themeCopy: Translated<typeof englishTheme> = {
  label: 'Thème',
  choices: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  note: 'Gardé sur cet appareil. Système suit les réglages de ton appareil.',
};

export const layoutCopy: Translated<typeof englishLayout> = {
  label: 'Affichage du tableau de bord',
  choices: { automatic: 'Auto', compact: 'Compact', overview: 'Complet' },
  note: 'Pour cet appareil. Auto montre l’affichage complet dans une fenêtre large.',
};

export const profileCopy: Translated<typeof englishProfile> = {
  history: 'Historique',
  otherZones: 'Autres',
  daysAndGoals: 'Comment comptent tes jours et objectifs',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Tes jours suivent désormais ce fuseau. Les jours passés ne changent pas.',
  deviceZone: (device: string): string => `Prendre ${device}, là où est cet appareil`,
  measureFrom: 'Mesurer depuis',
  standardWeight: (standardWeightLb: number): string => `Repère ${numberText(standardWeightLb)} lb`,
  startingWeight: 'Mon poids de départ',
  useTokensAutomatically: 'Jokers automatiques',
  tokensHint:
    'Activé : un joker sauve ta flamme quand tu manques un jour. Désactivé : tu l’utilises toi-même, le lendemain.',
  restDaysKeepStreak: 'Les repos prévus gardent ma flamme',
  restDaysHint:
    'Activé : dès demain, les jours de repos de ton plan sur 7 jours ne cassent rien et ne coûtent aucun joker. Une séance compte quand même.',
  recentAchievements: 'Derniers succès',
  allAchievements: 'Tout voir',
  library: 'Exercices et séances',
  bringHistory: 'Importer tes années',
  achievementsUnread: 'Impossible de charger tes succès.',
  editProfile: 'Modifier le profil',
  availableEquipment: 'Matériel disponible',
  edit: 'Modifier',
  editEquipment: 'Modifier le matériel',
  noEquipment: 'Rien de choisi : tes séances se font sans matériel.',
  equipmentLead: 'Coche ce que tu as. Tes séances et tes quêtes s’en serviront.',
  targetWeight: 'Poids cible',
  started: 'Début',
  ends: 'Fin',
  noEndDate: 'Sans date de fin',
  noActiveProgram: 'Aucun programme en cours',
  target: (target: string): string => `Cible ${target}`,
  noWeightGoal: 'Pas d’objectif de poids',
  notForMe: 'Pas pour moi',
  notForMeLead: 'On ne les met pas dans tes séances.',
  bringBack: 'Remettre',
  bringBackName: (name: string): string => `Remettre : ${name}`,
  bringBackFailed: 'Ce choix n’a pas pu être enregistré. Réessaie.',
  bodyFatTarget: 'Cible de masse grasse',
  setTarget: 'Fixer une cible',
  changeTarget: 'Modifier la cible',
  targetMissing: 'Fixe une cible, et on mesure le chemin.',
  targetLead: 'Choisis un niveau avec lequel tu peux vivre. Plus bas n’est pas toujours plus sain.',
  targetRange: (least: number, most: number): string => `De ${numberText(least)} à ${numberText(most)} %.`,
  targetOutside: (least: number, most: number): string =>
    `Choisis un nombre de ${numberText(least)} à ${numberText(most)}.`,
  targetSaved: 'Cible enregistrée',
  targetFailed: 'Ta cible n’a pas pu être enregistrée. Réessaie.',
  bodyFatMissing: 'Mesure-la, ou donne ta taille, ton poids, ton âge et ton genre',
  targetPercent: (bodyFatTarget: number): string => `Cible ${numberText(bodyFatTarget)} %`,
  nowAt: (bodyFat: string): string => `Actuellement ${bodyFat}`,
  currentGoals: 'Objectifs en cours',
  goalsUnread: 'Impossible de charger tes objectifs.',
  goalsEmpty: 'Pas encore d’objectif. Choisis un programme, on planifie les semaines.',
  setYourGoals: 'Fixer tes objectifs',
  saving: 'Enregistrement...',
  save: 'Enregistrer',
  recently: 'récemment',
  measurementsOf: (date: string): string => `Mesures du ${date}`,
  invalidAge: 'Entre un âge valide.',
  invalidHeight: 'Entre une taille valide.',
  inchesTo11: 'Les pouces vont de 0 à 11.',
  invalidMinutes: 'Entre un nombre valide de minutes par jour.',
  you: 'Toi',
  firstName: 'Prénom',
  lastName: 'Nom',
  age: 'Âge',
  gender: 'Genre',
  choose: 'Choisir',
  unitsAndHeight: 'Unités et taille',
  units: 'Unités',
  lbsFeet: 'lb, pieds',
  kgCm: 'kg, cm',
  heightMeasured: 'Tu as mesuré ta taille. Change-la dans Mettre à jour les mesures.',
  training: 'Entraînement',
  activityLevel: 'Niveau d’activité',
  daysPerWeek: 'Jours par semaine',
  minutes: 'min',
  minutesPerDay: 'Minutes par jour',
  injuries: 'Blessures',
  injuriesHint: 'Tes séances évitent ou remplacent ce qui les sollicite.',
  reminders: 'Rappels',
  questWheel: 'Roue des quêtes',
  wheelHint: 'Désactivée : ton tableau de bord montre une ligne à la place de la roue.',
  profile: 'Profil',
  memberSince: (createdAt: string): string => `Membre depuis ${createdAt}`,
  totalPoints: 'Total des points',
  dayStreak: 'Flamme',
  workouts: 'Séances',
  questsDone: 'Quêtes faites',
  numbersUnread: 'Impossible de charger tes chiffres.',
  yourNumbers: 'Tes chiffres',
  progressOverview: 'Tes progrès',
  progressUnread: 'Impossible de charger tes progrès.',
  weightGoal: 'Objectif de poids',
  bodyFatGoal: 'Objectif masse grasse',
  bodyFat: 'masse grasse',
  notifications: 'Notifications',
  integrations: 'Intégrations',
  friends: 'Amis',
  privacyData: 'Confidentialité et données',
  helpSupport: 'Aide et contact',
  betaRequests: 'Demandes d’accès',
  settings: 'Réglages',
  installTheApp: 'Installer l’app',
  adminProgramReset: 'Réinitialisation admin',
  signOut: 'Se déconnecter',
  signOutAndForget: 'Se déconnecter et oublier cet appareil',
};

export const bodyCopy: Translated<typeof englishBody> = {
  dateFrom: (date: string, app: string): string => `${date}, via ${app}`,
  height: 'Taille',
  weight: 'Poids',
  bmi: 'IMC',
  bodyFat: 'Masse grasse',
  leanMuscle: 'Masse maigre',
  leanSource: 'D’après le poids et la masse grasse',
  about: (percent: string, bandPoints: number): string =>
    `environ ${percent} %\u00A0±\u00A0${numberText(bandPoints)}`,
  approximate: 'Estimation, approximative',
  estimated: 'Estimation',
  measuredOn: (day: string): string => `Mesure du ${day}`,
  measured: 'Mesure',
  waist: 'Tour de taille',
  hips: 'Hanches',
  chest: 'Poitrine',
  age: 'Âge',
  given: (on: string): string => `Donné le ${on}`,
  bodyComposition: 'Composition corporelle',
  bodyCompositionUnread: 'Impossible de charger ta composition corporelle.',
  compositionEmpty:
    'Note ton poids, plus ta masse grasse ou ta taille, ton âge et ton genre, et vois la part de masse maigre.',
  showAsTable: 'Afficher en tableau',
  leanMass: 'Masse maigre',
  fatMass: 'Masse grasse',
  noWeightLogged: 'Aucun poids noté ces 90 derniers jours.',
  leanMassInSentence: 'masse maigre',
  fatMassInSentence: 'masse grasse',
  change: (name: string, from: string, to: string, unit: string): string =>
    `${name} de ${from} à ${to} ${unit}`,
  compositionOn: (parts: readonly string[], day: string): string => `${itemsText(parts)} le ${day}.`,
  compositionSince: (changes: readonly string[], day: string): string =>
    `${itemsText(changes)} depuis le ${day}.`,
  compositionCaption: (unit: string): string => `Composition corporelle en ${unit}, 90 derniers jours`,
  date: 'Date',
  lean: 'Maigre',
  fat: 'Grasse',
  estimate: (percent: string): string => `environ ${percent}`,
  cm: 'cm',
  centimetres: (value: string): string => `${value} cm`,
  feetAndInches: (feet: number, inches: number): string => `${feet}'${inches}"`,
  heightFeet: 'Taille, pieds',
  ft: 'pi',
  heightInches: 'Taille, pouces',
  in: 'po',
  invalidNumber: 'Entre un nombre supérieur à 0.',
  invalidPercent: 'Entre un nombre de 0 à 100.',
  updateMeasurements: 'Mettre à jour les mesures',
  measurementsLead: 'Remplis ce que tu as mesuré aujourd’hui. Laisse le reste vide.',
  noMeasurement: 'Entre au moins une mesure.',
  inchesHint: `5'10" font 70 po.`,
  bodyMetrics: 'Données corporelles',
  measurementsUnread: 'Impossible de charger tes mesures.',
};

export const privacyCopy: Translated<typeof englishPrivacy> = {
  seeFriends: 'Voir tes amis',
  dataManagement: 'Gestion des données',
  signInFirst: 'Connecte-toi pour gérer tes données',
  exportMyData: 'Exporter mes données',
  backToProfile: 'Retour au profil',
  notifications: 'Notifications',
  notificationsIntro:
    'Choisis ce que tu veux recevoir. Ça reste dans l’app tant que tu n’actives pas d’appareil ci-dessous.',
  preset: 'Préréglage',
  presetLead: 'Juste de quoi entretenir ta flamme et ton programme.',
  essentialOnly: 'L’essentiel seulement',
  readOurPrivacyPolicy: 'Lire notre politique de confidentialité',
  openQuestion: 'Encore une question ?',
  contactSupport: 'Contacter l’assistance',
  backToHome: 'Retour à l’accueil',
  privacyData: 'Confidentialité et données',
  privacyIntro: 'Vois ce qu’on stocke, pourquoi, et comment le télécharger ou l’effacer.',
  privacySettings: 'Réglages de confidentialité',
  dataSecure: 'Tes données sont protégées',
  dataSecureLead:
    'Tes données sont chiffrées et jamais partagées avec des tiers sans ton accord explicite. Ton historique a sa propre clé. Efface tes données, et la clé est détruite.',
};

export const calendarCopy: Translated<typeof englishCalendar> = {
  title: 'Calendrier',
  lead: 'Vois tes séances prévues et la fin de ton programme dans le calendrier que tu utilises déjà.',
  inUse: (since: string): string => `Ton adresse secrète date du ${since}. Une nouvelle la remplace.`,
  unread: 'Impossible de charger ton adresse de calendrier.',
  make: 'Créer une adresse',
  makeNew: 'Créer une nouvelle adresse',
  end: 'Supprimer l’adresse',
  address: 'Ton adresse secrète',
  addressHint:
    'Utilise-la pour t’abonner depuis ton calendrier. On ne la montre qu’une fois. La personne qui l’a peut voir ton plan, mais rien sur ton corps.',
  copy: 'Copier l’adresse',
  copied: { title: 'Copié', description: 'Colle-la là où ton calendrier demande une adresse.' },
  notCopied: {
    title: 'Pas copié',
    description: 'Sélectionne l’adresse et copie-la à la main.',
    variant: 'destructive',
  },
  failed: {
    title: 'Rien n’a changé',
    description: 'L’adresse n’a pas pu être modifiée. Réessaie.',
    variant: 'destructive',
  },
};
