import type { insightsCopy as english } from '#client/admin/insights-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import {
  apart,
  counted,
  countedAfter,
  member,
  nounAt,
  quest,
  spin,
} from '#client/languages/ar/lib/format/nouns.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const memberWord = (count: number): string => nounAt(count, member);

export const insightsCopy: Translated<typeof english> = {
  unread: 'تعذّر تحميل التحليلات.',
  lead: (count) => `${counted(count, member)} لديهم حساب. أعداد فقط، بلا أسماء.`,
  asOf: 'حتى لحظة (UTC)',
  asOfHint: 'اتركه فارغًا للآن. الأرقام هي ما كان معروفًا في تلك اللحظة.',
  show: 'عرض',
  now: 'الآن',
  ofMoment: (moment, position) =>
    position === null
      ? `حتى ${moment} UTC، قبل أول حدث`
      : `حتى ${moment} UTC، والسجل مقروء حتى الموضع ${position}`,
  folding: (events, total) =>
    total === null
      ? 'جارٍ قراءة السجل…'
      : `جارٍ قراءة السجل: ${numberText(events)} من ${numberText(total)} حدث.`,
  waiting: (count) => `أسئلة قبل هذا: ${numberText(count)}.`,
  table: 'جدول',
  sql: 'SQL',
  csv: 'CSV',
  tableOf: (title) => `جدول: ${title}`,
  sqlOf: (title) => `SQL: ${title}`,
  csvOf: (title) => `CSV: ${title}`,
  repeat: 'لتكراره اقرأ السجل حتى هذه اللحظة ونفّذ العبارة هناك:',

  streaks: 'توزيع السلاسل',
  days: (bucket) => `الأيام: ${apart(bucket)}`,
  bucket: 'أيام متتالية',
  members: 'الأعضاء',
  memberWord,
  share: 'الحصة',

  retention: 'البقاء حسب أسبوع الانضمام',
  retentionLead: 'نسبة النشطين في كل أسبوع بعد أول تسجيل دخول. الأسبوع 0 هو أسبوع الانضمام.',
  noCohorts: 'لم ينتهِ أسبوع منذ انضمام أول عضو.',
  joined: 'الانضمام',
  week: (nth) => `أ${nth}`,
  percent: (share) => `${numberText(share, 0)}%`,
  activeOf: (active, of) => `${numberText(active)} من ${numberText(of)}`,

  quests: 'مسار المهام',
  questsLead: 'كل شريط يحمل لفاته. وفي داخله: المقبولة، ومنها المنجزة.',
  noQuests: 'لم يُدر أحد العجلة.',
  order: 'الترتيب',
  bySpun: 'الأكثر ظهورًا',
  bySpunAway: 'الأكثر تبديلًا',
  spunAwayLead: (least) => `من المهام التي لها ${countedAfter(least, spin)} على الأقل.`,
  quest: 'المهمة',
  spun: 'ظهرت',
  spunAway: 'بُدّلت',
  accepted: 'قُبلت',
  completed: 'أُنجزت',
  skipped: 'تُخطّيت',
  shareSpunAway: 'حصة التبديل',
  firstOf: (shown, all) => `${numberText(shown)} من ${countedAfter(all, quest)}. الجدول فيه الكل.`,

  refused: 'أوامر مرفوضة',
  refusedLead: 'ما رفضته القواعد في الأيام السبعة قبل تلك اللحظة. لا يُسجَّل من طلب.',
  noneRefused: 'لم يُرفض شيء.',
  reason: 'السبب',
  command: 'الأمر',
  lastDay: 'آخر 24 ساعة',
  lastWeek: 'آخر 7 أيام',

  energy: 'الطاقة بعد التدريب',
  energyLead: (least) =>
    `من تسجيلات الحالة في آخر ثلاثة عشر أسبوعًا. هي مشفّرة لكل عضو، فيُقرأ السجل مرة واحدة. ولا يُعرض شيء عن أقل من ${countedAfter(least, member)}.`,
  readEnergy: 'قراءة تسجيلات الحالة',
  readingEnergy: 'جارٍ القراءة…',
  energyUnread: 'تعذّرت قراءة تسجيلات الحالة. حاول مجددًا.',
  tooFewMembers: (members, least) =>
    `${numberText(members)} من ${countedAfter(least, member)} لديهم تسجيلات تكفي لمقارنة أيامهم.`,
  afterTraining: ({ difference, members, days, otherDays }) =>
    `في الأيام بعد التدريب كان متوسط طاقة ${countedAfter(members, member)} ${
      difference === 0
        ? 'كما في سواها'
        : `${difference > 0 ? 'أعلى' : 'أقل'} بمقدار ${numberText(Math.abs(difference), 1)}`
    } (الأيام ${numberText(days)}، وسواها ${numberText(otherDays)}). لا نزعم سببًا.`,
  bySign: (higher, same, lower) =>
    `أعلى لدى ${numberText(higher)}، ومثله لدى ${numberText(same)}، وأقل لدى ${numberText(lower)}.`,
  energyWeeks: 'متوسط الطاقة والمزاج حسب الأسبوع',
  noWeeks: (least) => `لا أسبوع فيه تسجيلات من ${countedAfter(least, member)}.`,
  energyLines: { energy: 'الطاقة، متوسط الأسبوع', mood: 'المزاج، متوسط الأسبوع' },
  weekFrom: 'الأسبوع من',
  meanEnergy: 'الطاقة',
  meanMood: 'المزاج',

  effect: 'ماذا لو: ملف قواعد',
  effectLead:
    'يقرأ السجل بقواعد أخرى. لا يُعتمد شيء. اذكر القواعد التي تتغير فقط؛ الأمر npm run replay -- --rules-template يطبعها كلها.',
  rules: 'القواعد (JSON)',
  example: '{ "streak": { "nightGraceEndsAtHour": 4 } }',
  chooseFile: 'اختيار ملف',
  compare: 'مقارنة',
  comparing: 'جارٍ المقارنة…',
  failed: 'تعذّرت مقارنة القواعد. حاول مجددًا.',
  measures: { 'current-streak': 'السلسلة الحالية', points: 'النقاط' },
  before: 'قبل',
  after: 'بعد',
  gainLose: (gaining, losing, unchanged) =>
    `يكسب ${numberText(gaining)}، ويخسر ${numberText(losing)}، وبلا تغيير ${numberText(unchanged)}.`,
  gains: 'الأكثر كسبًا',
  losses: 'الأكثر خسارة',
  member: 'العضو',
  change: 'التغيير',
  gainsBy: (by) => `يكسب ${numberText(by)}`,
  losesBy: (by) => `يخسر ${numberText(by)}`,
  nobody: 'لا أحد.',
  listed: (count) => `أكبر ${numberText(count)}.`,
};
