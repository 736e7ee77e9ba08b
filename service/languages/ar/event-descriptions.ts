import { names } from '#domain/catalogue/languages/ar/names.ts';
import { inDictionary } from '#domain/catalogue/languages/dictionary.ts';
import type { WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CodeWords, eventDescriptions as english } from '../en/event-descriptions.ts';
import { apart, counted, device, minute, point } from './counts.ts';
import { dateText, numberText } from './format.ts';

const nameText = inDictionary(names);

const webhookStops: Readonly<Record<WebhookStopReason, string>> = {
  member: 'أوقفت خطاف ويب.',
  failing: 'أُوقف خطاف ويب: لم يقبل مستقبِله شيئًا طوال ثلاثة أيام.',
  gone: 'أُوقف خطاف ويب: قال مستقبِله إنه لم يعد موجودًا.',
  admin: 'أوقف مشرف خطاف ويب.',
};

const code: CodeWords = {
  'turned-off': 'معطّل',
  'no-device': 'لا جهاز',
  paused: 'متوقف مؤقتًا',
  'quiet-hours': 'ساعات الهدوء',
  'too-late': 'فات الأوان',
  limit: 'اكتفى ذلك اليوم',
  'not-needed': 'لم تعد له حاجة',
  'well-done': 'أحسنت',
  'keep-going': 'واصل',
  strong: 'يا للقوة',
  proud: 'أفخر بك',
  'high-five': 'كفّك',
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  advanced: 'متقدم',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  profileImageUrl: 'الصورة',
  age: 'العمر',
  gender: 'الجنس',
  height: 'الطول',
  weight: 'الوزن',
  unitPreference: 'الوحدات',
  activityLevel: 'النشاط',
  equipment: 'الأدوات',
  daysPerWeek: 'الأيام في الأسبوع',
  minutesPerDay: 'الدقائق في اليوم',
  injuries: 'الإصابات',
  questWheelEnabled: 'عجلة المهام',
  notificationFrequency: 'وتيرة التذكير',
  goalBaseline: 'نقطة بداية الهدف',
  useTokensAutomatically: 'بطاقات تخطٍّ تلقائية',
  bodyFatTarget: 'هدف دهون الجسم',
  excludedExercises: 'التمارين المستبعدة',
  restDaysKeepStreak: 'أيام الراحة تحفظ السلسلة',
  recapByMail: 'الملخص بالبريد',
  wheelSkin: 'مظهر العجلة',
  holiday: 'إجازة',
  illness: 'مرض',
  injury: 'إصابة',
  replaced: 'حلّ محله برنامج آخر',
  reset: 'بدأت من جديد',
  lean: 'الرشاقة',
  bulk: 'بناء العضلات',
  cardio_fitness: 'لياقة الكارديو',
  maintain: 'اللياقة اليومية',
  assessment: 'التقييم',
  streak: 'السلسلة',
  activeDays: 'الأيام النشطة',
  quests: 'المهام',
  badges: 'الشارات',
  level: 'المستوى',
  workoutReminders: 'التدريب',
  questNotifications: 'المهمة',
  streakAlerts: 'السلسلة',
  weeklyProgress: 'الأسبوع',
  achievementBadges: 'الشارات',
  dailyMotivation: 'التحفيز',
  weekendCheckIns: 'نهاية الأسبوع',
  programMilestones: 'البرنامج',
  harassment: 'إزعاج',
  name: 'الاسم',
  pretending: 'انتحال شخصية',
  other: 'شيء آخر',
};

/** An open goal has no end. */
const until = (date: MemberDay | null): string => (date === null ? '' : ` حتى ${dateText(date)}`);

export const eventDescriptions: Translated<typeof english> = {
  MemberRegistered: () => 'سجّلت دخولك أول مرة.',
  SignInDetailsChanged: () => 'أخبرنا تسجيل دخولك بشيء جديد عنك.',
  ProfileUpdated: ({ changes }) =>
    `غيّرت ملفك الشخصي: ${Object.keys(changes)
      .map((key) => code[key as keyof typeof changes])
      .join('، ')}.`,
  TimeZoneChanged: ({ zone }) => `انتقلت إلى المنطقة الزمنية ${apart(zone)}.`,
  TimeZoneCorrected: ({ zone, since }) => `صحّحت المنطقة الزمنية: ${apart(zone)} منذ ${dateText(since)}.`,
  LanguageChosen: ({ language, by }) =>
    by === 'member'
      ? `اخترت لغة: ${language === null ? 'لغة متصفحك' : apart(language)}.`
      : `سجّلت دخولك بمتصفح لغته ${apart(language ?? 'en')}.`,
  RulesSeen: () => 'قرأت ما تغيّره القواعد الجديدة.',
  PreferencesKept: () => 'حفظت إعداداتك.',
  SkipTokenUsed: ({ date }) => `استخدمت بطاقة تخطٍّ ليوم ${dateText(date)}.`,
  StreakPaused: ({ from, until, reason, grantedBy }) =>
    `${grantedBy ? 'أوقفنا' : 'أوقفت'} سلسلتك مؤقتًا من ${dateText(from)} إلى ${dateText(until)} (${code[reason]}).`,
  StreakResumed: ({ on }) => `أنهيت توقفًا لسلسلتك: تستمر من ${dateText(on)}.`,
  MemberReset: () => 'بدأت برامجك وتدريباتك ومهامك ونقاطك وقياساتك من الصفر.',
  MemberDataErased: () => 'مُسحت بياناتك.',
  AccountKept: () => 'بقي حسابك بعد مسح بياناتك.',
  AccountDeleted: () => 'حُذف حسابك.',
  CheckedIn: ({ energy, mood, sore }) =>
    `قلت كيف حالك: الطاقة ${energy} من 5، والمزاج ${mood} من 5${sore.length === 0 ? '' : `، وألم العضلات: ${sore.map(nameText).join('، ')}`}.`,
  CheckInRemoved: ({ date }) => `حذفت حالتك ليوم ${dateText(date)}.`,
  ImportBegun: ({ source, fileName }) =>
    `بدأت جلب سجلك من ${apart(source)}${fileName === null ? '' : ` (${apart(fileName)})`}.`,
  WorkoutsImported: ({ source, workouts }) =>
    `أُضيفت تدريبات من ${apart(source)}، وعددها ${numberText(workouts.length)}.`,
  WeightsImported: ({ source, weights }) =>
    `أُضيفت أوزان من ${apart(source)}، وعددها ${numberText(weights.length)}.`,
  ImportCompleted: () => 'اكتمل سجلك من تطبيق آخر.',
  ImportWithdrawn: ({ workoutIds, entryIds }) =>
    `تراجعت عن استيراد. التدريبات: ${numberText(workoutIds.length)}، والأوزان: ${numberText(entryIds.length)}.`,
  RecapMade: ({ week }) => `صار ملخص الأسبوع ${apart(week)} جاهزًا.`,
  ReminderSettingsChanged: ({ quietHours: { from, to } }) =>
    `غيّرت متى يصلك التذكير: هدوء من ${from} إلى ${to}.`,
  ReminderScheduled: ({ kind, date, dueAt }) =>
    `كان تذكير (${code[kind]}) ليوم ${dateText(date)} مقررًا في ${dateText(dueAt)}.`,
  ReminderSent: ({ kind, date, devices }) =>
    `أرسلنا إليك تذكيرًا (${code[kind]}) ليوم ${dateText(date)}، إلى ${counted(devices, device)}.`,
  ReminderCancelled: ({ kind, date, why }) =>
    `لم يُرسل تذكير (${code[kind]}) ليوم ${dateText(date)}: ${code[why]}.`,
  StreamErased: () => 'مُسح جزء من سجلك.',
  ProgramStarted: ({ programType, startDate }) =>
    `بدأت برنامجًا (${code[programType]}) في ${dateText(startDate)}.`,
  ProgramEnded: ({ reason, goalReachedOn }) =>
    `انتهى برنامج: ${code[reason]}${goalReachedOn ? '، وقد تحقق هدفه' : ''}.`,
  GoalChanged: ({ goalValue, plannedEndDate, replaced }) =>
    `غيّرت هدفك: ${numberText(goalValue)}${until(plannedEndDate)}، وقبله ${numberText(replaced.goalValue)}${until(replaced.plannedEndDate)}.`,
  DoseChosen: ({ week, choice }) =>
    choice === 'last-week'
      ? `في الأسبوع ${week} من برنامجك بقيت على قدر الأسبوع السابق.`
      : `أخذت قدر الأسبوع ${week} من برنامجك.`,
  QuestSpun: ({ date, spin }) => `أدرت عجلة ${dateText(date)} (اللفة ${spin}).`,
  QuestAccepted: ({ date }) => `قبلت مهمة ${dateText(date)}.`,
  QuestCompleted: ({ date, points }) => `أنجزت مهمة ${dateText(date)} وكسبت ${counted(points, point)}.`,
  QuestSkipped: ({ date }) => `تخطّيت مهمة ${dateText(date)}.`,
  QuestCompletionUndone: ({ date }) => `تراجعت عن إنجاز مهمة ${dateText(date)}.`,
  QuestDayReset: ({ date }) => `أُعيد ضبط مهمة ${dateText(date)}.`,
  WorkoutLogged: ({ date, durationMinutes, points }) =>
    `سجّلت تدريبًا من ${counted(durationMinutes, minute)} ليوم ${dateText(date)} وكسبت ${counted(points, point)}.`,
  WorkoutCorrected: ({ date, durationMinutes, replaced }) =>
    `صحّحت تدريبًا من ${counted(durationMinutes, minute)} ليوم ${dateText(date)}، وكان من ${counted(replaced.durationMinutes, minute)} ليوم ${dateText(replaced.date)}.`,
  WorkoutRetracted: () => 'أزلت تدريبًا.',
  WorkoutTemplateSaved: () => 'حفظت تدريبًا خاصًا بك.',
  WorkoutTemplateArchived: () => 'أرشفت تدريبًا خاصًا بك.',
  RoutineOpened: ({ date }) => `فتحت روتين ${dateText(date)}.`,
  RoutineSetTicked: ({ date }) => `أشّرت على مجموعة من روتين ${dateText(date)}.`,
  RoutineSetUnticked: ({ date }) => `أزلت التأشير عن مجموعة من روتين ${dateText(date)}.`,
  RoutineCompleted: ({ date, points }) => `أنجزت روتين ${dateText(date)} وكسبت ${counted(points, point)}.`,
  RoutineReopened: ({ date }) => `عاد روتين ${dateText(date)} مفتوحًا.`,
  WeightLogged: ({ date, weight }) =>
    `سجّلت وزنك ليوم ${dateText(date)}: ${apart(`${numberText(weight.value)} ${weight.unit}`)}.`,
  MeasurementsLogged: ({ date }) => `سجّلت قياسات ليوم ${dateText(date)}.`,
  WeightCorrected: ({ date, weight, replaced }) =>
    `صحّحت وزنًا: ${apart(`${numberText(weight.value)} ${weight.unit}`)} ليوم ${dateText(date)}، وكان ${apart(`${numberText(replaced.weight.value)} ${replaced.weight.unit}`)} ليوم ${dateText(replaced.date)}.`,
  BodyMetricRetracted: () => 'أزلت قياسًا.',
  AssessmentEntryRecorded: ({ entry: { exerciseName, day } }) =>
    `سجّلت نتيجة من تقييمك: ${apart(nameText(exerciseName))}، اليوم ${day}.`,
  AssessmentSubmitted: ({ level }) => `أرسلت تقييمك: ${code[level]}.`,
  BetaRequestSubmitted: () => 'طلبت دخول النسخة التجريبية.',
  BetaRequestApproved: () => 'قُبل طلب دخولك.',
  BetaRequestDenied: () => 'رُفض طلب دخولك.',
  BetaRequestReopened: () => 'أُعيد فتح طلب دخولك.',
  BetaAccessKept: () => 'تغيّر عنوانك، وبقي دخولك.',
  BetaRequestExpired: () => 'انتهت مدة طلب دخولك.',
  BetaRequestWithdrawn: () => 'سُحب طلب دخولك.',
  PushDeviceAdded: ({ name }) => `شغّلت التذكير على جهاز: ${apart(name)}.`,
  PushDeviceRemoved: ({ reason }) =>
    reason === 'member' ? 'أوقفت التذكير على جهاز.' : 'لم يعد جهاز يتلقى التذكير: تخلّى متصفحه عنه.',
  InvitationMade: ({ circleId, expiresAt }) =>
    `أنشأت رمزًا ${circleId === null ? 'لصديق' : 'لدائرة'}، صالحًا حتى ${dateText(expiresAt)}.`,
  InvitationWithdrawn: () => 'سحبت دعوة.',
  FriendshipBegan: () => 'بدأت صداقة بينك وبين شخص آخر.',
  FriendshipEnded: () => 'أنهيت صداقة.',
  MemberBlocked: () => 'حظرت شخصًا.',
  MemberUnblocked: () => 'رفعت الحظر عن شخص.',
  NudgesChosen: ({ isOn }) => `${isOn ? 'شغّلت' : 'أوقفت'} التذكير الودّي مع صديق.`,
  FriendNudged: ({ date }) => `ذكّرت صديقًا بسلسلته في ${dateText(date)}.`,
  CheerSent: ({ kind, date }) => `شجّعت صديقًا في ${dateText(date)}: ${code[kind]}.`,
  CircleInvitationTaken: () => 'انضم شخص إلى دائرة بدعوتك.',
  CircleJoined: ({ startsOn, endsOn }) =>
    `انضممت إلى دائرة من ${dateText(startsOn)} إلى ${dateText(endsOn)}.`,
  CircleLeft: ({ dates }) => `غادرت دائرة. أيامك التي تبقى في مجموعها: ${dates.length}.`,
  CircleResultSeen: ({ total, isReached }) =>
    `انتهت دائرة عند ${total}: ${isReached ? 'بلغت هدفها' : 'لم تبلغ هدفها'}.`,
  CircleBegun: () => 'بدأت دائرة.',
  CirclePlaceTaken: () => 'شُغل مكان في دائرة.',
  CirclePlaceFreed: () => 'خلا مكان في دائرة.',
  SignInOpened: ({ email }) => `فتحت حسابك بالعنوان ${apart(email)}.`,
  SignInAddressConfirmed: ({ email }) => `أثبتّ أن العنوان ${apart(email)} لك.`,
  PasskeyAdded: ({ name }) => `أضفت مفتاح مرور: ${apart(name)}.`,
  PasskeyRenamed: ({ name }) => `أعطيت مفتاح مرور اسمًا آخر: ${apart(name)}.`,
  PasskeyRemoved: () => 'أزلت مفتاح مرور.',
  RecoveryCodesIssued: ({ codeHashes }) => `أنشأت رموز استرداد، وعددها ${codeHashes.length}.`,
  RecoveryUsed: () => 'سجّلت دخولك برمز استرداد.',
  FirstAdminNamed: () => 'صرت أول مشرف.',
  OutsideSignInLinked: () => 'صار حساب لدى خدمة أخرى يسجّل دخولك هنا.',
  OutsideSignInUnlinked: () => 'أزلت تسجيل الدخول بخدمة أخرى.',
  MemberReported: ({ reason }) => `أبلغت المشرفين عن شخص (${code[reason]}).`,
  ReportClosed: () => 'أغلق مشرف بلاغًا منك.',
  TokenIssued: ({ name, scopes, expiresAt }) =>
    `أنشأت رمز وصول لبرنامج آخر: ${apart(name)} (${apart(scopes.join(', '))})، صالحًا حتى ${dateText(expiresAt)}.`,
  TokenRevoked: ({ endedBy }) =>
    endedBy === undefined ? 'ألغيت رمز وصول لبرنامج آخر.' : 'ألغى مشغّل الخدمة رمز وصول لبرنامج آخر.',
  WebhookAdded: ({ url, kinds, scopes }) =>
    `أضفت خطاف ويب: ${apart(url)} (${apart([...kinds, ...scopes].join(', '))}).`,
  WebhookChanged: ({ url, kinds, scopes }) =>
    `غيّرت خطاف ويب: ${apart(url)} (${apart([...kinds, ...scopes].join(', '))}).`,
  WebhookSecretRotated: ({ previousUntil }) =>
    `أعطيت خطاف ويب سرّ توقيع آخر. وقّع السابق حتى ${dateText(previousUntil)}.`,
  WebhookStopped: ({ reason }) => webhookStops[reason],
  WebhookResumed: () => 'أعدت تشغيل خطاف ويب.',
  WebhookRemoved: () => 'أزلت خطاف ويب.',
  HandleClaimed: () => 'حُجز اسم صفحة عامة.',
  HandleReleased: () => 'صار اسم صفحة عامة متاحًا.',
  HandleChosen: ({ handle }) => `اخترت اسم صفحتك العامة: ${apart(handle)}.`,
  HandleGivenUp: () => 'تخلّيت عن اسم صفحتك العامة.',
  PublicFactsChosen: ({ facts, isIndexed }) =>
    `اخترت ما تعرضه صفحتك العامة: ${facts.length === 0 ? 'لا شيء' : facts.map((fact) => code[fact]).join('، ')}. ${isIndexed ? 'لمحركات البحث' : 'ليس لمحركات البحث'} أن تعرضها.`,
  PublicPageTakenDown: ({ reason }) =>
    reason === '' ? 'تبقى صفحتك العامة محجوبة.' : `حجب مشرف صفحتك العامة: ${apart(reason)}`,
  PublicPageGivenBack: () => 'أعاد مشرف صفحتك العامة.',
  PersonalDataViewed: () => 'اطّلع مشرف على بيانات شخصية.',
  SessionsEnded: () => 'أنهى مشغّل الخدمة جلسات.',
  TokensEnded: () => 'أنهى مشغّل الخدمة رموز وصول.',
  WebhooksHalted: () => 'أوقف مشرف خطافات ويب.',
  DeadLetterSkipped: () => 'تجاوز مشغّل الخدمة حدثًا.',
  ExportedCopyRemoved: () => 'حذف مشغّل الخدمة نسخة مصدّرة من البيانات.',
  OutageDeclared: () => 'صارت أيام العطل محايدة للجميع.',
  RulesAdopted: () => 'صارت قواعد أخرى تسري على الجميع.',
  ZoneRulesAdopted: () => 'عُدّت أيام بعض المناطق الزمنية من جديد، لأن قانونًا غيّر الساعات هناك.',
  OutageRevoked: () => 'عادت أيام العطل تُحسب كالمعتاد.',
  WheelRulesAdopted: ({ from }) => `من ${dateText(from)} تسحب العجلة من المهام الثماني التي تعرضها.`,
  WheelSeedCommitted: ({ month }) => `التزمت العجلة بسرّ شهر ${apart(month)}.`,
  WheelSeedRevealed: ({ month }) => `كشفت العجلة سرّ شهر ${apart(month)}.`,
};
