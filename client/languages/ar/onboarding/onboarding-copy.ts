import { listText, numberText } from '#client/languages/ar/lib/format/locale.ts';
import {
  amountOf,
  counted,
  countedAfter,
  day,
  exercise,
  hour,
  minute,
  nounAt,
  phase,
  point,
  unitAt,
  week,
} from '#client/languages/ar/lib/format/nouns.ts';
import type { onboardingCopy as english } from '#client/onboarding/onboarding-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { GoalKind } from '#domain/program/goal-rules.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';

const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'كم تريد أن تنقص؟',
  body_recomp: 'كم من الدهون تريد أن تنقص؟',
  muscle_gain: 'كم تريد أن تزيد؟',
  muscle_building: 'كم تريد أن تزيد؟',
  cardio_fitness: 'إلى أي مسافة أو مدة تريد أن تصل؟',
  endurance: 'كم من المسافة أو الوقت تريد أن تتحمّل؟',
  running: 'كم من المسافة أو الوقت تريد أن تجري؟',
};

const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'ستنقصها',
  body_recomp: 'ستنقصها',
  muscle_gain: 'ستزيدها',
  muscle_building: 'ستزيدها',
  cardio_fitness: 'ستصل إليها',
  endurance: 'ستتحمّلها',
  running: 'ستجريها',
};

/** `ساعة ونصف في الأسبوع، و4 أيام راحة.` */
function weekSumText(days: number, minutes: number): string {
  const total = days * minutes;
  return `${timeText(Math.floor(total / 60), total % 60)} في الأسبوع، ${restDaysText(7 - days)}.`;
}

function restDaysText(days: number): string {
  if (days === 0) return 'بلا أيام راحة';
  if (days === 1) return 'ويوم راحة واحد';
  return days === 2 ? 'ويوما راحة' : `و${numberText(days)} أيام راحة`;
}

function timeText(hours: number, minutes: number): string {
  if (hours === 0) return counted(minutes, minute);
  const whole = hours === 1 ? 'ساعة' : counted(hours, hour);
  if (minutes === 0) return whole;
  return minutes === 30 ? `${whole} ونصف` : `${whole} و${counted(minutes, minute)}`;
}

/** A first goal that most people reach. */
const firstLaps: Readonly<Record<GoalUnit, string>> = {
  lbs: '10 أرطال',
  kg: '5 كجم',
  '%': '2%',
  miles: '3 أميال',
  km: '5 كم',
  min: '20 دقيقة',
  minutes: '20 دقيقة',
  points: '50 نقطة',
  days: '7 أيام',
};

function coachPace(kind: GoalKind, pounds: number, isMetric: boolean): string {
  const amount = isMetric ? `نحو ${numberText(pounds * 0.45359237, 1)} كجم` : `${numberText(pounds, 2)} رطل`;
  const texts: Readonly<Record<GoalKind, string>> = {
    'weight-loss': lossPaces[pounds]?.[isMetric ? 1 : 0] ?? `${amount} في الأسبوع أقصى ما يسمح به وزنك.`,
    'muscle-gain': `${amount} في الأسبوع. العضلات تأخذ وقتها، ثم تبقى.`,
    'body-fat': 'ثلاثة أرباع نقطة في الشهر وتيرة تدوم.',
    unpaced: 'أسابيع ثابتة، وأبعد قليلًا في كل مرة.',
  };
  return texts[kind];
}

/** By pounds a week: in pounds, and in kilograms. */
const lossPaces: { readonly [pounds in number]?: readonly [string, string] } = {
  1: ['رطل في الأسبوع يحفظ قوتك، ومعظم وجباتك.', 'نحو نصف كيلو في الأسبوع يحفظ قوتك، ومعظم وجباتك.'],
  1.5: [
    'رطل ونصف في الأسبوع: الهدف الأكبر يحتمل سرعة أكبر قليلًا.',
    'نحو 0.7 كجم في الأسبوع: الهدف الأكبر يحتمل سرعة أكبر قليلًا.',
  ],
};

/** Where a member chooses the unit. */
const goalUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'رطل',
  kg: 'كجم',
  '%': '% دهون الجسم',
  miles: 'ميل',
  km: 'كم',
  min: 'دقيقة',
  minutes: 'دقيقة',
  points: 'نقطة',
  days: 'يوم',
};

/** Beside a large number. */
const shortUnits: Readonly<Record<GoalUnit, string>> = {
  lbs: 'رطل',
  kg: 'كجم',
  '%': '%',
  miles: 'ميل',
  km: 'كم',
  min: 'د',
  minutes: 'د',
  points: 'نقطة',
  days: 'يوم',
};

export const onboardingCopy: Translated<typeof english> = {
  needs: { age: 'العمر', gender: 'الجنس', height: 'الطول', weight: 'الوزن', equipment: 'الأدوات' },
  minutes: 'د',
  stepNames: {
    program: 'البرنامج',
    goal: 'الهدف',
    customBuilder: 'خطة خاصة',
    timeline: 'المدة',
    profile: 'الملف',
    body: 'الجسم',
    equipment: 'الأدوات',
    week: 'الأسبوع',
    summary: 'الملخص',
  },
  heads: {
    program: { heading: 'لأي شيء تتدرب؟', lead: 'اختر واحدًا. يمكنك تغييره متى شئت.' },
    goal: { heading: 'ما هدفك؟', lead: 'رقم واحد تتدرب نحوه.' },
    customBuilder: { heading: 'ابنِ خطتك اليومية', lead: 'اجعلها صغيرة تكفي أكثر أيامك ازدحامًا.' },
    timeline: {
      heading: 'كم تمنحه من الوقت؟',
      lead: 'المدة الأطول أرفق بك. مدرّبك ينبهك إن صارت الوتيرة أسرع من اللازم.',
    },
    profile: { heading: 'حدّثنا عنك', lead: 'جسمك وأسبوعك وأدواتك ترسم تدريباتك.' },
    body: { heading: 'أنت بالأرقام', lead: 'أربعة أرقام تجعل خطتك مناسبة.' },
    equipment: { heading: 'ماذا لديك؟', lead: 'اختر ما تملكه. الأرض وحدها تكفي.' },
    week: { heading: 'أسبوع تلتزم به', lead: 'ثلاثة أيام جيدة خير من ستة مثالية.' },
    summary: { heading: 'كل شيء جاهز', lead: 'نظرة أخيرة، ثم هي لك.' },
  },
  longPlan: (minutes) => `المجموع كل يوم: ${counted(minutes, minute)}. ابدأ أصغر: يمكنك الزيادة دائمًا.`,
  dailyPlanHead: {
    heading: 'أي خطة يومية تناسبك؟',
    lead: 'الحركات القليلة نفسها كل يوم، تنتهي قبل أن تبرد القهوة.',
  },
  goalQuestions,
  goalAims,
  goalUnits,
  goalUnit: (value, unit) => unitAt(value, unit, goalUnits[unit]),
  shortUnit: (value, unit) =>
    unit === 'min' || unit === 'minutes' ? shortUnits[unit] : unitAt(value, unit, shortUnits[unit]),
  shortAmount: (value, unit) =>
    unit === 'min' || unit === 'minutes'
      ? `${numberText(value, 1)} ${shortUnits[unit]}`
      : amountOf(value, unit),
  goalAmount: (value, unit) =>
    unit === '%' ? `${countedAfter(value, point)} من دهون الجسم` : amountOf(value, unit),
  unitChoices: { imperial: 'رطل، قدم', metric: 'كجم، سم' },
  replacedProgram: 'يستمر برنامجك الحالي حتى تنشئ جديدًا. ويبقى سجلك كما هو.',
  created: 'أُنشئ برنامجك',
  bringHistory: 'أحضر سنواتك معك',
  partlySaved: 'أُنشئ برنامجك، لكن تعذّر حفظ بعض بياناتك. راجعها في ملفك الشخصي.',
  createFailed: 'تعذّر إنشاء برنامجك. حاول مجددًا.',
  pointsAWeek: (amount) => `${amount} نقطة في الأسبوع`,
  safePlanSets: (parts) => `تضبط: ${listText(parts)}. يمكنك التغيير في أي وقت.`,
  bodyTitle: 'جسمك',
  units: 'الوحدات',
  whichUnits: 'اختر الوحدات التي تعوّدت عليها.',
  age: 'العمر',
  years: 'سنة',
  gender: 'الجنس',
  choose: 'اختر',
  weight: 'الوزن',
  height: 'الطول',
  cm: 'سم',
  heightFeet: 'الطول، بالقدم',
  ft: 'قدم',
  inches: 'البوصات',
  inchesTo11: 'البوصات من 0 إلى 11.',
  in: 'بوصة',
  yourExercises: 'تمارينك',
  daysPerWeek: 'الأيام في الأسبوع',
  days: (days) => nounAt(days, day),
  yourEquipment: 'أدواتك',
  equipment: 'الأدوات',
  adviceOfTheCoach: 'نصيحة من مدرّبك',
  goalCoach: 'مدرّب الهدف',
  weeks: (weeks) => nounAt(weeks, week),
  atRate: (rate) => `، بوتيرة ${rate}`,
  reasonsTitle: 'كيف حسبنا هذا',
  startDateFirst: 'حدّد تاريخ البدء، ومدرّبك يحسب الباقي.',
  suggestedEnd: 'النهاية الموصى بها',
  chosenPace: 'تاريخك يتطلب',
  endTaken: (date) => `تنتهي في ${date}`,
  endOn: (suggestedEndDate) => `إنهاء في ${suggestedEndDate}`,
  dailyPlan: 'خطة يومية',
  yourGoal: 'هدفك',
  unit: 'الوحدة',
  hazardTitle: 'هذه الخطة قد تضرّك',
  hazardTitles: {
    goal: 'هذا الوزن أقل مما يناسبك',
    timeline: 'هذه الوتيرة أسرع مما يناسبك',
    profile: 'راجع هذا أولًا',
  },
  unsettledHead: { heading: 'شيء واحد أولًا', lead: 'ثم هي لك.' },
  planAndSafePlan: 'خطتك والخطة الآمنة',
  yourPlan: 'خطتك',
  safePlan: 'الآمنة',
  byDate: (date) => `بحلول ${date}`,
  reaches: (goalType, weight) => (goalType === 'weight_loss' ? `نزولًا إلى ${weight}` : `صعودًا إلى ${weight}`),
  yourNumber: 'رقمك',
  less: (step) => (step === 1 ? 'أقل بواحد' : `أقل بـ ${numberText(step)}`),
  more: (step) => (step === 1 ? 'أكثر بواحد' : `أكثر بـ ${numberText(step)}`),
  startSmall: 'ابدأ بشيء صغير.',
  firstLap: (unit) => `اكتب رقمًا وأخبرك كم يستغرق. ${firstLaps[unit]}: بداية موفقة.`,
  amountTakesWeeks: (amount, weeks) => `${amount}: نحو ${countedAfter(weeks, week)}.`,
  amountInWeeks: (amount, weeks) => `${amount} في نحو ${countedAfter(weeks, week)}.`,
  coachPace,
  landing: (weight) => `تصل إلى ${weight}.`,
  today: 'اليوم',
  wayOfWeeks: (weeks, begin, end) => `${counted(weeks, week)}، من ${begin} إلى ${end}`,
  healthyWeight: (weight) => `${weight}: وزن رشيق وصحي.`,
  healthyGoal: (amount, weeks) => `هذا ${amount}، نحو ${countedAfter(weeks, week)}.`,
  noHealthyGoal: 'وزنك منخفض بما يكفي.',
  noHealthyGoalText: 'إنقاص المزيد يكلّفك من عضلاتك ونومك وقوتك. اختر هدفًا آخر، أو استشر طبيبًا.',
  hazardKept: 'أبقيت على هذه الخطة. يمكنك تغييرها في أي وقت.',
  safeDate: 'اختيار التاريخ الآمن',
  healthyTarget: 'اختيار هدف صحي',
  leanerAtSameWeight: 'دهون أقل بالوزن نفسه',
  aProgram: 'برنامج',
  aDailyPlan: 'خطة يومية',
  aNumberAbove0: 'رقم أكبر من 0',
  atLeastOneExercise: 'تمرين واحد على الأقل',
  aStartDate: 'تاريخ بدء',
  startDateInReach: 'تاريخ بدء لا يبعد عن اليوم أكثر من 100 سنة',
  endDateAfterStart: 'تاريخ نهاية في يوم البدء أو بعده',
  endDateInReach: 'تاريخ نهاية لا يبعد عن اليوم أكثر من 100 سنة',
  endHasPassed: 'تاريخ النهاية هذا قد مضى.',
  bodyUse: 'تُحفظ مشفّرة. نستخدمها فقط لضبط وتيرتك.',
  restOfTheDay: 'بقية يومك',
  weekSum: (days, minutes) => `${numberText(days)} × ${counted(minutes, minute)}.`,
  weekSumText,
  anythingThatHurtsOptional: 'هل يؤلمك شيء؟ اختياري',
  injuriesShortHint: 'يُحفظ مشفّرًا. تدريباتك تستبعد ما يُجهده أو تستبدله.',
  anythingThatHurts: 'هل يؤلمك شيء؟',
  injuries: 'الإصابات',
  injuriesHint: 'اختياري. نحفظه مشفّرًا. تدريباتك تستبعد ما يُجهده أو تستبدله.',
  yourRaceNumberAppearsHere: 'يظهر هنا رقم سباقك.',
  yourRaceNumber: 'رقم سباقك',
  daysThenYouKnow: 'أيام، ثم تعرف',
  weeksInPhases: (phases) => `أسبوعًا، في ${countedAfter(phases, phase)}`,
  repsADay: 'تكرار في اليوم',
  exercisesADay: (count) => `${nounAt(count, exercise)} في اليوم`,
  quickCompare: 'مقارنة سريعة',
  program: 'البرنامج',
  compare: 'قارن',
  ofPicked: (count, mostPicks) => `اخترت ${numberText(count)} من ${numberText(mostPicks)}`,
  comparisonFull: 'يمكنك مقارنة اثنين. أزل واحدًا لتختار غيره.',
  weeksPhases: (weeks, phases) => `${counted(weeks, week)}، ${counted(phases, phase)}`,
  body: 'الجسم',
  activity: 'النشاط',
  training: 'التدريب',
  goal: 'الهدف',
  dates: 'التواريخ',
  dateRange: (start, lastDay) => `من ${start} إلى ${lastDay}`,
  centimetres: (height) => `${height} سم`,
  ageYears: (age) => `العمر ${age}`,
  everyDayUpTo: (minutesPerDay) => `كل يوم، حتى ${countedAfter(minutesPerDay, minute)}`,
  daysAWeekMin: (daysPerWeek, minutesPerDay) =>
    `${counted(daysPerWeek, day)} في الأسبوع، ${counted(minutesPerDay, minute)} في اليوم`,
  bestFor: 'الأنسب لـ',
  time: 'الوقت',
  length: 'المدة',
  focus: 'التركيز',
  sideBySide: 'جنبًا إلى جنب',
  comparisonLead: 'اختر برنامجين على الأكثر وشاهد الفرق بينهما.',
  aspect: 'الجانب',
  choosePicker: (picker) => `اختيار ${picker}`,
  stepOf: (number, count, stepNames) => `الخطوة ${numberText(number)} من ${numberText(count)}: ${stepNames}`,
  pageOf: (step, number, count) => `${step}، ${numberText(number)} من ${numberText(count)}`,
  partsOfProfile: 'أجزاء هذه الخطوة',
  setup: 'الإعداد',
  yourSetup: 'إعداداتك',
  yourDates: 'تواريخك',
  howLong: 'كم المدة',
  endDate: 'تاريخ النهاية',
  endBeforeStart: 'لا يمكن أن تسبق النهاية البداية.',
  startsToday: (today) => `يبدأ اليوم، ${today}.`,
  startDate: 'تاريخ البدء',
  endsOn: (duration) => `النهاية: ${duration}`,
  yourWeek: 'أسبوعك',
  activityLevel: 'مستوى النشاط',
  minutesPerDay: 'الدقائق في اليوم',
  dailyQuestWheel: 'عجلة المهام اليومية',
  wheelHint: 'تحدٍّ صغير كل يوم من العجلة. يُبقي سلسلتك مستمرة.',
  reminders: 'التذكيرات',
  restartOnboarding: 'البدء من جديد',
  closeAndGoToDashboard: 'إغلاق والذهاب إلى لوحة المتابعة',
  stillNeeded: (missing) => `ما زلنا نحتاج: ${missing}.`,
  pickedUp: 'تتابع من حيث توقفت. إجاباتك محفوظة على هذا الجهاز.',
  pickedUpInTab: 'تتابع من حيث توقفت. إجاباتك محفوظة في هذه النافذة حتى تسجّل دخولك.',
  previous: 'السابق',
  creating: 'جارٍ الإنشاء...',
  completeSetup: 'إنهاء الإعداد',
  next: 'التالي',
};
