import type {
  askingCopy as englishAsking,
  chooseCopy as englishChoose,
  doneCopy as englishDone,
  doubtsCopy as englishDoubts,
  importCopy as englishImport,
  mappingCopy as englishMapping,
  pastCopy as englishPast,
  previewCopy as englishPreview,
  readingCopy as englishReading,
  storingCopy as englishStoring,
} from '#client/history-import/import-copy.ts';
import { counted, formOf, itemsText, listText, numberText } from '#client/languages/fr/lib/format/locale.ts';
import { appNames } from '#client/languages/fr/lib/format/source-copy.ts';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import type { LoadDoubt, LoadMeaning } from '#domain/history-import/exercise-answers.ts';
import type { ProblemCode } from '#domain/history-import/file-rows.ts';
import type { Source } from '#domain/history-import/sources.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { ShownImport } from '#service/features/history-import/import-contract.ts';

const workouts = (count: number): string => counted(count, 'séance', 'séances');
const sets = (count: number): string => counted(count, 'série', 'séries');
const weights = (count: number): string => counted(count, 'pesée', 'pesées');

/** `12 séances et 3 pesées`, of those that there are. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [workouts(count.workouts)] : []),
    ...(count.weights > 0 ? [weights(count.weights)] : []),
  ]);

/** Why a line of a file stays out. `text` is the cell that was not read. */
const problems: Readonly<Record<ProblemCode, (text: string) => string>> = {
  'date-not-read': (text) => `La date «\u202f${text}\u202f» est illisible. La ligne reste de côté.`,
  'number-not-read': (text) => `«\u202f${text}\u202f» n’est pas un nombre. La ligne reste de côté.`,
  'exercise-missing': () => 'La ligne ne nomme aucun exercice. Elle reste de côté.',
  'load-implausible': (text) => `Aucune série ne pèse ${text}. La ligne reste de côté.`,
  'weight-implausible': (text) => `Un poids de ${text} ne peut pas être juste. La ligne reste de côté.`,
  'reps-implausible': (text) => `Aucune série n’a ${text} répétitions. La ligne reste de côté.`,
  'set-planned-only': () => 'La série était prévue et n’est pas faite. Elle reste de côté.',
  'nothing-done': () => 'La ligne n’a ni répétition, ni durée, ni distance. Elle reste de côté.',
  'averaged-history': () => 'L’app n’a gardé qu’une moyenne de cette période. Ses jours sont inconnus.',
  'columns-differ': () => 'La ligne n’a pas les mêmes colonnes que la première. Elle reste de côté.',
  'no-body-weight': () => 'La mesure n’a pas de poids. Elle reste de côté.',
  'several-people': () =>
    'La balance a le poids de plusieurs personnes et ne dit pas de qui. La ligne reste de côté.',
  'file-broken': (text) => `Le fichier «\u202f${text}\u202f» est tronqué ou modifié. Il reste de côté.`,
};

export const importCopy: Translated<typeof englishImport> = {
  title: 'Importe ton historique',
  profile: 'Profil',
  intro: 'Tes années dans une autre app te suivent : séances, séries, pesées.',
  cancel: 'Choisir d’autres fichiers',
  goOn: 'Continuer',
};

export const chooseCopy: Translated<typeof englishChoose> = {
  title: 'Choisis tes fichiers',
  drop: 'Choisis tes fichiers, ou dépose-les ici',
  hint: 'Plusieurs à la fois, zippés ou non.',
  private: 'On les lit sur cet appareil. Tu vois tout avant que quoi que ce soit soit enregistré.',
  appsTitle: 'Ce qu’on sait lire',
  apps: `${listText([
    ...(
      [
        'strong',
        'hevy',
        'fitnotes',
        'fitbod',
        'stronglifts',
        'liftosaur',
        'liftlog',
        'jefit',
        'wger',
      ] as const
    ).map((source) => appNames[source]),
    'Apple Santé',
    'Santé Connect',
    'Garmin',
    'Fitbit',
    'Withings',
    'Renpho',
    'openScale',
    'ton propre export Rondel',
  ])}.`,
  tables: 'Tout autre tableau marche aussi : tu nous dis ce que veulent dire ses colonnes.',
  earns:
    'Tout compte pour les records et les graphiques. Ça ne rapporte pas de points et ne touche pas à ta flamme.',
  unreadable: 'Ces fichiers n’ont pas pu être lus. Réessaie.',
};

export const readingCopy: Translated<typeof englishReading> = {
  title: (files: readonly string[]): string => `Lecture de ${listText(files)}...`,
  progress: 'Lu pour l’instant',
  percent: (share: number): string => `${numberText(share)} %`,
  preparing: 'On met de l’ordre...',
};

export const mappingCopy: Translated<typeof englishMapping> = {
  title: (file: string): string => `Que contient ${file} ?`,
  lead: 'On ne connaît pas encore ce tableau. Dis-nous à quoi sert chaque colonne ; laisse le reste vide.',
  fields: {
    date: 'Date',
    time: 'Heure',
    workout: 'Nom de la séance',
    exercise: 'Exercice',
    reps: 'Répétitions',
    load: 'Charge',
    unit: 'Unité de la charge',
    seconds: 'Durée d’une série',
    rpe: 'Effort (1 à 10)',
    note: 'Note',
    bodyWeight: 'Poids du corps',
    bodyFat: 'Masse grasse en pourcentage',
  },
  noColumn: 'Pas dans ce tableau',
  column: (name: string, example: string): string => (example === '' ? name : `${name} (${example})`),
  unnamed: (place: number): string => `Colonne ${place}`,
  faults: {
    date: 'Chaque ligne a besoin d’une date.',
    content: 'Choisis un exercice avec ses répétitions ou sa durée, ou un poids du corps.',
  },
  read: 'Lire le tableau',
};

export const askingCopy: Translated<typeof englishAsking> = {
  title: 'D’abord, une question',
  unit: (file: string): string => `Quelle unité utilise ${file} ?`,
  kg: 'Kilogrammes',
  lbs: 'Livres',
  lift: (exercise: string, load: string): string => `${exercise} ${load}`,
  bodyWeight: (weight: string): string => `Poids du corps ${weight}`,
  both: (written: string, other: string): string => `${written} (${other})`,
  order: (file: string): string => `De quel jour s’agit-il dans ${file} ?`,
  zone: 'Où étais-tu à ce moment-là ?',
  zoneHint: (times: number): string =>
    `${counted(times, 'heure est notée', 'heures sont notées')} en temps universel. Le fuseau nous donne le jour.`,
  missing: 'Choisis une réponse.',
};

const bandMeanings = {
  assistance: 'L’aide de l’élastique : moins, c’est mieux',
  load: 'Le poids de l’élastique',
} as const;

const meanings: Readonly<Record<LoadMeaning, string>> = {
  written: 'Le poids dans une main',
  both: 'Les deux mains ensemble',
  load: 'Le poids que j’ai soulevé',
  assistance: 'L’aide que j’avais : moins, c’est mieux',
  none: 'Une couleur ou un cran, pas un poids',
};

export const doubtsCopy: Translated<typeof englishDoubts> = {
  title: 'On se connaît ?',
  names: 'Des exercices qui ressemblent aux nôtres',
  namesLead: 'Si c’est le même, il partage ses records avec ce que tu notes ici.',
  keep: (name: string): string => `Garder « ${name} »`,
  sameAs: (name: string): string => `Identique à « ${name} »`,
  loads: 'Que veut dire ce nombre ?',
  loadsLead: 'Il n’y a que toi qui saches comment tu l’as noté.',
  heaviest: (name: string, load: string): string => `${name}, jusqu’à ${load}`,
  meanings,
  bandMeanings,
  habits: 'Lesquelles étaient de l’entraînement ?',
  habitsLead:
    'Coche les habitudes qui t’ont fait bouger. Elles te suivent comme activités, sans séries ni minutes.',
  habitDays: (count: number): string => counted(count, 'jour', 'jours'),
  clashes: 'Était-ce la même séance ?',
  clashesLead:
    'Ces jours ont déjà une séance. Coche celles qui étaient différentes ; les autres restent de côté.',
  clash: (date: string, facts: string): string => `${date} : ${facts}`,
  other: (title: string, facts: string, source: Source | null): string =>
    source === null ? `Noté ici : ${title}${facts}` : `Via ${appNames[source]} : ${title}${facts}`,
  more: (count: number): string => `${counted(count, 'autre jour', 'autres jours')} du même genre.`,
  tickAll: 'Toutes différentes',
  untickAll: 'Aucune différente',
  remembered: 'On retient tes réponses sur les exercices pour ton prochain import.',
  meaningOf: (doubt: LoadDoubt, meaning: LoadMeaning): string =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? bandMeanings[meaning]
      : meanings[meaning],
};

const days = (from: string, until: string): string =>
  from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`;

export const previewCopy: Translated<typeof englishPreview> = {
  title: 'Voici ce qui te suit',
  emptyTitle: 'Rien à importer',
  empty: 'On n’a trouvé ni séance ni pesée à enregistrer.',
  from: (formats: readonly string[]): string => `Via ${listText(formats)}. Rien n’est encore enregistré.`,
  workouts: 'Séances',
  sets: 'Séries',
  weights: 'Pesées',
  span: 'Du – au',
  days,
  samples: 'Trois jours pour voir',
  samplesLead: 'Ça te paraît juste ?',
  body: (weight: string): string => `Poids du corps ${weight}`,
  fat: (percent: string): string => `${percent} % de masse grasse`,
  noSets: 'Aucune série listée',
  minutes: (count: number): string => `${numberText(count)} min`,
  setCount: sets,
  workout: 'Séance',
  seconds: (count: number): string => `${numberText(count)} s`,
  assistance: (mass: string): string => `${mass} d’assistance`,
  times: (amounts: string, load: string): string => `${amounts} × ${load}`,
  exercise: (name: string, done: string): string => `${name} : ${done}`,
  moreExercises: (count: number): string => `Et ${counted(count, 'autre exercice', 'autres exercices')}.`,
  leftOut: 'Ce qui reste de côté',
  problem: ({ code, text, line: nth }, fileName) => {
    const said = `Ligne ${numberText(nth)}\u00a0: ${problems[code](text)}`;
    return fileName === null ? said : `${fileName}\u00a0: ${said}`;
  },
  lines: (count: number): string =>
    counted(count, 'ligne n’a pas pu être lue', 'lignes n’ont pas pu être lues'),
  moreLines: (count: number): string => `Et ${counted(count, 'autre ligne', 'autres lignes')}.`,
  leftSets: (count: number): string =>
    `${sets(count)} avec une distance seule, ou après la 300e d’une même séance`,
  leftWorkouts: (count: number): string => `${workouts(count)} sans série ni durée, ou d’un jour à venir`,
  leftWeights: (count: number): string => `${weights(count)} d’un jour à venir`,
  leftClashes: (count: number): string =>
    `${counted(count, 'séance que tu as déjà le même jour', 'séances que tu as déjà le même jour')}`,
  activities: (count: number): string =>
    counted(
      count,
      'habitude faite, non cochée comme entraînement',
      'habitudes faites, non cochées comme entraînement',
    ),
  nothingLeft: 'Tout ce que contiennent tes fichiers te suit.',
  store: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Importer ${entries(count)}`,
  questions: 'Changer mes réponses',
  tooMany: (format: string): string =>
    `${format} contient plus de 10 000 séances, 200 000 séries ou 10 000 pesées. Divise le fichier.`,
};

export const storingCopy: Translated<typeof englishStoring> = {
  title: 'Import en cours...',
  meter: 'Enregistré',
  stored: (done: number, total: number): string => `${numberText(done)} sur ${numberText(total)} enregistrés`,
  leave: 'Tu peux partir. Choisis les mêmes fichiers plus tard, et l’import reprend où il s’est arrêté.',
  interrupted: 'On s’est arrêtés en route',
  interruptedLead: 'Ce qui est enregistré est en sécurité. Continue, ou retire-le depuis la liste.',
  noAnswer: 'Pas de réponse. Vérifie ta connexion.',
};

export const doneCopy: Translated<typeof englishDone> = {
  title: 'Tes années sont là',
  workouts: (count: number): string => formOf(count, 'séance', 'séances'),
  weights: (count: number): string => formOf(count, 'pesée', 'pesées'),
  since: (day: MemberDay): string => `depuis ${monthText(day)}`,
  also: (count: number): string => `Et ${weights(count)} en plus.`,
  records: 'Tes records et graphiques en tiennent compte. Tes points et ta flamme n’ont pas bougé.',
  known: (count: number): string =>
    `Tu avais déjà ${counted(count, 'entrée', 'entrées')} : rien n’est là en double.`,
  nothingNew: 'Tu as déjà tout',
  nothingNewLead: 'Rien de nouveau dans ces fichiers, donc rien n’a changé.',
  history: 'Voir ton historique',
  again: 'Importer autre chose',
};

export const pastCopy: Translated<typeof englishPast> = {
  title: 'Ce que tu as importé',
  none: 'Rien pour l’instant.',
  unread: 'Impossible de charger tes imports.',
  on: (day: string): string => `Importé le ${day}.`,
  facts: (one: ShownImport): string => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && days(from, until)]);
  },
  open: 'À moitié',
  openLead: 'Choisis les mêmes fichiers pour continuer. Ou garde ce qui est là, ou retire-le.',
  withdrawn: 'Retiré',
  keep: 'Garder tel quel',
  kept: { title: 'Gardé', description: 'Ce qui est importé reste comme c’est.' },
  keepOf: (name: string): string => `Garder tel quel : ${name}`,
  takeBack: 'Retirer',
  takeBackOf: (name: string): string => `Retirer : ${name}`,
  question: (name: string): string => `Retirer ${name} ?`,
  lead: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Sortent de ton historique, de tes records et de tes graphiques : ${entries(count)}. Ce que tu as corrigé toi-même reste.`,
  takingBack: 'Retrait...',
  takenBack: 'Retiré',
  allGone: 'Ton historique est comme avant.',
  stays: (count: { readonly workouts: number; readonly weights: number }): string =>
    `Corrigé par toi, donc gardé : ${entries(count)}.`,
  failed: 'Ça n’a pas marché. Vérifie ta connexion et réessaie.',
};
