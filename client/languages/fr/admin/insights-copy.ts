import type { insightsCopy as english } from '#client/admin/insights-copy.ts';
import { counted, formOf, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const memberWord = (count: number): string => formOf(count, 'membre', 'membres');
const days = (count: number): string => counted(count, 'jour', 'jours');

export const insightsCopy: Translated<typeof english> = {
  unread: 'Impossible de charger les analyses.',
  lead: (count: number): string =>
    `${numberText(count)} ${memberWord(count)} avec un compte. Des nombres seulement, aucun nom.`,
  asOf: 'À la date du (UTC)',
  asOfHint: 'Vide pour maintenant. Les chiffres sont ceux qu’on connaissait à ce moment-là.',
  show: 'Afficher',
  now: 'Maintenant',
  ofMoment: (moment: string, position: string | null): string =>
    position === null
      ? `État au ${moment} UTC, avant le premier événement`
      : `État au ${moment} UTC, journal lu jusqu’à la position ${position}`,
  folding: (events: number, total: number | null): string =>
    total === null
      ? 'Lecture de l’historique…'
      : `Lecture de l’historique : ${numberText(events)} événements sur ${numberText(total)}.`,
  waiting: (count: number): string =>
    `${counted(count, 'question passe', 'questions passent')} avant celle-ci.`,
  table: 'Tableau',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title: string): string => `Tableau : ${title}`,
  sqlOf: (title: string): string => `SQL : ${title}`,
  csvOf: (title: string): string => `CSV : ${title}`,
  repeat: 'Pour le refaire, replie l’historique jusqu’à ce moment et exécute-y la requête :',

  streaks: 'Répartition des flammes',
  days: (bucket: string): string => `${bucket} ${bucket === '1' ? 'jour' : 'jours'}`,
  bucket: 'Jours d’affilée',
  members: 'Membres',
  memberWord,
  share: 'Part',

  retention: 'Rétention par semaine d’arrivée',
  retentionLead:
    'Pourcentage d’actifs chaque semaine après la première connexion. La semaine 0 est celle de l’arrivée.',
  noCohorts: 'Aucune semaine ne s’est terminée depuis l’arrivée du premier membre.',
  joined: 'Arrivée',
  week: (nth: number): string => `S${nth}`,
  percent: (share: number): string => `${numberText(share, 0)} %`,
  activeOf: (active: number, of: number): string => `${numberText(active)} sur ${numberText(of)}`,

  quests: 'Parcours des quêtes',
  questsLead: 'Chaque barre compte ses lancers. Dedans : acceptées, puis terminées.',
  noQuests: 'Personne n’a lancé la roue.',
  order: 'Ordre',
  bySpun: 'Plus tirées',
  bySpunAway: 'Plus relancées',
  spunAwayLead: (least: number): string =>
    `Parmi les quêtes avec au moins ${counted(least, 'lancer', 'lancers')}.`,
  quest: 'Quête',
  spun: 'Tirée',
  spunAway: 'Relancée',
  accepted: 'Acceptée',
  completed: 'Terminée',
  skipped: 'Passée',
  shareSpunAway: 'Part relancée',
  firstOf: (shown: number, all: number): string =>
    `${numberText(shown)} quêtes sur ${numberText(all)}. Le tableau les a toutes.`,

  refused: 'Commandes refusées',
  refusedLead: 'Ce que les règles ont refusé dans les sept jours d’avant. L’auteur n’est pas enregistré.',
  noneRefused: 'Rien n’a été refusé.',
  reason: 'Raison',
  command: 'Commande',
  lastDay: 'Dernières 24 heures',
  lastWeek: '7 derniers jours',

  energy: 'Énergie après l’entraînement',
  energyLead: (least: number): string =>
    `D’après les points forme des treize dernières semaines. Ils sont chiffrés pour chaque membre, l’historique est donc lu une fois. Rien ne s’affiche pour moins de ${counted(least, 'membre', 'membres')}.`,
  readEnergy: 'Lire les points forme',
  readingEnergy: 'Lecture…',
  energyUnread: 'Les points forme n’ont pas pu être lus. Réessaie.',
  tooFewMembers: (members: number, least: number): string =>
    `${counted(members, 'membre', 'membres')} sur ${numberText(least)} ont assez de points forme pour comparer leurs jours.`,
  afterTraining: ({
    difference,
    members,
    days: after,
    otherDays,
  }: {
    readonly difference: number;
    readonly members: number;
    readonly days: number;
    readonly otherDays: number;
  }): string =>
    `Les lendemains de séance, l’énergie de ${counted(members, 'membre', 'membres')} était en moyenne ${
      difference === 0
        ? 'la même que les autres jours'
        : `${difference > 0 ? 'plus haute' : 'plus basse'} de ${numberText(Math.abs(difference), 1)}`
    } (${days(after)}, contre ${numberText(otherDays)} autres). On n’affirme aucune cause.`,
  bySign: (higher: number, same: number, lower: number): string =>
    `Plus haute pour ${numberText(higher)}, égale pour ${numberText(same)}, plus basse pour ${numberText(lower)}.`,
  energyWeeks: 'Énergie et humeur moyennes par semaine',
  noWeeks: (least: number): string =>
    `Aucune semaine n’a de points forme de ${counted(least, 'membre', 'membres')}.`,
  energyLines: { energy: 'Énergie, moyenne de la semaine', mood: 'Humeur, moyenne de la semaine' },
  weekFrom: 'Semaine du',
  meanEnergy: 'Énergie',
  meanMood: 'Humeur',

  effect: 'Et si : un fichier de règles',
  effectLead:
    'Replie l’historique avec d’autres règles. Rien n’est adopté. Ne nomme que les règles qui changent ; npm run replay -- --rules-template les affiche toutes.',
  rules: 'Règles (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'Choisir un fichier',
  compare: 'Comparer',
  comparing: 'Comparaison…',
  failed: 'Les règles n’ont pas pu être comparées. Réessaie.',
  measures: { 'current-streak': 'Flamme actuelle', points: 'Points' },
  before: 'Avant',
  after: 'Après',
  gainLose: (gaining: number, losing: number, unchanged: number): string =>
    `${numberText(gaining)} y gagnent, ${numberText(losing)} y perdent, ${numberText(unchanged)} sans changement.`,
  gains: 'Plus gros gains',
  losses: 'Plus grosses pertes',
  member: 'Membre',
  change: 'Changement',
  gainsBy: (by: number): string => `Gagne ${numberText(by)}`,
  losesBy: (by: number): string => `Perd ${numberText(by)}`,
  nobody: 'Personne.',
  listed: (count: number): string => `Les ${numberText(count)} plus grands.`,
};
