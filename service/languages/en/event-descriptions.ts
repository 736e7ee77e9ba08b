import type { FitnessLevel } from '#domain/assessment/assessment-events.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { ProfileChanges } from '#domain/member/member-events.ts';
import type { ProgramEnded, ProgramType } from '#domain/program/program-events.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { CancelReason, ReminderKind } from '#domain/reminders/reminder-events.ts';
import type { PauseReason } from '#domain/streak/pause-rules.ts';
import type { ReportReason } from '#domain/together/report-events.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

type EventDescriptions = {
  readonly [Type in DomainEvent['type']]: (event: Extract<DomainEvent, { type: Type }>) => string;
};

/** The words of other languages for the codes in events. English says the codes themselves. */
export type CodeWords = Readonly<
  Record<
    | CancelReason
    | CheerKind
    | FitnessLevel
    | keyof ProfileChanges
    | PauseReason
    | ProgramEnded['reason']
    | ProgramType
    | PublicFact
    | ReminderKind
    | ReportReason,
    string
  >
>;

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'You stopped a webhook.',
  failing: 'A webhook was stopped: its receiver accepted nothing for three days.',
  gone: 'A webhook was stopped: its receiver said that it is gone.',
  admin: 'An admin stopped a webhook.',
};

/** Each event in words to its member that need no glossary: in the export of their data, and in what a token did. */
export const eventDescriptions = {
  MemberRegistered: () => 'You signed in for the first time.',
  SignInDetailsChanged: () => 'Your sign-in told us something new about you.',
  ProfileUpdated: ({ changes }) => `You changed your profile: ${Object.keys(changes).join(', ')}.`,
  TimeZoneChanged: ({ zone }) => `You moved to the time zone ${zone}.`,
  TimeZoneCorrected: ({ zone, since }) => `You set the time zone right: ${zone} since ${since}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `You chose a language: ${language ?? 'that of your browser'}.`
      : `You signed in with a browser in the language ${language ?? 'en'}.`,
  RulesSeen: () => 'You read what new rules change.',
  PreferencesKept: () => 'You kept your settings.',
  SkipTokenUsed: ({ date }) => `You used a skip token for ${date}.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'We paused' : 'You paused'} your streak from ${from} to ${until} (${reason}).`,
  StreakResumed: ({ on }) => `You ended a pause of your streak: it goes on from ${on}.`,
  MemberReset: () => 'Your programs, workouts, quests, points and measurements started again from nothing.',
  MemberDataErased: () => 'Your data was cleared.',
  AccountKept: () => 'Your account was kept after your data was cleared.',
  AccountDeleted: () => 'Your account was deleted.',
  CheckedIn: ({ energy, mood, sore }) =>
    `You said how you are: energy ${energy} of 5, mood ${mood} of 5${sore.length === 0 ? '' : `, sore: ${sore.join(', ')}`}.`,
  CheckInRemoved: ({ date }) => `You deleted how you were on ${date}.`,
  ImportBegun: ({ source, fileName }) =>
    `You began to bring your history along from ${source}${fileName === null ? '' : ` (${fileName})`}.`,
  WorkoutsImported: ({ source, workouts }) => `${workouts.length} workouts from ${source} were added.`,
  WeightsImported: ({ source, weights }) => `${weights.length} weights from ${source} were added.`,
  ImportCompleted: () => 'Your history from another app was complete.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `You took an import back: ${workoutIds.length} workouts and ${entryIds.length} weights.`,
  RecapMade: ({ week }) => `The recap of the week ${week} was made.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `You changed when reminders may come: quiet from ${from} to ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) => `A reminder (${kind}) of ${date} was planned for ${dueAt}.`,
  ReminderSent: ({ kind, date, devices }) =>
    `We sent you a reminder (${kind}) of ${date}, to ${devices} devices.`,
  ReminderCancelled: ({ kind, date, why }) => `A reminder (${kind}) of ${date} was not sent: ${why}.`,
  StreamErased: () => 'A part of your history was erased.',
  ProgramStarted: ({ programType, startDate }) => `You started a program (${programType}) on ${startDate}.`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `A program ended: it was ${reason}${goalReachedOn ? ', its goal reached' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `You changed your goal: ${goalValue} by ${plannedEndDate}, before ${replaced.goalValue} by ${replaced.plannedEndDate}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `You kept the amount of work of the week before in week ${week} of your program.`
      : `You took the amount of work of week ${week} of your program.`,
  QuestSpun: ({ date, spin }) => `You spun the wheel of ${date} (spin ${spin}).`,
  QuestAccepted: ({ date }) => `You accepted the quest of ${date}.`,
  QuestCompleted: ({ date, points }) => `You completed the quest of ${date}: ${points} points.`,
  QuestSkipped: ({ date }) => `You skipped the quest of ${date}.`,
  QuestCompletionUndone: ({ date }) => `You took back the completion of the quest of ${date}.`,
  QuestDayReset: ({ date }) => `The quest of ${date} was reset.`,
  WorkoutLogged: ({ date, durationMinutes, points }) =>
    `You logged a workout of ${durationMinutes} minutes for ${date}: ${points} points.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `You corrected a workout: ${durationMinutes} minutes for ${date}, before ${replaced.durationMinutes} minutes for ${replaced.date}.`,
  WorkoutRetracted: () => 'You removed a workout.',
  WorkoutTemplateSaved: () => 'You saved a workout of your own.',
  WorkoutTemplateArchived: () => 'You archived a workout of your own.',
  RoutineOpened: ({ date }) => `You opened the daily routine of ${date}.`,
  RoutineSetTicked: ({ date }) => `You ticked a set of the routine of ${date}.`,
  RoutineSetUnticked: ({ date }) => `You took back the tick of a set of ${date}.`,
  RoutineCompleted: ({ date, points }) => `You completed the routine of ${date}: ${points} points.`,
  RoutineReopened: ({ date }) => `The routine of ${date} was open again.`,
  WeightLogged: ({ date, weight }) => `You logged your weight for ${date}: ${weight.value} ${weight.unit}.`,
  MeasurementsLogged: ({ date }) => `You logged measurements for ${date}.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `You corrected a weight: ${weight.value} ${weight.unit} for ${date}, before ${replaced.weight.value} ${replaced.weight.unit} for ${replaced.date}.`,
  BodyMetricRetracted: () => 'You removed a measurement.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `You entered a result of your assessment: ${exerciseName}, day ${day}.`,
  AssessmentSubmitted: ({ level }) => `You submitted your assessment: ${level}.`,
  BetaRequestSubmitted: () => 'You asked for access to the beta.',
  BetaRequestApproved: () => 'Your request for access was approved.',
  BetaRequestDenied: () => 'Your request for access was denied.',
  BetaRequestReopened: () => 'Your request for access was opened again.',
  BetaAccessKept: () => 'Your address changed, and you kept your access.',
  BetaRequestExpired: () => 'Your request for access expired.',
  BetaRequestWithdrawn: () => 'Your request for access was withdrawn.',
  PushDeviceAdded: ({ name }) => `You turned reminders on for a device: ${name}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member'
      ? 'You turned reminders off for a device.'
      : 'A device no longer gets reminders: its browser gave up the subscription.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `You made a code for ${circleId === null ? 'a friend' : 'a circle'}, until ${expiresAt}.`,
  InvitationWithdrawn: () => 'You took an invitation back.',
  FriendshipBegan: () => 'You and somebody else became friends.',
  FriendshipEnded: () => 'You ended a friendship.',
  MemberBlocked: () => 'You blocked somebody.',
  MemberUnblocked: () => 'You ended a block.',
  NudgesChosen: ({ isOn }) => `You switched nudges of a friend ${isOn ? 'on' : 'off'}.`,
  FriendNudged: ({ date }) => `You reminded a friend of their streak on ${date}.`,
  CheerSent: ({ kind, date }) => `You cheered a friend on ${date}: ${kind}.`,
  CircleInvitationTaken: () => 'Somebody joined a circle by your invitation.',
  CircleJoined: ({ startsOn, endsOn }) => `You joined a circle from ${startsOn} to ${endsOn}.`,
  CircleLeft: ({ dates }) => `You left a circle: ${dates.length} of your days stay in its number.`,
  CircleResultSeen: ({ total, isReached }) =>
    `A circle ended at ${total}: ${isReached ? 'it reached its aim' : 'it did not reach its aim'}.`,
  CircleBegun: () => 'A circle began.',
  CirclePlaceTaken: () => 'A place of a circle was taken.',
  CirclePlaceFreed: () => 'A place of a circle was free again.',
  SignInOpened: ({ email }) => `You opened your account with ${email}.`,
  SignInAddressConfirmed: ({ email }) => `You showed that the address ${email} is yours.`,
  PasskeyAdded: ({ name }) => `You added a passkey: ${name}.`,
  PasskeyRenamed: ({ name }) => `You gave a passkey another name: ${name}.`,
  PasskeyRemoved: () => 'You removed a passkey.',
  RecoveryCodesIssued: ({ codeHashes }) => `You made ${codeHashes.length} recovery codes.`,
  RecoveryUsed: () => 'You signed in with a recovery code.',
  FirstAdminNamed: () => 'You became the first admin.',
  OutsideSignInLinked: () => 'You let an account at another sign-in service sign you in here.',
  OutsideSignInUnlinked: () => 'You took the sign-in at another service away.',
  MemberReported: ({ reason }) => `You reported somebody to the admins (${reason}).`,
  ReportClosed: () => 'An admin closed a report of yours.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `You made a token for another program: ${name} (${scopes.join(', ')}), until ${expiresAt}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined
      ? 'You revoked a token of another program.'
      : 'An operator ended a token of another program.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `You added a webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `You changed a webhook: ${url} (${[...kinds, ...scopes].join(', ')}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `You gave a webhook another signing secret. The one before signed until ${previousUntil}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'You resumed a webhook.',
  WebhookRemoved: () => 'You removed a webhook.',
  HandleClaimed: () => 'The name of a public page was taken.',
  HandleReleased: () => 'The name of a public page was given back.',
  HandleChosen: ({ handle }) => `You chose the name of your public page: ${handle}.`,
  HandleGivenUp: () => 'You gave up the name of your public page.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `You chose what your public page shows: ${facts.length === 0 ? 'nothing' : facts.join(', ')}, ${isIndexed ? 'listed' : 'not listed'} by search engines.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === '' ? 'Your public page stays down.' : `An admin took your public page down: ${reason}`,
  PublicPageGivenBack: () => 'An admin gave back your public page.',
  PersonalDataViewed: () => 'An admin looked at personal data.',
  SessionsEnded: () => 'An operator ended sessions.',
  TokensEnded: () => 'An operator ended access tokens.',
  WebhooksHalted: () => 'An admin stopped webhooks.',
  DeadLetterSkipped: () => 'An operator passed over an event.',
  ExportedCopyRemoved: () => 'An operator deleted an export of data.',
  OutageDeclared: () => 'Days of an outage were made neutral for everybody.',
  RulesAdopted: () => 'Other rules were adopted for everybody.',
  ZoneRulesAdopted: () => 'Days in some time zones were counted again, because a law moved the clocks there.',
  OutageRevoked: () => 'Days of an outage count as usual again.',
  WheelRulesAdopted: ({ from }) => `From ${from} on the wheel draws among the eight quests that it shows.`,
  WheelSeedCommitted: ({ month }) => `The wheel committed to its seed of ${month}.`,
  WheelSeedRevealed: ({ month }) => `The wheel revealed its seed of ${month}.`,
} satisfies EventDescriptions;
