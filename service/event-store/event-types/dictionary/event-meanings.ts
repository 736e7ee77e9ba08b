import type { DomainEvent } from '#domain/events.ts';

/** The meaning of a field, and its unit where the type does not give one. Numbers always have a unit. */
export type FieldMeaning = string | readonly [meaning: string, unit: string];

type EventMeaning = {
  readonly meaning: string;
  /** By path, as `entry.value` and `results[].value`: fields that mean something of their own in this event. */
  readonly fields?: Readonly<Record<string, FieldMeaning>>;
};

const days = 'days';
const points = 'points';
const clock = "HH:MM of the member's clock";
const members = 'members';
const outsideAccountFields = {
  issuerHash: 'A keyed hash of the issuer. It names no provider.',
  accountHash: 'A keyed hash of issuer and subject. It names no account.',
};

/**
 * The meaning of a field in every event that has it, by the end of its path. `weight.grams` holds for `changes.weight.grams` too, unless a
 * longer end is listed.
 */
export const fieldMeanings: Readonly<Record<string, FieldMeaning>> = {
  memberId: 'The member whose event it is.',
  programId: 'The program that it belongs to.',
  requestId: 'The request for access; a keyed hash of its address.',
  entryId: 'The body metric: the id of the command that logged it.',
  importId: 'The import: the id of the command that began it.',
  source: 'The app that the history comes from.',
  batch: ['Which batch of the import.', 'number, from 1'],
  workoutId: 'The workout: the id of the command that logged it.',
  templateId: 'The template of the workout.',
  outageId: 'The outage.',
  questId: 'The quest, as the catalogue names it; lucky-day for the Lucky Day.',
  date: "The member's date that it counts for.",
  zone: 'The time zone in force.',
  points: ['What it earned, or what is withdrawn.', points],
  reason: 'Why, as typed by the person who did it.',
  email: 'The address, as the provider gives it.',
  emailVerified: 'Whether the provider has verified the address.',
  firstName: 'The first name; null when there is none.',
  lastName: 'The last name; null when there is none.',
  profileImageUrl: 'The address of a picture; null when there is none.',
  reviewedBy: 'The admin who decided.',
  adminNotes: 'Notes of the admin; null when there are none.',
  words: 'Words of the admin to the person who asked.',
  subject: 'The member concerned; null for several people or for everybody.',

  streams: 'The streams that are gone with the erasure, so that their absence is accounted for.',
  'streams[]': 'One stream that is gone.',
  'streams[].name': 'Its name, which holds the id of the member and may hold a date.',
  'streams[].revision': ['The revision of its last event.', 'revision, from 0'],
  'streams[].hash': 'The hash of its last event; null for events from before hashes.',

  weight: 'A body weight as entered, and in grams.',
  leanBodyMass: 'The lean body mass as entered, and in grams.',
  'weight.value': ['The weight as entered.', 'the unit beside it'],
  'startWeight.value': ['The weight as entered.', 'the unit beside it'],
  'targetWeight.value': ['The weight as entered.', 'the unit beside it'],
  'leanBodyMass.value': ['The mass as entered.', 'the unit beside it'],
  grams: ['The same in whole grams.', 'g'],
  height: 'The height as entered, and in millimetres.',
  waistCircumference: 'The waist as entered, and in millimetres.',
  hipCircumference: 'The hips as entered, and in millimetres.',
  chestCircumference: 'The chest as entered, and in millimetres.',
  'height.value': ['The height as entered.', 'the unit beside it'],
  'waistCircumference.value': ['The circumference as entered.', 'the unit beside it'],
  'hipCircumference.value': ['The circumference as entered.', 'the unit beside it'],
  'chestCircumference.value': ['The circumference as entered.', 'the unit beside it'],
  millimetres: ['The same in whole millimetres.', 'mm'],
  unit: 'The unit in which it was entered.',
  bodyFatPercent: ['Body fat.', '% of body weight'],

  exercises: 'The exercises in their order.',
  'exercises[]': 'One exercise.',
  customExercises: "The member's own daily plan; empty for every other program.",
  'customExercises[]': 'One exercise of the plan.',
  'exercises[].type': 'What is counted: repetitions, time, steps or distance.',
  'customExercises[].type': 'What is counted: repetitions, time, steps or distance.',
  name: 'The name of the exercise.',
  sets: ['How many sets.', 'sets'],
  reps: ['Repetitions in each set.', 'repetitions'],
  durationSeconds: ['How long each set is held.', 's'],
  restSeconds: ['The rest after each set.', 's'],
  steps: ['How many steps.', 'steps'],
  distanceMiles: ['The distance to go.', 'miles'],
  durationMinutes: ['How long it took, or is planned to take.', 'min'],

  template: 'Which of the daily routines.',
  exerciseIndex: ['Which exercise of the routine.', 'index, from 0'],
  setIndex: ['Which set of the exercise.', 'index, from 0'],

  comparison: 'Whose numbers change by it, as computed when it was decided.',
  'comparison.asOf': 'The instant of the numbers.',
  'comparison.members': ['How many members were compared.', members],
  'comparison.changed': ['Of how many a number changes.', members],
  'comparison.fields': 'For each number, how it changes.',
  'fields.currentStreak': 'The current streak.',
  'fields.bestStreak': 'The best streak.',
  'fields.skipTokens': 'The skip tokens held.',
  raised: ['Of how many members it rises.', members],
  lowered: ['Of how many members it falls.', members],
  'currentStreak.sum': ['The sum of the differences over all members.', days],
  'bestStreak.sum': ['The sum of the differences over all members.', days],
  'skipTokens.sum': ['The sum of the differences over all members.', 'tokens'],

  startedAt: 'When the workout began; null when the sender did not say.',
  perceivedExertion: ['How hard it felt.', '1 to 10'],
  moodAfter: ['The mood afterwards.', '1 to 5'],
  isCompleted: 'Whether it was finished. Only a finished workout counts.',
  beyondDailyLimit: [
    'Present when it earned nothing, because the most workouts that earn points in a day were done already: that limit.',
    'workouts a day',
  ],
  overlaps: 'Present when its time overlaps another workout.',
  tooShort:
    'Present when it was sent as finished with less than 3 minutes and no set: it is stored as not finished.',
  'sets[]': 'One set as it was done.',
  'sets[].exercise': 'The exercise: a word of the catalogue or of the own plan.',
  'sets[].set': ['Which set of the exercise.', 'number, from 1'],
  'sets[].reps': ['Repetitions done; 0 for a set that is held.', 'repetitions'],
  'sets[].load': 'The weight moved; null for body weight.',
  'load.value': ['The weight as entered.', 'the unit beside it'],
  'load.kind': 'Present when the weight is taken off the body: less of it is progress.',
  'sets[].seconds': ['How long it was held; null for a set of repetitions.', 's'],
  'sets[].kind': 'Present for a warm-up, a drop set and a set to failure.',
  'sets[].rpe': ['Rate of perceived exertion; null when not given.', '1 to 10, in halves'],

  dueAt: 'When the reminder is due.',

  month: "A month of members' dates.",
  commitment: "The SHA-256 of the seed's text, in hex.",

  workoutReminders: 'Reminders of planned workouts.',
  questNotifications: 'News of the daily quest.',
  streakAlerts: 'Warnings that a streak is about to end.',
  weeklyProgress: 'The progress of the week.',
  achievementBadges: 'News of badges.',
  dailyMotivation: 'A line of motivation a day.',
  weekendCheckIns: 'Check-ins at the weekend.',
  programMilestones: 'Milestones of the program.',
};

/** When reminders of each kind come. */
const reminderTimes: Readonly<Record<string, FieldMeaning>> = Object.fromEntries(
  [
    'workoutReminders',
    'questNotifications',
    'streakAlerts',
    'weeklyProgress',
    'achievementBadges',
    'dailyMotivation',
    'weekendCheckIns',
    'programMilestones',
  ].map((kind) => [
    `times.${kind}`,
    ['When reminders of this kind come; the usual time when absent.', clock],
  ]),
);

const ofReminder: Readonly<Record<string, FieldMeaning>> = {
  kind: 'Which kind of reminder.',
  date: "The member's date that it is about.",
};

const workoutSets: Readonly<Record<string, FieldMeaning>> = {
  sets: 'The sets that were done, in their order; absent when the sender did not list them.',
};

const ofHandle: Readonly<Record<string, FieldMeaning>> = {
  handleId: 'The name and all that look like it; a keyed hash.',
  holder: 'Who holds it: a keyed hash of the member and the name.',
};

/** The meaning of each event, and of its fields that differ from `fieldMeanings`. A type without an entry does not compile. */
const circleTerms: Readonly<Record<string, FieldMeaning>> = {
  aim: 'What counts: active days of all together, or dates on which somebody had a quest.',
  target: ['How many the circle wants.', 'days'],
  startsOn: 'The first date.',
  endsOn: 'The last date.',
};

export const eventMeanings: Readonly<Record<DomainEvent['type'], EventMeaning>> = {
  AssessmentEntryRecorded: {
    meaning:
      'A result of the assessment was entered. It counts for nothing before the assessment is submitted.',
    fields: { entry: 'The result.', ...assessmentResult('entry') },
  },
  AssessmentSubmitted: {
    meaning: 'The 7-day assessment was submitted and scored.',
    fields: {
      results: 'The results of all days.',
      'results[]': 'One result.',
      ...assessmentResult('results[]'),
      score: ['The score of all results.', '0 to 12'],
      level: 'The level that follows from the score.',
      recommendations: 'At most three programs, best first.',
      'recommendations[]': 'One recommended program.',
      'recommendations[].id': 'Which program.',
      'recommendations[].confidence': 'How well it fits.',
    },
  },
  PersonalDataViewed: {
    meaning: 'An admin looked at personal fields of an event, or an operator at those of many.',
    fields: {
      viewedBy: 'The admin; system for an operator who gave none.',
      viewedStream: 'The stream looked at; on the command line also a pattern, or $all.',
      viewedRevision: ['The last event looked at.', 'revision, from 0'],
    },
  },
  SessionsEnded: {
    meaning: 'An operator ended the sessions of a member, or of everybody.',
    fields: { endedBy: 'The admin; system for an operator who gave none.' },
  },
  TokensEnded: {
    meaning: 'An operator ended the access tokens of a member, or of everybody.',
    fields: { endedBy: 'The admin; system for an operator who gave none.' },
  },
  WebhooksHalted: {
    meaning: 'An admin stopped a webhook, or all.',
    fields: { haltedBy: 'The admin.', webhookId: 'The webhook; null for all.' },
  },
  DeadLetterSkipped: {
    meaning: 'An event that a read model cannot process is passed over from now on.',
    fields: {
      skippedBy: 'The admin; system for an operator who gave none.',
      projection: 'The read model.',
      skippedEvent: 'The id of the event.',
    },
  },
  ExportedCopyRemoved: {
    meaning: 'An operator has deleted an export that might still hold erased people.',
    fields: {
      removedBy: 'The admin; system for an operator who gave none.',
      copy: 'The id under which the export was registered.',
      note: 'How it was deleted, as typed by the operator.',
    },
  },
  BetaRequestSubmitted: {
    meaning: 'Somebody asked for access to the beta.',
    fields: {
      email: 'The address as typed, trimmed.',
      requestedBy: 'The member who was signed in when asking; null for a visitor.',
      language: 'The language of the answer, as a BCP 47 tag; absent for English.',
    },
  },
  BetaRequestApproved: { meaning: 'An admin approved a request for access.' },
  BetaRequestDenied: {
    meaning: 'An admin denied a request for access.',
    fields: { askAgainFrom: 'The first day on which the address may ask again.' },
  },
  BetaRequestReopened: { meaning: 'An admin reopened a decided request for access.' },
  BetaAccessKept: {
    meaning: 'The approved address left an account at the provider, and the account kept its access.',
    fields: { keptFor: 'The member whose address changed.' },
  },
  BetaRequestExpired: { meaning: 'A request was denied or unanswered for 180 days, and was deleted.' },
  BetaRequestWithdrawn: { meaning: 'A request was deleted with the account it belongs to.' },
  WeightLogged: { meaning: 'A body weight was logged.' },
  MeasurementsLogged: {
    meaning: 'Body measurements were logged: those that are present.',
    fields: { measurements: 'The measurements.' },
  },
  WeightCorrected: {
    meaning: 'A logged weight was corrected. The entry keeps its id.',
    fields: { replaced: 'What it was before.', 'replaced.date': 'The date that it had before.' },
  },
  BodyMetricRetracted: {
    meaning: 'A logged weight or measurement was removed.',
    fields: { importId: 'The import that it came with; absent for one that was logged here.' },
  },
  StreamErased: { meaning: 'The last event of a deleted stream: what came before it does not count.' },
  HandleClaimed: {
    meaning: 'A name of a public page was claimed. Neither the name nor the member can be read from it.',
    fields: ofHandle,
  },
  HandleReleased: {
    meaning: 'A name of a public page was given back.',
    fields: { ...ofHandle, freeFrom: 'From when on it can be claimed again.' },
  },
  HandleChosen: {
    meaning: 'The member chose the name of their public page.',
    fields: {
      handle: 'The name, as the address of the page has it.',
      handleId: 'The stream in which the name is claimed; a keyed hash.',
      changeableFrom: 'From when on the member can choose another.',
    },
  },
  HandleGivenUp: {
    meaning: 'The member gave up the name of their public page.',
    fields: { handleId: 'The stream in which the name was claimed; a keyed hash.' },
  },
  PublicFactsChosen: {
    meaning: 'The member chose what their public page shows.',
    fields: {
      facts: 'The shown facts; none for a page with its name only.',
      'facts[]': 'One fact.',
      isIndexed: 'Whether search engines may list the page.',
    },
  },
  PublicPageTakenDown: {
    meaning: 'An admin took the public page of the member down.',
    fields: { takenDownBy: 'The admin.', reason: 'Why, as the member reads it.' },
  },
  PublicPageGivenBack: {
    meaning: 'An admin gave back the public page of the member.',
    fields: { givenBackBy: 'The admin.', note: 'Why, in the words of the admin.' },
  },
  MemberRegistered: {
    meaning: 'Somebody signed in for the first time.',
    fields: { zone: 'The time zone of the device at the first sign-in.' },
  },
  SignInDetailsChanged: { meaning: 'The provider gave other details of the member at a sign-in.' },
  ProfileUpdated: {
    meaning: 'The member changed their profile: the fields that are present.',
    fields: {
      changes: 'The changed fields.',
      'changes.age': 'The age, and when it was given.',
      'changes.age.years': ['The age on the date it was given.', 'years'],
      'changes.age.givenOn': 'The date on which the age was given.',
      'changes.gender': 'The gender.',
      'changes.unitPreference': 'The units in which numbers are shown.',
      'changes.activityLevel': 'How active the member is beside training.',
      'changes.equipment': 'What the member can train with.',
      'changes.equipment[]': 'One piece of equipment; none for body weight.',
      'changes.daysPerWeek': ['On how many days a week the member wants to train.', 'days a week'],
      'changes.minutesPerDay': ['How long a session may take.', 'min'],
      'changes.injuries': "Injuries, in the member's own words.",
      'changes.questWheelEnabled': 'Whether the wheel is shown.',
      'changes.notificationFrequency': 'How often news may come.',
      'changes.goalBaseline': 'The weight from which progress is measured: 180 lb, or that of the start.',
      'changes.useTokensAutomatically': 'Whether a missed day spends a skip token by itself.',
      'changes.bodyFatTarget': ['The body fat aimed at.', '% of body weight'],
      'changes.excludedExercises': 'The exercises that are not for the member.',
      'changes.excludedExercises[]': 'One exercise, once.',
      'changes.excludedExercises[].reason': 'Why; null when not given.',
      'changes.restDaysKeepStreak': 'Whether planned rest days keep the streak.',
      'changes.recapByMail': 'Whether the weekly recap comes by mail.',
      'changes.wheelSkin': 'How the wheel of quests looks.',
    },
  },
  TimeZoneChanged: {
    meaning: 'The member moved to another time zone.',
    fields: { from: 'From when on it is in force.' },
  },
  TimeZoneCorrected: {
    meaning: 'The stored time zone was wrong, and is replaced.',
    fields: { since: 'Since when the right one is in force.' },
  },
  LanguageChosen: {
    meaning: 'The member chose a language, or signed in with a browser of another language than before.',
    fields: {
      language: 'A BCP 47 tag; null when the member leaves it to the browser.',
      by: 'Who named it: the member, whose choice comes first, or the browser.',
    },
  },
  RulesSeen: {
    meaning: 'The member has read what changes for them by adopted rules.',
    fields: { version: 'The rules.' },
  },
  PreferencesKept: {
    meaning: 'The member saved settings: the groups that are present.',
    fields: {
      notifications: 'Which notifications are wanted.',
      privacy: 'What is allowed to be done with the data.',
      'privacy.dataCollection': 'Collecting data on use.',
      'privacy.analytics': 'Analysis of use.',
      'privacy.personalizedRecommendations': 'Recommendations made of own data.',
      'privacy.shareProgress': 'Sharing progress with others.',
      'privacy.publicProfile': 'A public profile.',
      'privacy.exerciseHistory': 'Keeping the history of exercises.',
      'privacy.locationTracking': 'Use of the location.',
      'privacy.thirdPartyIntegrations': 'Exchange with services of others.',
    },
  },
  SkipTokenUsed: {
    meaning: 'The member spent a skip token on a missed day.',
    fields: { date: 'The missed day, which it protects.' },
  },
  StreakPaused: {
    meaning: 'A streak is paused: its days are neutral unless the member is active on them.',
    fields: {
      from: 'The first paused date.',
      until: 'The last paused date.',
      reason: 'Holiday, illness or injury.',
      grantedBy: 'The admin who granted it beyond the limits; absent otherwise.',
      grantReason: 'Why the admin granted it.',
    },
  },
  StreakResumed: {
    meaning: 'A pause ended early.',
    fields: {
      on: 'The first date that is no longer paused.',
      until: 'The last date of the pause that ends.',
    },
  },
  CheckedIn: {
    meaning:
      'A member said how they are. It takes the place of an earlier one of the same date, earns nothing and holds no streak.',
    fields: {
      energy: ['Energy, from empty to full.', '1 to 5'],
      mood: ['Mood, from low to great.', '1 to 5'],
      sore: 'The sore areas of the body; empty when nothing is sore.',
      'sore[]': 'One area.',
    },
  },
  CheckInRemoved: { meaning: 'A member deleted how they were on a date.' },
  ImportBegun: {
    meaning: 'A member began to bring their history along from another app.',
    fields: {
      fileName: 'The names of the files; null when they were not sent.',
      exercises: 'What the member answered about exercises of the files; absent when nothing was asked.',
      'exercises[]': 'One answer.',
      'exercises[].name': 'The name in the file.',
      'exercises[].as': 'The name here; null when the name in the file stays.',
      'exercises[].load': 'What its load means.',
    },
  },
  WorkoutsImported: {
    meaning:
      'Workouts that were done elsewhere were added. They earn nothing and move no streak, and dates before the account are allowed.',
    fields: {
      workouts: 'The workouts that were not known before; none when all were.',
      'workouts[]': 'One workout.',
      'workouts[].workoutId': 'The same workout of the same source always has the same id.',
      'workouts[].date': 'The date on which it was done.',
      'workouts[].startedAt': 'When it began; null when the file names no moment.',
      'workouts[].name': 'Its name in the other app; null when it had none.',
      'workouts[].durationMinutes': ['How long it took; 0 when the file does not say.', 'min'],
      'workouts[].note': 'The note in the other app; null when it had none.',
      'workouts[].sets': 'Its sets in their order; empty when it had only a duration.',
    },
  },
  WeightsImported: {
    meaning: 'Weights that were recorded elsewhere were added.',
    fields: {
      weights: 'The weights that were not known before; none when all were.',
      'weights[]': 'One weigh-in.',
      'weights[].entryId': 'The same weigh-in of the same source always has the same id.',
      'weights[].date': 'The date of the weigh-in.',
      'weights[].bodyFatPercent': ['Body fat; null when the file has none.', '% of body weight'],
    },
  },
  ImportCompleted: { meaning: 'Everything that the member chose was stored.' },
  ImportWithdrawn: {
    meaning: 'An import was taken back as a whole. What the member had corrected since then stayed.',
    fields: {
      workoutIds: 'The workouts that came with it.',
      'workoutIds[]': 'One workout.',
      entryIds: 'The weights that came with it.',
      'entryIds[]': 'One weight.',
    },
  },
  MemberReset: {
    meaning: 'Everything but account, profile and access starts empty. The events before it no longer count.',
  },
  MemberDataErased: { meaning: "The member's data was erased; the account stays." },
  AccountKept: {
    meaning: 'The account that stays after an erasure: the first event of its new stream.',
    fields: { registeredAt: 'When the member first signed in.' },
  },
  AccountDeleted: { meaning: 'The account was deleted with all its data.' },
  ProgramStarted: {
    meaning: 'The member started a program.',
    fields: {
      programType: 'The kind of program.',
      sentType: 'The kind as the client named it, which may be an alias.',
      goalType: 'What is aimed at.',
      goalValue: ['How much of it.', 'goalUnit'],
      goalUnit: 'The unit of the goal.',
      startDate: 'The first day.',
      plannedEndDate: 'The last planned day; for an assessment the day after its last; null for an open end.',
      dailyTemplate: 'The daily routine; null for programs other than daily maintenance.',
      acknowledged: 'The hazards that the member accepted; empty without one.',
      'acknowledged[]': 'One hazard.',
      startWeight: 'The weight that the plan was agreed with; absent when none was known.',
      targetWeight: 'The agreed target weight; absent for goals without a weight.',
    },
  },
  ProgramEnded: {
    meaning: 'A program ended, by another one or by a reset.',
    fields: {
      reason: 'Replaced by another program, or ended by a reset.',
      goalReachedOn: 'The date on which the goal was reached; absent when it was not.',
    },
  },
  GoalChanged: {
    meaning: 'A member made the goal of the running program smaller, or its date later.',
    fields: {
      goalValue: ['The goal after the change.', 'goalUnit of the program'],
      plannedEndDate: 'The last planned day after the change.',
      targetWeight: 'The target weight after the change; absent for goals without a weight.',
      replaced: 'The goal before the change.',
      'replaced.goalValue': ['The goal before.', 'goalUnit of the program'],
      'replaced.plannedEndDate': 'The last planned day before.',
      'replaced.targetWeight': 'The target weight before; absent for goals without a weight.',
    },
  },
  DoseChosen: {
    meaning:
      'A member chose how much work a week of the program has. The latest choice of a week holds; without one it is the dose of the week.',
    fields: {
      week: ['The week of the program.', 'number, from 1'],
      choice: '`last-week`: the dose of the week before is kept; `this-week`: that of the week is taken.',
    },
  },
  QuestSpun: {
    meaning: 'The wheel was spun and stopped at a quest. A later spin of the same date takes its place.',
    fields: {
      spin: ['Which spin of the date.', 'number, from 1'],
      candidates:
        'The quests that could be drawn. By rules v1: sorted, without the Lucky Day. By v2: in the order of the wheel, with it.',
      'candidates[]': 'One quest.',
      draw: 'The HMAC-SHA-256 of member, date and spin under the seed, in hex: what decided.',
      seedId: "The first 16 digits of the seed's SHA-256.",
      rules: 'The version of the rules of the draw.',
      inputs: 'What the candidates, by v2 the wheel, were chosen by; absent before November 2026.',
      'inputs.equipment': 'The equipment of the member.',
      'inputs.equipment[]': 'One piece of equipment.',
      'inputs.isRestDay': 'Whether the plan marks the date as rest.',
      'inputs.catalogue': ['The version of the catalogue of quests.', 'version'],
      wheel: 'The wheel of the date, the same in each of its spins; absent by rules v1.',
      'wheel.slots': 'Its eight quests, clockwise from the top.',
      'wheel.slots[]': 'One quest.',
      'wheel.draw':
        'The HMAC-SHA-256 of member, date and the word wheel under the seed, in hex: what it was laid out by.',
    },
  },
  QuestAccepted: { meaning: 'The quest that the wheel gave was accepted.' },
  QuestCompleted: {
    meaning: 'The quest was done.',
    fields: {
      luckyDay: 'Whether it was the Lucky Day, which is done by being drawn.',
      note: 'The member’s own words, in a quest that is about writing.',
    },
  },
  QuestSkipped: { meaning: 'The quest was skipped: it costs a skip token and protects the date.' },
  QuestCompletionUndone: { meaning: 'The member took back that the quest was done.' },
  QuestDayReset: {
    meaning: 'An admin set the quest of a date back to the start.',
    fields: { resetBy: 'The admin.', tokenReturned: 'Whether a spent skip token came back.' },
  },
  PushDeviceAdded: {
    meaning: 'The member switched reminders on in a browser, which then gets push messages.',
    fields: {
      deviceId: 'Names the device in later events.',
      endpoint: 'Where the push service of the browser takes messages.',
      p256dh: 'The public key of the browser, a point of P-256 in base64url.',
      auth: 'The secret shared with the browser, 16 bytes in base64url.',
      name: 'Browser and system.',
    },
  },
  PushDeviceRemoved: {
    meaning: 'A device gets no more push messages.',
    fields: {
      deviceId: 'The device.',
      reason: 'member: switched off; gone: unknown to its push service; replaced: by another subscription.',
    },
  },
  InvitationMade: {
    meaning: 'The member made a code that one other person can accept: as a friend, or into a circle.',
    fields: {
      invitationId: 'Names the invitation in later events.',
      codeHash: 'Keyed hash of the six letters. The code is stored nowhere.',
      expiresAt: 'The instant from which the code no longer works.',
      circleId: 'The circle that it invites to; null for a friend.',
    },
  },
  InvitationWithdrawn: {
    meaning: 'The member took an invitation back.',
    fields: { invitationId: 'The invitation.' },
  },
  FriendshipBegan: {
    meaning: 'The member has a friend. The friend has an event of the same friendship in their own stream.',
    fields: {
      friendshipId: 'The number that both members share. It names neither.',
      invitationId: 'The invitation of this member that was accepted; null where this member accepted one.',
    },
  },
  FriendshipEnded: {
    meaning: 'The member ended a friendship. From then on neither sees the other.',
    fields: { friendshipId: 'The friendship.' },
  },
  MemberBlocked: {
    meaning: 'The member blocked another one, who can accept no invitation of the member from then on.',
    fields: { blockId: 'Names the block in later events.', blockedId: 'The blocked member.' },
  },
  MemberUnblocked: { meaning: 'The member ended a block.', fields: { blockId: 'The block.' } },
  NudgesChosen: {
    meaning: 'The member chose whether the two friends may nudge each other. Both must want it.',
    fields: { friendshipId: 'The friendship.', isOn: 'Whether the member wants it.' },
  },
  FriendNudged: {
    meaning: 'The member reminded a friend whose streak was at risk.',
    fields: { friendshipId: 'The friendship with that friend.', date: "The friend's date." },
  },
  CheerSent: {
    meaning: 'The member cheered a friend: once a day for each.',
    fields: {
      friendshipId: 'The friendship with that friend.',
      kind: 'Which of the five cheers.',
      date: "The member's date.",
    },
  },
  CircleInvitationTaken: {
    meaning: 'Somebody joined a circle by an invitation of the member.',
    fields: { invitationId: 'The invitation.', placeId: 'The place that it gave. It names no member.' },
  },
  CircleJoined: {
    meaning: 'The member joined a circle, or began it.',
    fields: { circleId: 'The circle.', ...circleTerms },
  },
  CircleLeft: {
    meaning: 'The member left a circle.',
    fields: {
      circleId: 'The circle.',
      dates: 'The dates that counted until then. They stay in the number of the circle.',
      'dates[]': 'One date.',
    },
  },
  CircleResultSeen: {
    meaning: 'The member has seen how a circle ended.',
    fields: {
      circleId: 'The circle.',
      total: ['How far it came: active days of all, or dates with a quest.', 'days'],
      isReached: 'Whether it reached its aim.',
    },
  },
  CircleBegun: {
    meaning: 'A circle began. The event names no member.',
    fields: { circleId: 'The circle.', ...circleTerms },
  },
  CirclePlaceTaken: {
    meaning: 'One of the twelve places of a circle was taken.',
    fields: { circleId: 'The circle.', placeId: 'A keyed hash under a key of the member.' },
  },
  CirclePlaceFreed: {
    meaning: 'A place of a circle is free again.',
    fields: { circleId: 'The circle.', placeId: 'The place.' },
  },
  SignInOpened: {
    meaning:
      'An account at the built-in sign-in was opened. It stays when the data of the member is cleared.',
    fields: {
      email: 'The address of the account, as the person typed it.',
      isConfirmed: 'Whether the person has shown that the address is theirs.',
      firstName: 'The first name as the person typed it; null when there is none.',
    },
  },
  SignInAddressConfirmed: {
    meaning: 'The person has shown that an address is theirs. From now on it is that of the account.',
    fields: { email: 'The address, as the person typed it.' },
  },
  PasskeyAdded: {
    meaning: 'A passkey was added, by which the member signs in.',
    fields: {
      passkeyId: 'The credential id of WebAuthn, in base64url.',
      publicKey: 'The public key in COSE form, in base64url. It is no secret.',
      counter: ['The counter of signatures at the registration; 0 without a counter.', 'signatures'],
      transports: 'How a browser reaches the authenticator, in the words of WebAuthn.',
      'transports[]': 'One way, such as usb or internal.',
      isSynced: 'Whether the passkey may be copied to other devices of the person.',
      name: 'The name that the member gave the passkey.',
    },
  },
  PasskeyRenamed: {
    meaning: 'The member gave a passkey another name.',
    fields: {
      passkeyId: 'The credential id of WebAuthn, in base64url.',
      name: 'The name that the member gave the passkey.',
    },
  },
  PasskeyRemoved: {
    meaning: 'A passkey was removed. It signs in no more.',
    fields: { passkeyId: 'The credential id of WebAuthn, in base64url.' },
  },
  RecoveryCodesIssued: {
    meaning: 'The member made recovery codes, which replace all earlier ones.',
    fields: {
      codeHashes: 'Keyed hashes of the codes. The codes are stored nowhere.',
      'codeHashes[]': 'The keyed hash of one code.',
    },
  },
  RecoveryUsed: {
    meaning: 'A recovery code signed the member in. It works no more.',
    fields: { codeHash: 'The keyed hash of the code.' },
  },
  FirstAdminNamed: {
    meaning: 'The account has the rights of an admin, by the code that the first start printed.',
  },
  OutsideSignInLinked: {
    meaning: 'From now on an account at an outside provider signs the member in.',
    fields: outsideAccountFields,
  },
  OutsideSignInUnlinked: {
    meaning: 'An account at an outside provider signs in the member no more, and no other member by itself.',
    fields: outsideAccountFields,
  },
  MemberReported: {
    meaning: 'The member asked the admins to look at another member.',
    fields: {
      reportId: 'Names the report in later events.',
      reportedId: 'The member whom it is about.',
      reason: 'Why, as one of four words.',
      words: 'What the member wrote; empty for nothing.',
    },
  },
  ReportClosed: {
    meaning: 'An admin closed a report of the member.',
    fields: {
      reportId: 'The report.',
      reportedId: 'The member whom it was about.',
      closedBy: 'The admin.',
      note: 'What the admin decided.',
    },
  },
  TokenIssued: {
    meaning: 'The member made an access token, by which a program of theirs calls the API.',
    fields: {
      tokenId: 'Names the token in later events, and in the metadata of its commands.',
      name: 'The name that the member gave the token.',
      scopes: 'What the token may read or change.',
      'scopes[]': 'One permission, as reading or writing and of what.',
      tokenHash: 'SHA-256 of the token in hex. The token is stored nowhere.',
      expiresAt: 'The instant from which the token no longer works.',
    },
  },
  TokenRevoked: {
    meaning: 'The member, or an operator, ended an access token.',
    fields: {
      tokenId: 'The token.',
      endedBy: 'The admin, or system, where an operator ended it; absent where its member did.',
    },
  },
  WebhookAdded: {
    meaning: 'The member added a webhook: an address that gets their news.',
    fields: {
      webhookId: 'Names the webhook in later events.',
      url: 'The https address of the receiver.',
      kinds: 'The kinds of news that it gets.',
      'kinds[]': 'One kind of news.',
      scopes: 'The scopes that add personal fields to the news.',
      'scopes[]': 'One scope, as reading and of what.',
      secretId: 'Names the signing secret, which follows from it and from the data key of the member.',
    },
  },
  WebhookChanged: {
    meaning: 'The member changed the address, kinds or scopes of a webhook.',
    fields: {
      webhookId: 'The webhook.',
      url: 'The https address of the receiver.',
      kinds: 'The kinds of news that it gets.',
      'kinds[]': 'One kind of news.',
      scopes: 'The scopes that add personal fields to the news.',
      'scopes[]': 'One scope, as reading and of what.',
    },
  },
  WebhookSecretRotated: {
    meaning: 'The member gave a webhook another signing secret.',
    fields: {
      webhookId: 'The webhook.',
      secretId: 'Names the signing secret, which follows from it and from the data key of the member.',
      previousUntil: 'The instant until which the secret before signs as well.',
    },
  },
  WebhookStopped: {
    meaning: 'A webhook gets no more news until its member resumes it.',
    fields: {
      webhookId: 'The webhook.',
      reason:
        'member: by the member; failing: its receiver accepted nothing for three days; gone: its receiver answered 410; admin: by an admin.',
    },
  },
  WebhookResumed: {
    meaning: 'The member let a stopped webhook get news again.',
    fields: { webhookId: 'The webhook.' },
  },
  WebhookRemoved: {
    meaning: 'The member removed a webhook.',
    fields: { webhookId: 'The webhook.' },
  },
  RecapMade: {
    meaning: 'The recap of a week was made. It shows what was known at its place in the log.',
    fields: { week: ['The week.', 'ISO 8601 week'] },
  },
  ReminderSettingsChanged: {
    meaning: 'The member chose when reminders may come.',
    fields: {
      quietHours: 'When none may come; over midnight when the end is earlier than the beginning.',
      'quietHours.from': ['When they begin.', clock],
      'quietHours.to': ['When they end.', clock],
      times: 'When each kind comes.',
      ...reminderTimes,
    },
  },
  ReminderScheduled: {
    meaning: 'A timer for a reminder was set, in place of an earlier one of its kind.',
    fields: ofReminder,
  },
  ReminderSent: {
    meaning: 'A reminder was sent.',
    fields: {
      ...ofReminder,
      by: 'The way it took.',
      devices: ['How many devices took it; 0 for a mail.', 'devices'],
    },
  },
  ReminderCancelled: {
    meaning: 'A reminder was not sent.',
    fields: { ...ofReminder, why: 'Why it was not sent.' },
  },
  RoutineOpened: { meaning: 'A daily routine was opened, which fixes its plan for the date.' },
  RoutineSetTicked: { meaning: 'A set of a daily routine was ticked.' },
  RoutineSetUnticked: { meaning: 'A set of a daily routine was unticked.' },
  RoutineCompleted: { meaning: 'All sets of a daily routine were ticked.' },
  RoutineReopened: { meaning: 'A set was unticked after completion: completion and points are withdrawn.' },
  OutageDeclared: {
    meaning:
      'An outage was declared: dates that it overlaps by two hours or more are neutral for everybody who was not active.',
    fields: { from: 'When it began.', to: 'When it was over.', declaredBy: 'The admin.' },
  },
  OutageRevoked: { meaning: 'A declared outage was revoked.', fields: { revokedBy: 'The admin.' } },
  RulesAdopted: {
    meaning: 'Other rules of the streak hold from a date on.',
    fields: {
      version: 'Their name: v2 for the first that were adopted.',
      from: 'The first date for which they hold.',
      rules: 'The rules.',
      'rules.tokenHold': ['The most skip tokens that can be held.', 'tokens'],
      'rules.tokenStart': ['Skip tokens to start with.', 'tokens'],
      'rules.earnEvery': ['After how many active days in a row a token is earned.', days],
      'rules.creditDays': ['How late an activity may be recorded to count for the streak.', days],
      'rules.neutralUnderHours': ['Dates that are shorter for the member are neutral.', 'h'],
      adoptedBy: 'The admin.',
    },
  },
  ZoneRulesAdopted: {
    meaning:
      'A law has moved the clocks of a zone: days are counted by other rules of the zone from now on, and those since the change again.',
    fields: {
      version: 'The version of the tz database.',
      changes: 'The zones whose rules change.',
      'changes[]': 'The new rules of one zone.',
      'changes[].zone': 'The IANA name. Its links change with it.',
      'changes[].from': 'The first instant whose offset differs.',
      'changes[].rules': 'The rules, packed as in domain/kernel/zone-table.ts.',
    },
  },
  WheelRulesAdopted: {
    meaning: 'From a date on the wheel draws among the eight quests that it shows.',
    fields: { rules: 'The version of the rules.', from: 'The first date of a member that is drawn by them.' },
  },
  WheelSeedCommitted: {
    meaning: 'The hash of the seed of a month was published, before the month.',
    fields: { late: 'Whether the month had begun somewhere.' },
  },
  WheelSeedRevealed: {
    meaning: 'The seed of a month was published, after the month.',
    fields: { seed: 'The seed: 64 hex digits.', late: 'Whether it was due for more than a day.' },
  },
  WorkoutLogged: {
    meaning: 'A workout was logged.',
    fields: {
      date: 'The date of its start, if that is known; otherwise the date it was logged for.',
      claimedPoints: ['What the client claimed; null when it is what was given.', points],
      distanceMeters: ['How far an activity went; absent when the member did not say.', 'm'],
      ...workoutSets,
    },
  },
  WorkoutCorrected: {
    meaning: 'A logged workout was corrected. It keeps its id, and never earns twice.',
    fields: {
      ...workoutSets,
      replaced: 'What it was before.',
      'replaced.date': 'The date that it had before.',
      'replaced.sets': 'The sets before; absent when they were not listed.',
      'replaced.perceivedExertion': ['How hard it felt; null for a workout from another app.', '1 to 10'],
      'replaced.moodAfter': ['The mood afterwards; null for a workout from another app.', '1 to 5'],
      imported: 'Present for a workout from another app: it earns nothing, whatever its date.',
    },
  },
  WorkoutRetracted: {
    meaning: 'A logged workout was removed.',
    fields: { importId: 'The import that it came with; absent for one that was logged here.' },
  },
  WorkoutTemplateSaved: {
    meaning: 'A template of the member was saved; the newest one of its id stands.',
    fields: {
      name: 'Its name.',
      'exercises[].reps': ['Repetitions in each set; null when it is held for a time.', 'repetitions'],
      'exercises[].durationSeconds': ['How long each set is held; null for repetitions.', 's'],
    },
  },
  WorkoutTemplateArchived: { meaning: 'A template of the member was put away.' },
};

function assessmentResult(path: string): Readonly<Record<string, FieldMeaning>> {
  return {
    [`${path}.exerciseName`]: 'The exercise.',
    [`${path}.value`]: ['The result.', 'as type says'],
    [`${path}.type`]: 'What the value counts.',
    [`${path}.day`]: ['The day of the assessment.', '1 to 7'],
    [`${path}.notes`]: 'Notes of the member; null when there are none.',
    [`${path}.savedOn`]: "The member's date on which it was entered; an active day once submitted.",
  };
}
