import type {
  historyCopy as englishHistory,
  recapCopy as englishRecap,
} from '#client/history/history-copy.ts';
import { counted, formOf, itemsText, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { shortDate } from '#client/lib/format/format-day.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Results of the assessment, by the word that the service gives. */
const resultUnits: Readonly<Record<string, readonly [string, string]>> = {
  reps: ['rep', 'reps'],
  seconds: ['seconde', 'secondes'],
  rounds: ['tour', 'tours'],
};

const difficulties: Readonly<Record<string, string>> = {
  easy: 'facile',
  medium: 'moyenne',
  hard: 'difficile',
};

export const historyCopy: Translated<typeof englishHistory> = {
  title: 'Tout ce que tu as fait',
  history: 'Historique',
  streak: (days: number): string =>
    days === 0
      ? 'Ton prochain jour actif allume une nouvelle flamme.'
      : `${counted(days, 'jour', 'jours')} d’affilée.`,

  calendar: 'Jours actifs',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  activeDays: (count: number): string => `${counted(count, 'jour actif', 'jours actifs')}.`,
  band: 'La bande relie les jours d’une flamme. Touche un jour pour voir pourquoi il compte.',
  dayIs: (weekday: string, date: string, marks: readonly string[]): string =>
    `${weekday}, ${date} : ${itemsText(marks.map((mark, index) => (index === 0 ? mark : mark.toLowerCase())))}`,
  calendarUnread: 'Impossible de charger ton calendrier.',
  open: 'ouvert',
  waiting: 'En attente d’envoi',
  pending: 'en attente',

  show: 'Afficher',
  all: 'Tout',
  kinds: {
    workout: 'Séances',
    quest: 'Quêtes',
    routine: 'Routines',
    weight: 'Poids',
    measurements: 'Mesures',
    assessment: 'Bilan',
  },
  search: 'Chercher par nom',
  searchExample: 'Circuit gainage',
  entries: (count: number): string => counted(count, 'entrée', 'entrées'),
  showOlder: 'Voir plus ancien',
  unread: 'Impossible de charger ton historique.',
  offline: 'Tu es hors ligne. Voici ce que tu as déjà vu.',
  empty: 'Rien pour l’instant',
  emptyLead: 'Ta première séance, quête ou pesée s’affichera ici.',
  startAWorkout: 'Lancer une séance',
  bringHistory: 'Importer tes années d’une autre app',
  nothingFound: 'Aucun résultat',
  nothingFoundLead: 'Essaie un autre nom, ou affiche tout.',
  showAll: 'Tout afficher',

  weightTitle: (weight: string, unit: string): string => `Poids, ${weight} ${unit}`,
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  points: (points: number): string => `+${counted(points, 'pt', 'pts')}`,
  unfinished: 'pas finie',
  corrected: 'corrigé',
  quest: (difficulty: string | null): string =>
    difficulty === null ? 'quête' : `quête, ${difficulties[difficulty] ?? difficulty}`,
  skipped: 'quête, passée',
  routine: 'routine quotidienne',
  felt: (mood: string, effort: number, effortWord: string): string =>
    `Ressenti : ${mood}, effort ${numberText(effort)} (${effortWord}).`,
  changed: (changes: readonly string[], on: string): string => `Modifié le ${on} : ${listText(changes)}.`,
  change: (before: string, after: string): string => `${before} → ${after}`,
  effort: (effort: number): string => `effort ${numberText(effort)}`,
  mood: (word: string): string => `humeur : ${word}`,
  setsDone: (done: number, sets: number): string => `${numberText(done)} sur ${numberText(sets)}`,
  setCount: (sets: number): string => counted(sets, 'série', 'séries'),
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
  load: 'Charge',
  bodyWeight: 'poids du corps',
  assistance: (weight: string): string => `${weight} d’assistance`,
  setReps: (exercise: string, set: number): string => `${exercise}, série ${numberText(set)} : reps`,
  setSeconds: (exercise: string, set: number): string => `${exercise}, série ${numberText(set)} : secondes`,
  setLoad: (exercise: string, set: number, unit: string): string =>
    `${exercise}, série ${numberText(set)} : ${unit}`,
  setsFault: 'Une série demande des reps ou des secondes entières, et une charge supérieure à 0.',
  exercise: 'Exercice',
  sets: 'Séries',
  whatYouDid: 'Ce que tu as fait',
  exercises: 'Exercices de cette séance',
  result: 'Résultat',
  measurement: 'Mesure',
  value: 'Valeur',
  level: (level: string): string => `Ton niveau : ${level}.`,
  detailsUnread: 'Impossible de charger les détails.',
  fields: {
    weight: 'Poids',
    height: 'Taille',
    bodyFatPercent: 'Masse grasse',
    waistCircumference: 'Tour de taille',
    hipCircumference: 'Hanches',
    chestCircumference: 'Poitrine',
    leanBodyMass: 'Masse maigre',
  },
  quantity: (value: number, unit: string): string => `${numberText(value, 1)}\u00a0${unit}`,
  resultOf: (value: number, type: string): string => {
    const unit = resultUnits[type];
    return unit ? counted(value, ...unit) : numberText(value);
  },

  edit: 'Modifier',
  delete: 'Supprimer',
  editOf: (name: string): string => `Modifier : ${name}`,
  deleteOf: (name: string): string => `Supprimer : ${name}`,
  takesBack: (points: number): string => `Supprimer te reprend ${counted(points, 'point', 'points')}.`,
  dayStays: (name: string): string => `La journée compte encore, grâce à : ${name}.`,
  dayMayFall: 'La journée pourrait ne plus compter pour ta flamme.',
  deleted: (name: string): string => `Supprimé : ${name}`,
  deletedLead: '10 secondes pour changer d’avis.',
  undoKeeps: (streak: number, points: number): string =>
    `En annulant, tu gardes ta flamme à ${numberText(streak)} et ${formOf(points, `ton ${numberText(points)} point`, `tes ${numberText(points)} points`)}.`,
  ifDeleted: 'Supprimer ?',
  undo: 'Annuler',
  undoTooLate: 'Trop tard',
  undoTooLateLead: 'C’est déjà supprimé.',
  deleteLabel: (name: string, date: string): string => `Supprimer : ${name}, ${date}`,
  correctLabel: (name: string, date: string): string => `Modifier : ${name}, ${date}`,

  date: 'Date',
  fromApp: (app: string): string => `via ${app}`,
  anyDateHint: 'N’importe quel jour jusqu’à aujourd’hui.',
  anyDateFault: 'Choisis aujourd’hui ou un jour passé.',
  dateHint: 'Aujourd’hui ou l’un des 7 derniers jours, ou laisse comme c’est.',
  dateFault: 'Choisis aujourd’hui, l’un des 7 derniers jours, ou laisse comme c’est.',
  duration: 'Minutes',
  durationFault: 'Des minutes entières, de 1 à 1 440.',
  howHard: 'C’était dur ?',
  howFelt: 'Comment tu te sentais ?',
  scale: (step: number, word: string): string => `${numberText(step)}, ${word}`,
  weightIn: (unit: string): string => `Poids (${unit})`,
  weightFault: 'Un nombre supérieur à 0, par exemple 78,4.',
  keepsBoth: 'Ton historique garde ce que tu as changé, et tu ne gagnes rien deux fois.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Modifié',
  saveFailed: 'Le changement n’a pas pu être enregistré. Réessaie.',
};

/** Means of a week, of 5. */
type Felt = { readonly energy: number; readonly mood: number };

export const recapCopy: Translated<typeof englishRecap> = {
  title: 'Récap de la semaine',
  dates: (from: MemberDay, until: MemberDay): string => `${shortDate(from)} – ${shortDate(until)}`,
  lastWeek: 'Récap de la semaine dernière',
  weekBefore: 'Semaine d’avant',
  weekAfter: 'Semaine d’après',
  days: 'Tes jours',
  ofSeven: 'jours actifs sur 7',
  dayIs: (weekday: string, mark: string): string => `${weekday} : ${mark}`,
  numbers: {
    workouts: 'Séances',
    quests: 'Quêtes',
    points: 'Points',
    streak: 'Jours d’affilée dimanche',
  },
  activeDays: 'Jours actifs',
  praise: (days: number): string => {
    if (days === 0) return 'Une semaine calme. Aujourd’hui peut allumer une nouvelle flamme.';
    if (days === 7) return 'Tous les jours, sans exception.';
    return `Tu étais au rendez-vous ${counted(days, 'jour', 'jours')}.`;
  },
  since: 'Depuis',
  sinceLead: (on: MemberDay): string => `Le récap montre ce qu’on savait le ${shortDate(on)}.`,
  unchanged: 'Rien n’a changé depuis pour cette semaine.',
  settled: 'Un jour resté ouvert a été tranché.',
  what: 'Quoi',
  thenColumn: 'Alors',
  nowColumn: 'Maintenant',
  sinceKinds: {
    added: 'Tu as ajouté quelque chose après coup.',
    corrected: 'Tu as corrigé une séance.',
    removed: 'Tu as retiré quelque chose.',
    outage: 'Une panne de notre côté a été reconnue : ses jours ne comptent pas contre toi.',
    rules: 'Les règles ont changé.',
    pause: 'Ta pause a changé.',
    token: 'Tu as utilisé un joker.',
    zone: 'Tu as réglé ton fuseau horaire.',
    reset: 'Tu as tout repris à zéro.',
  },
  byMail: 'Par e-mail',
  energyTitle: 'Ton énergie cette semaine',
  energy: ({ energy, mood }: Felt, days: number): string =>
    `Énergie ${numberText(energy, 1)} sur 5 et humeur ${numberText(mood, 1)}, d’après ${counted(days, 'point forme', 'points forme')}.`,
  energyBefore: ({ energy, mood }: Felt): string =>
    `La semaine d’avant : ${numberText(energy, 1)} et ${numberText(mood, 1)}.`,
  mailIt: 'M’envoyer chaque récap le lundi par e-mail',
  mailLead: (to: string): string =>
    `Envoyé à ${to}. Juste des jours, des séances, des quêtes et des points, jamais ton poids.`,
  notSaved: {
    title: 'Pas enregistré',
    description: 'Le réglage n’a pas bougé. Réessaie.',
    variant: 'destructive',
  },
  unread: 'Impossible de charger ce récap.',
  notOver: 'Cette semaine n’est pas finie',
  notOverLead: 'Son récap arrive lundi.',
  noWeek: 'Pas de récap pour cette semaine',
  noWeekLead: 'Elle date d’avant ton arrivée, ou n’existe pas.',
};
