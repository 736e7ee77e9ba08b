import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import { names } from '#domain/catalogue/languages/fr/names.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CodeWords, eventDescriptions as english } from '../en/event-descriptions.ts';
import { dateText, numberText, plural } from './format.ts';

const nameText = inDictionary(names);

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'Tu as arrêté un webhook.',
  failing: 'Un webhook a été arrêté : son destinataire n’a rien accepté pendant trois jours.',
  gone: 'Un webhook a été arrêté : son destinataire dit ne plus exister.',
  admin: 'Un admin a arrêté un webhook.',
};

const code: CodeWords = {
  'turned-off': 'désactivé',
  'no-device': 'aucun appareil',
  paused: 'en pause',
  'quiet-hours': 'heures calmes',
  'too-late': 'trop tard',
  limit: 'assez pour ce jour',
  'not-needed': 'plus nécessaire',
  'well-done': 'Bien joué',
  'keep-going': 'Continue',
  strong: 'Quelle force',
  proud: 'Chapeau',
  'high-five': 'Tope là',
  beginner: 'débutant',
  intermediate: 'intermédiaire',
  advanced: 'avancé',
  firstName: 'prénom',
  lastName: 'nom',
  profileImageUrl: 'image',
  age: 'âge',
  gender: 'genre',
  height: 'taille',
  weight: 'poids',
  unitPreference: 'unités',
  activityLevel: 'activité',
  equipment: 'matériel',
  daysPerWeek: 'jours par semaine',
  minutesPerDay: 'minutes par jour',
  injuries: 'blessures',
  questWheelEnabled: 'roue des quêtes',
  notificationFrequency: 'fréquence des rappels',
  goalBaseline: 'point de départ de l’objectif',
  useTokensAutomatically: 'jokers automatiques',
  bodyFatTarget: 'cible de masse grasse',
  excludedExercises: 'exercices écartés',
  restDaysKeepStreak: 'le repos garde la flamme',
  recapByMail: 'récap par e-mail',
  wheelSkin: 'aspect de la roue',
  holiday: 'vacances',
  illness: 'maladie',
  injury: 'blessure',
  replaced: 'remplacé',
  reset: 'remis à zéro',
  lean: 'mincir',
  bulk: 'prise de muscle',
  cardio_fitness: 'cardio',
  maintain: 'entretien quotidien',
  assessment: 'bilan',
  streak: 'flamme',
  activeDays: 'jours actifs',
  quests: 'quêtes',
  badges: 'badges',
  level: 'niveau',
  workoutReminders: 'séance',
  questNotifications: 'quête',
  streakAlerts: 'flamme',
  weeklyProgress: 'semaine',
  achievementBadges: 'badges',
  dailyMotivation: 'motivation',
  weekendCheckIns: 'week-end',
  programMilestones: 'programme',
  harassment: 'harcèlement',
  name: 'nom',
  pretending: 'usurpation d’identité',
  other: 'autre chose',
};

const points = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'point', many: 'de points', other: 'points' })}`;

/** An open goal has no end. */
const until = (date: MemberDay | null): string => (date === null ? '' : ` d’ici le ${dateText(date)}`);

export const eventDescriptions: Translated<typeof english> = {
  MemberRegistered: () => 'Tu as ouvert ta première session.',
  SignInDetailsChanged: () => 'Ta connexion nous a appris quelque chose de nouveau sur toi.',
  ProfileUpdated: ({ changes }) =>
    `Tu as modifié ton profil : ${Object.keys(changes)
      .map((key) => code[key as keyof typeof changes])
      .join(', ')}.`,
  TimeZoneChanged: ({ zone }) => `Tu as changé de fuseau horaire : ${zone}.`,
  TimeZoneCorrected: ({ zone, since }) =>
    `Tu as corrigé le fuseau horaire : ${zone} depuis le ${dateText(since)}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `Tu as choisi une langue : ${language ?? 'celle de ton navigateur'}.`
      : `Tu as ouvert une session avec un navigateur dans la langue ${language ?? 'en'}.`,
  RulesSeen: () => 'Tu as lu ce que changent les nouvelles règles.',
  PreferencesKept: () => 'Tu as enregistré tes réglages.',
  SkipTokenUsed: ({ date }) => `Tu as utilisé un joker pour le ${dateText(date)}.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'Nous avons' : 'Tu as'} mis ta flamme en pause du ${dateText(from)} au ${dateText(until)} (${code[reason]}).`,
  StreakResumed: ({ on }) => `Tu as mis fin à une pause de ta flamme : elle reprend le ${dateText(on)}.`,
  MemberReset: () => 'Tes programmes, séances, quêtes, points et mesures sont repartis de zéro.',
  MemberDataErased: () => 'Tes données ont été effacées.',
  AccountKept: () => 'Ton compte est resté après l’effacement de tes données.',
  AccountDeleted: () => 'Ton compte a été supprimé.',
  CheckedIn: ({ energy, mood, sore }) =>
    `Tu as dit comment tu vas : énergie ${energy} sur 5, moral ${mood} sur 5${sore.length === 0 ? '' : `, courbatures : ${sore.map(nameText).join(', ')}`}.`,
  CheckInRemoved: ({ date }) => `Tu as supprimé ton point forme du ${dateText(date)}.`,
  ImportBegun: ({ source, fileName }) =>
    `Tu as commencé à apporter ton historique de ${source}${fileName === null ? '' : ` (${fileName})`}.`,
  WorkoutsImported: ({ source, workouts }) =>
    `Séances ajoutées depuis ${source} : ${numberText(workouts.length)}.`,
  WeightsImported: ({ source, weights }) => `Poids ajoutés depuis ${source} : ${numberText(weights.length)}.`,
  ImportCompleted: () => 'Ton historique d’une autre appli était complet.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `Tu as annulé un import. Séances : ${numberText(workoutIds.length)}, poids : ${numberText(entryIds.length)}.`,
  RecapMade: ({ week }) => `Le récap de la semaine ${week} a été préparé.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `Tu as changé le moment des rappels : calme de ${from} à ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) =>
    `Un rappel (${code[kind]}) du ${dateText(date)} était prévu le ${dateText(dueAt)}.`,
  ReminderSent: ({ kind, date, devices }) =>
    `Nous t’avons envoyé un rappel (${code[kind]}) du ${dateText(date)}, sur ${devices} ${plural(devices, { one: 'appareil', many: 'd’appareils', other: 'appareils' })}.`,
  ReminderCancelled: ({ kind, date, why }) =>
    `Un rappel (${code[kind]}) du ${dateText(date)} n’est pas parti : ${code[why]}.`,
  StreamErased: () => 'Une partie de ton historique a été effacée.',
  ProgramStarted: ({ programType, startDate }) =>
    `Tu as commencé un programme (${code[programType]}) le ${dateText(startDate)}.`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `Un programme est terminé : il a été ${code[reason]}${goalReachedOn ? ', son objectif atteint' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `Tu as changé ton objectif : ${numberText(goalValue)}${until(plannedEndDate)}, avant ${numberText(replaced.goalValue)}${until(replaced.plannedEndDate)}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `En semaine ${week} de ton programme, tu as gardé le volume de la semaine d’avant.`
      : `Tu as pris le volume de la semaine ${week} de ton programme.`,
  QuestSpun: ({ date, spin }) => `Tu as lancé la roue du ${dateText(date)} (lancer ${spin}).`,
  QuestAccepted: ({ date }) => `Tu as accepté la quête du ${dateText(date)}.`,
  QuestCompleted: ({ date, points: earned }) =>
    `Tu as terminé la quête du ${dateText(date)} : ${points(earned)}.`,
  QuestSkipped: ({ date }) => `Tu as passé la quête du ${dateText(date)}.`,
  QuestCompletionUndone: ({ date }) => `Tu as annulé la fin de la quête du ${dateText(date)}.`,
  QuestDayReset: ({ date }) => `La quête du ${dateText(date)} a été remise à zéro.`,
  WorkoutLogged: ({ date, durationMinutes, points: earned }) =>
    `Tu as noté une séance de ${durationMinutes} min pour le ${dateText(date)} : ${points(earned)}.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `Tu as corrigé une séance : ${durationMinutes} min pour le ${dateText(date)}, avant ${replaced.durationMinutes} min pour le ${dateText(replaced.date)}.`,
  WorkoutRetracted: () => 'Tu as retiré une séance.',
  WorkoutTemplateSaved: () => 'Tu as enregistré une séance à toi.',
  WorkoutTemplateArchived: () => 'Tu as archivé une séance à toi.',
  RoutineOpened: ({ date }) => `Tu as ouvert la routine du ${dateText(date)}.`,
  RoutineSetTicked: ({ date }) => `Tu as coché une série de la routine du ${dateText(date)}.`,
  RoutineSetUnticked: ({ date }) => `Tu as décoché une série du ${dateText(date)}.`,
  RoutineCompleted: ({ date, points: earned }) =>
    `Tu as terminé la routine du ${dateText(date)} : ${points(earned)}.`,
  RoutineReopened: ({ date }) => `La routine du ${dateText(date)} était de nouveau ouverte.`,
  WeightLogged: ({ date, weight }) =>
    `Tu as noté ton poids pour le ${dateText(date)} : ${numberText(weight.value)} ${weight.unit}.`,
  MeasurementsLogged: ({ date }) => `Tu as noté des mesures pour le ${dateText(date)}.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `Tu as corrigé un poids : ${numberText(weight.value)} ${weight.unit} pour le ${dateText(date)}, avant ${numberText(replaced.weight.value)} ${replaced.weight.unit} pour le ${dateText(replaced.date)}.`,
  BodyMetricRetracted: () => 'Tu as retiré une mesure.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `Tu as noté un résultat de ton bilan : ${nameText(exerciseName)}, jour ${day}.`,
  AssessmentSubmitted: ({ level }) => `Tu as rendu ton bilan : ${code[level]}.`,
  BetaRequestSubmitted: () => 'Tu as demandé l’accès à la bêta.',
  BetaRequestApproved: () => 'Ta demande d’accès a été acceptée.',
  BetaRequestDenied: () => 'Ta demande d’accès a été refusée.',
  BetaRequestReopened: () => 'Ta demande d’accès a été rouverte.',
  BetaAccessKept: () => 'Ton adresse a changé, et tu as gardé ton accès.',
  BetaRequestExpired: () => 'Ta demande d’accès a expiré.',
  BetaRequestWithdrawn: () => 'Ta demande d’accès a été retirée.',
  PushDeviceAdded: ({ name }) => `Tu as activé les rappels sur un appareil : ${name}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member'
      ? 'Tu as désactivé les rappels sur un appareil.'
      : 'Un appareil ne reçoit plus de rappels : son navigateur y a renoncé.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `Tu as créé un code pour ${circleId === null ? 'un ami' : 'un cercle'}, valable jusqu’au ${dateText(expiresAt)}.`,
  InvitationWithdrawn: () => 'Tu as retiré une invitation.',
  FriendshipBegan: () => 'Une amitié a commencé entre toi et une autre personne.',
  FriendshipEnded: () => 'Tu as mis fin à une amitié.',
  MemberBlocked: () => 'Tu as bloqué quelqu’un.',
  MemberUnblocked: () => 'Tu as débloqué quelqu’un.',
  NudgesChosen: ({ isOn }) => `Tu as ${isOn ? 'activé' : 'désactivé'} les coups de coude avec un ami.`,
  FriendNudged: ({ date }) => `Tu as rappelé sa flamme à un ami le ${dateText(date)}.`,
  CheerSent: ({ kind, date }) => `Tu as encouragé un ami le ${dateText(date)} : ${code[kind]}.`,
  CircleInvitationTaken: () => 'Quelqu’un a rejoint un cercle grâce à ton invitation.',
  CircleJoined: ({ startsOn, endsOn }) =>
    `Tu as rejoint un cercle du ${dateText(startsOn)} au ${dateText(endsOn)}.`,
  CircleLeft: ({ dates }) =>
    `Tu as quitté un cercle. Tes jours qui restent dans son total : ${dates.length}.`,
  CircleResultSeen: ({ total, isReached }) =>
    `Un cercle s’est terminé à ${total} : ${isReached ? 'il a atteint son but' : 'il n’a pas atteint son but'}.`,
  CircleBegun: () => 'Un cercle a commencé.',
  CirclePlaceTaken: () => 'Une place d’un cercle a été prise.',
  CirclePlaceFreed: () => 'Une place d’un cercle s’est libérée.',
  SignInOpened: ({ email }) => `Tu as ouvert ton compte avec ${email}.`,
  SignInAddressConfirmed: ({ email }) => `Tu as montré que l’adresse ${email} est la tienne.`,
  PasskeyAdded: ({ name }) => `Tu as ajouté une clé d’accès : ${name}.`,
  PasskeyRenamed: ({ name }) => `Tu as renommé une clé d’accès : ${name}.`,
  PasskeyRemoved: () => 'Tu as retiré une clé d’accès.',
  RecoveryCodesIssued: ({ codeHashes }) => `Codes de récupération créés : ${codeHashes.length}.`,
  RecoveryUsed: () => 'Tu as ouvert une session avec un code de récupération.',
  FirstAdminNamed: () => 'Tu as reçu le premier rôle d’admin.',
  OutsideSignInLinked: () => 'Un compte d’un autre service de connexion peut maintenant te connecter ici.',
  OutsideSignInUnlinked: () => 'Tu as retiré la connexion par un autre service.',
  MemberReported: ({ reason }) => `Tu as signalé quelqu’un aux admins (${code[reason]}).`,
  ReportClosed: () => 'Un admin a clos un de tes signalements.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `Tu as créé un jeton d’accès pour un autre programme : ${name} (${scopes.join(', ')}), valable jusqu’au ${dateText(expiresAt)}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined
      ? 'Tu as révoqué le jeton d’accès d’un autre programme.'
      : 'L’exploitant a mis fin au jeton d’accès d’un autre programme.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `Tu as ajouté un webhook : ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `Tu as modifié un webhook : ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `Tu as donné un autre secret de signature à un webhook. Le précédent signait jusqu’au ${dateText(previousUntil)}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'Tu as repris un webhook.',
  WebhookRemoved: () => 'Tu as retiré un webhook.',
  HandleClaimed: () => 'Le nom d’une page publique a été pris.',
  HandleReleased: () => 'Le nom d’une page publique a été rendu.',
  HandleChosen: ({ handle }) => `Tu as choisi le nom de ta page publique : ${handle}.`,
  HandleGivenUp: () => 'Tu as abandonné le nom de ta page publique.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `Tu as choisi ce que montre ta page publique : ${facts.length === 0 ? 'rien' : facts.map((fact) => code[fact]).join(', ')}. Les moteurs de recherche ${isIndexed ? 'peuvent' : 'ne peuvent pas'} l’afficher.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === ''
      ? 'Ta page publique reste hors ligne.'
      : `Un admin a mis ta page publique hors ligne : ${reason}`,
  PublicPageGivenBack: () => 'Un admin t’a rendu ta page publique.',
  PersonalDataViewed: () => 'Un admin a regardé des données personnelles.',
  SessionsEnded: () => 'L’exploitant a mis fin à des sessions.',
  TokensEnded: () => 'L’exploitant a mis fin à des jetons d’accès.',
  WebhooksHalted: () => 'Un admin a arrêté des webhooks.',
  DeadLetterSkipped: () => 'L’exploitant a laissé de côté un événement.',
  ExportedCopyRemoved: () => 'L’exploitant a supprimé un export de données.',
  OutageDeclared: () => 'Les jours d’une panne sont devenus neutres pour tous.',
  RulesAdopted: () => 'D’autres règles valent pour tous.',
  ZoneRulesAdopted: () =>
    'Les jours de certains fuseaux horaires ont été recomptés, car une loi y a déplacé les horloges.',
  OutageRevoked: () => 'Les jours d’une panne comptent de nouveau comme d’habitude.',
  WheelRulesAdopted: ({ from }) =>
    `À partir du ${dateText(from)}, la roue tire parmi les huit quêtes qu’elle montre.`,
  WheelSeedCommitted: ({ month }) => `La roue s’est engagée sur son secret de ${month}.`,
  WheelSeedRevealed: ({ month }) => `La roue a révélé son secret de ${month}.`,
};
