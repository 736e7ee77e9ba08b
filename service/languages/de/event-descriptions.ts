import { names } from '#domain/catalogue/languages/de/names.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CodeWords, eventDescriptions as english } from '../en/event-descriptions.ts';
import { counted, dateText, numberText } from './format.ts';

const nameText = inDictionary(names);

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'Du hast einen Webhook angehalten.',
  failing: 'Ein Webhook wurde angehalten: Sein Empfänger hat drei Tage lang nichts angenommen.',
  gone: 'Ein Webhook wurde angehalten: Sein Empfänger sagt, dass es ihn nicht mehr gibt.',
  admin: 'Ein Admin hat einen Webhook angehalten.',
};

const code: CodeWords = {
  'turned-off': 'abgeschaltet',
  'no-device': 'kein Gerät',
  paused: 'pausiert',
  'quiet-hours': 'Ruhezeit',
  'too-late': 'zu spät',
  limit: 'genug für den Tag',
  'not-needed': 'nicht mehr nötig',
  'well-done': 'Gut gemacht',
  'keep-going': 'Weiter so',
  strong: 'Stark',
  proud: 'Stolz auf dich',
  'high-five': 'High five',
  beginner: 'Einstieg',
  intermediate: 'Mittel',
  advanced: 'Fortgeschritten',
  firstName: 'Vorname',
  lastName: 'Nachname',
  profileImageUrl: 'Bild',
  age: 'Alter',
  gender: 'Geschlecht',
  height: 'Größe',
  weight: 'Gewicht',
  unitPreference: 'Einheiten',
  activityLevel: 'Aktivität',
  equipment: 'Geräte',
  daysPerWeek: 'Tage pro Woche',
  minutesPerDay: 'Minuten pro Tag',
  injuries: 'Verletzungen',
  questWheelEnabled: 'Quest-Rad',
  notificationFrequency: 'Häufigkeit der Erinnerungen',
  goalBaseline: 'Ausgangspunkt des Ziels',
  useTokensAutomatically: 'Joker automatisch einsetzen',
  bodyFatTarget: 'Ziel für Körperfett',
  excludedExercises: 'weggelassene Übungen',
  restDaysKeepStreak: 'Ruhetage halten die Serie',
  recapByMail: 'Rückblick per Mail',
  wheelSkin: 'Aussehen des Rads',
  holiday: 'Urlaub',
  illness: 'Krankheit',
  injury: 'Verletzung',
  replaced: 'ersetzt',
  reset: 'zurückgesetzt',
  lean: 'schlank werden',
  bulk: 'Muskelaufbau',
  cardio_fitness: 'Cardio-Fitness',
  maintain: 'Täglich fit',
  assessment: 'Fitnesstest',
  streak: 'Serie',
  activeDays: 'aktive Tage',
  quests: 'Quests',
  badges: 'Abzeichen',
  level: 'Level',
  workoutReminders: 'Workout',
  questNotifications: 'Quest',
  streakAlerts: 'Serie',
  weeklyProgress: 'Woche',
  achievementBadges: 'Abzeichen',
  dailyMotivation: 'Motivation',
  weekendCheckIns: 'Wochenende',
  programMilestones: 'Programm',
  harassment: 'Belästigung',
  name: 'Name',
  pretending: 'gibt sich für jemand anderen aus',
  other: 'etwas anderes',
};

/** An open goal has no end. */
const until = (date: MemberDay | null): string => (date === null ? '' : ` bis ${dateText(date)}`);

export const eventDescriptions: Translated<typeof english> = {
  MemberRegistered: () => 'Du hast dich zum ersten Mal angemeldet.',
  SignInDetailsChanged: () => 'Deine Anmeldung hat uns etwas Neues über dich mitgeteilt.',
  ProfileUpdated: ({ changes }) =>
    `Du hast dein Profil geändert: ${Object.keys(changes)
      .map((key) => code[key as keyof typeof changes])
      .join(', ')}.`,
  TimeZoneChanged: ({ zone }) => `Du bist in die Zeitzone ${zone} gewechselt.`,
  TimeZoneCorrected: ({ zone, since }) =>
    `Du hast die Zeitzone berichtigt: ${zone} seit dem ${dateText(since)}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `Du hast eine Sprache gewählt: ${language ?? 'die deines Browsers'}.`
      : `Du hast dich mit einem Browser in der Sprache ${language ?? 'en'} angemeldet.`,
  RulesSeen: () => 'Du hast gelesen, was neue Regeln ändern.',
  PreferencesKept: () => 'Du hast deine Einstellungen gespeichert.',
  SkipTokenUsed: ({ date }) => `Du hast einen Joker für den ${dateText(date)} eingesetzt.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'Wir haben' : 'Du hast'} deine Serie vom ${dateText(from)} bis zum ${dateText(until)} pausiert (${code[reason]}).`,
  StreakResumed: ({ on }) =>
    `Du hast eine Pause deiner Serie beendet: Ab dem ${dateText(on)} geht sie weiter.`,
  MemberReset: () =>
    'Deine Programme, Workouts, Quests, Punkte und Messungen haben wieder von vorn begonnen.',
  MemberDataErased: () => 'Deine Daten wurden gelöscht.',
  AccountKept: () => 'Dein Konto blieb, nachdem deine Daten gelöscht waren.',
  AccountDeleted: () => 'Dein Konto wurde gelöscht.',
  CheckedIn: ({ energy, mood, sore }) =>
    `Du hast gesagt, wie es dir geht: Energie ${energy} von 5, Stimmung ${mood} von 5${sore.length === 0 ? '' : `, Muskelkater: ${sore.map(nameText).join(', ')}`}.`,
  CheckInRemoved: ({ date }) => `Du hast gelöscht, wie es dir am ${dateText(date)} ging.`,
  ImportBegun: ({ source, fileName }) =>
    `Du hast begonnen, deinen Verlauf aus ${source} mitzubringen${fileName === null ? '' : ` (${fileName})`}.`,
  WorkoutsImported: ({ source, workouts }) =>
    `${counted(workouts.length, 'Workout', 'Workouts')} aus ${source} kamen dazu.`,
  WeightsImported: ({ source, weights }) =>
    `${counted(weights.length, 'Gewicht', 'Gewichte')} aus ${source} kamen dazu.`,
  ImportCompleted: () => 'Dein Verlauf aus einer anderen App war vollständig.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `Du hast einen Import zurückgenommen. Workouts: ${numberText(workoutIds.length)}, Gewichte: ${numberText(entryIds.length)}.`,
  RecapMade: ({ week }) => `Der Rückblick auf die Woche ${week} ist entstanden.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `Du hast geändert, wann Erinnerungen kommen dürfen: Ruhe von ${from} bis ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) =>
    `Eine Erinnerung (${code[kind]}) zum ${dateText(date)} war für den ${dateText(dueAt)} geplant.`,
  ReminderSent: ({ kind, date, devices }) =>
    `Wir haben dir eine Erinnerung (${code[kind]}) zum ${dateText(date)} geschickt, an ${counted(devices, 'Gerät', 'Geräte')}.`,
  ReminderCancelled: ({ kind, date, why }) =>
    `Eine Erinnerung (${code[kind]}) zum ${dateText(date)} ging nicht raus: ${code[why]}.`,
  StreamErased: () => 'Ein Teil deines Verlaufs wurde gelöscht.',
  ProgramStarted: ({ programType, startDate }) =>
    `Du hast am ${dateText(startDate)} ein Programm begonnen (${code[programType]}).`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `Ein Programm ist zu Ende: Es wurde ${code[reason]}${goalReachedOn ? ', sein Ziel war erreicht' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `Du hast dein Ziel geändert: ${numberText(goalValue)}${until(plannedEndDate)}, davor ${numberText(replaced.goalValue)}${until(replaced.plannedEndDate)}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `Du bist in Woche ${week} deines Programms beim Umfang der Woche davor geblieben.`
      : `Du hast den Umfang von Woche ${week} deines Programms übernommen.`,
  QuestSpun: ({ date, spin }) => `Du hast das Rad für den ${dateText(date)} gedreht (Drehung ${spin}).`,
  QuestAccepted: ({ date }) => `Du hast die Quest vom ${dateText(date)} angenommen.`,
  QuestCompleted: ({ date, points }) =>
    `Du hast die Quest vom ${dateText(date)} geschafft: ${counted(points, 'Punkt', 'Punkte')}.`,
  QuestSkipped: ({ date }) => `Du hast die Quest vom ${dateText(date)} ausgelassen.`,
  QuestCompletionUndone: ({ date }) =>
    `Du hast zurückgenommen, dass du die Quest vom ${dateText(date)} geschafft hast.`,
  QuestDayReset: ({ date }) => `Die Quest vom ${dateText(date)} wurde zurückgesetzt.`,
  WorkoutLogged: ({ date, durationMinutes, points }) =>
    `Du hast für den ${dateText(date)} ein Workout von ${durationMinutes} min eingetragen: ${counted(points, 'Punkt', 'Punkte')}.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `Du hast ein Workout berichtigt: ${durationMinutes} min für den ${dateText(date)}, davor ${replaced.durationMinutes} min für den ${dateText(replaced.date)}.`,
  WorkoutRetracted: () => 'Du hast ein Workout entfernt.',
  WorkoutTemplateSaved: () => 'Du hast ein eigenes Workout gespeichert.',
  WorkoutTemplateArchived: () => 'Du hast ein eigenes Workout archiviert.',
  RoutineOpened: ({ date }) => `Du hast die tägliche Routine vom ${dateText(date)} geöffnet.`,
  RoutineSetTicked: ({ date }) => `Du hast einen Satz der Routine vom ${dateText(date)} abgehakt.`,
  RoutineSetUnticked: ({ date }) => `Du hast den Haken an einem Satz vom ${dateText(date)} entfernt.`,
  RoutineCompleted: ({ date, points }) =>
    `Du hast die Routine vom ${dateText(date)} geschafft: ${counted(points, 'Punkt', 'Punkte')}.`,
  RoutineReopened: ({ date }) => `Die Routine vom ${dateText(date)} war wieder offen.`,
  WeightLogged: ({ date, weight }) =>
    `Du hast dein Gewicht für den ${dateText(date)} eingetragen: ${numberText(weight.value)} ${weight.unit}.`,
  MeasurementsLogged: ({ date }) => `Du hast Messungen für den ${dateText(date)} eingetragen.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `Du hast ein Gewicht berichtigt: ${numberText(weight.value)} ${weight.unit} für den ${dateText(date)}, davor ${numberText(replaced.weight.value)} ${replaced.weight.unit} für den ${dateText(replaced.date)}.`,
  BodyMetricRetracted: () => 'Du hast eine Messung entfernt.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `Du hast ein Ergebnis deines Fitnesstests eingetragen: ${nameText(exerciseName)}, Tag ${day}.`,
  AssessmentSubmitted: ({ level }) => `Du hast deinen Fitnesstest abgegeben: ${code[level]}.`,
  BetaRequestSubmitted: () => 'Du hast um Zugang zur Beta gebeten.',
  BetaRequestApproved: () => 'Deine Anfrage nach Zugang wurde angenommen.',
  BetaRequestDenied: () => 'Deine Anfrage nach Zugang wurde abgelehnt.',
  BetaRequestReopened: () => 'Deine Anfrage nach Zugang war wieder offen.',
  BetaAccessKept: () => 'Deine Adresse hat sich geändert, und dein Zugang blieb.',
  BetaRequestExpired: () => 'Deine Anfrage nach Zugang ist abgelaufen.',
  BetaRequestWithdrawn: () => 'Deine Anfrage nach Zugang wurde zurückgezogen.',
  PushDeviceAdded: ({ name }) => `Du hast Erinnerungen für ein Gerät eingeschaltet: ${name}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member'
      ? 'Du hast Erinnerungen für ein Gerät ausgeschaltet.'
      : 'Ein Gerät bekommt keine Erinnerungen mehr: Sein Browser hat sie aufgegeben.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `Du hast einen Code für ${circleId === null ? 'einen Buddy' : 'einen Kreis'} erstellt, gültig bis ${dateText(expiresAt)}.`,
  InvitationWithdrawn: () => 'Du hast eine Einladung zurückgezogen.',
  FriendshipBegan: () => 'Du und noch jemand wurdet Buddys.',
  FriendshipEnded: () => 'Du hast dich von einem Buddy getrennt.',
  MemberBlocked: () => 'Du hast jemanden blockiert.',
  MemberUnblocked: () => 'Du blockierst jemanden nicht mehr.',
  NudgesChosen: ({ isOn }) => `Du hast das Anstupsen mit einem Buddy ${isOn ? 'ein' : 'aus'}geschaltet.`,
  FriendNudged: ({ date }) => `Du hast am ${dateText(date)} einen Buddy an seine Serie erinnert.`,
  CheerSent: ({ kind, date }) => `Du hast am ${dateText(date)} einen Buddy angefeuert: ${code[kind]}.`,
  CircleInvitationTaken: () => 'Jemand ist über deine Einladung in einen Kreis gekommen.',
  CircleJoined: ({ startsOn, endsOn }) =>
    `Du bist in einen Kreis gekommen, der vom ${dateText(startsOn)} bis zum ${dateText(endsOn)} geht.`,
  CircleLeft: ({ dates }) =>
    `Du hast einen Kreis verlassen. Deine Tage, die in seiner Zahl bleiben: ${dates.length}.`,
  CircleResultSeen: ({ total, isReached }) =>
    `Ein Kreis endete bei ${total}: ${isReached ? 'Er hat sein Ziel erreicht' : 'Er hat sein Ziel nicht erreicht'}.`,
  CircleBegun: () => 'Ein Kreis hat begonnen.',
  CirclePlaceTaken: () => 'Ein Platz in einem Kreis wurde besetzt.',
  CirclePlaceFreed: () => 'Ein Platz in einem Kreis war wieder frei.',
  SignInOpened: ({ email }) => `Du hast dein Konto mit ${email} eröffnet.`,
  SignInAddressConfirmed: ({ email }) => `Du hast gezeigt, dass die Adresse ${email} dir gehört.`,
  PasskeyAdded: ({ name }) => `Du hast einen Passkey hinzugefügt: ${name}.`,
  PasskeyRenamed: ({ name }) => `Du hast einem Passkey einen anderen Namen gegeben: ${name}.`,
  PasskeyRemoved: () => 'Du hast einen Passkey entfernt.',
  RecoveryCodesIssued: ({ codeHashes }) =>
    `Du hast ${counted(codeHashes.length, 'Wiederherstellungscode', 'Wiederherstellungscodes')} erstellt.`,
  RecoveryUsed: () => 'Du hast dich mit einem Wiederherstellungscode angemeldet.',
  FirstAdminNamed: () => 'Du hast als erstes Mitglied die Rechte eines Admins bekommen.',
  OutsideSignInLinked: () => 'Ein Konto bei einem anderen Anmeldedienst darf dich jetzt hier anmelden.',
  OutsideSignInUnlinked: () => 'Du hast die Anmeldung über einen anderen Dienst entfernt.',
  MemberReported: ({ reason }) => `Du hast den Admins jemanden gemeldet (${code[reason]}).`,
  ReportClosed: () => 'Ein Admin hat eine Meldung von dir geschlossen.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `Du hast einen Zugangsschlüssel für ein anderes Programm erstellt: ${name} (${scopes.join(', ')}), gültig bis ${dateText(expiresAt)}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined
      ? 'Du hast den Zugangsschlüssel eines anderen Programms widerrufen.'
      : 'Der Betreiber hat den Zugangsschlüssel eines anderen Programms beendet.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `Du hast einen Webhook hinzugefügt: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `Du hast einen Webhook geändert: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `Du hast einem Webhook ein anderes Geheimnis zum Signieren gegeben. Das davor signierte bis ${dateText(previousUntil)}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'Du hast einen Webhook fortgesetzt.',
  WebhookRemoved: () => 'Du hast einen Webhook entfernt.',
  HandleClaimed: () => 'Der Name einer öffentlichen Seite wurde vergeben.',
  HandleReleased: () => 'Der Name einer öffentlichen Seite wurde frei.',
  HandleChosen: ({ handle }) => `Du hast den Namen deiner öffentlichen Seite gewählt: ${handle}.`,
  HandleGivenUp: () => 'Du hast den Namen deiner öffentlichen Seite aufgegeben.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `Du hast gewählt, was deine öffentliche Seite zeigt: ${facts.length === 0 ? 'nichts' : facts.map((fact) => code[fact]).join(', ')}. Suchmaschinen dürfen sie ${isIndexed ? '' : 'nicht '}zeigen.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === ''
      ? 'Deine öffentliche Seite bleibt offline.'
      : `Ein Admin hat deine öffentliche Seite offline genommen: ${reason}`,
  PublicPageGivenBack: () => 'Ein Admin hat deine öffentliche Seite wieder freigegeben.',
  PersonalDataViewed: () => 'Ein Admin hat persönliche Daten angesehen.',
  SessionsEnded: () => 'Der Betreiber hat Sitzungen beendet.',
  TokensEnded: () => 'Der Betreiber hat Zugangsschlüssel beendet.',
  WebhooksHalted: () => 'Ein Admin hat Webhooks angehalten.',
  DeadLetterSkipped: () => 'Der Betreiber hat ein Ereignis übergangen.',
  ExportedCopyRemoved: () => 'Der Betreiber hat einen Export von Daten gelöscht.',
  OutageDeclared: () => 'Tage mit einem Ausfall wurden für alle neutral.',
  RulesAdopted: () => 'Für alle gelten andere Regeln.',
  ZoneRulesAdopted: () =>
    'Tage in einigen Zeitzonen wurden neu gezählt, weil ein Gesetz dort die Uhren verstellt hat.',
  OutageRevoked: () => 'Tage mit einem Ausfall zählen wieder wie sonst.',
  WheelRulesAdopted: ({ from }) =>
    `Ab dem ${dateText(from)} zieht das Rad unter den acht Quests, die es zeigt.`,
  WheelSeedCommitted: ({ month }) => `Das Rad hat sich für ${month} auf sein Geheimnis festgelegt.`,
  WheelSeedRevealed: ({ month }) => `Das Rad hat sein Geheimnis für ${month} offengelegt.`,
};
