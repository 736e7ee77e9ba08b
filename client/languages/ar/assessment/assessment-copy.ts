import type { assessmentCopy as english } from '#client/assessment/assessment-copy.ts';
import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import {
  apart,
  counted,
  countedAfter,
  plus,
  point,
  rep,
  round,
  second,
} from '#client/languages/ar/lib/format/nouns.ts';
import type { ResultType } from '#domain/assessment/assessment-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** The exercises of a measurement ask for centimetres. */
const units: Readonly<
  Record<ResultType, { readonly label: string; readonly amount: (value: number) => string }>
> = {
  reps: { label: 'التكرارات', amount: (value) => counted(value, rep) },
  seconds: { label: 'الثواني', amount: (value) => counted(value, second) },
  rounds: { label: 'الجولات', amount: (value) => counted(value, round) },
  measurement: { label: 'السنتيمترات', amount: (value) => `${numberText(value)} سم` },
};

export const assessmentCopy: Translated<typeof english> = {
  title: 'تقييم 7 أيام',
  unitLabel: (type) => units[type].label,
  result: (value, type) => units[type].amount(value),
  resultSaved: 'حُفظت النتيجة',
  entryLabel: (exercise) => `التقييم، ${exercise}`,
  missing: { title: 'معلومة ناقصة', description: 'أدخل قيمة لهذا التمرين.' },
  complete: 'اكتمل التقييم',
  completeFailed: 'تعذّر إكمال التقييم',
  valueRange: (least, most) => `رقم من ${numberText(least)} إلى ${numberText(most)}.`,
  useZeroOrMore: 'أدخل 0 أو أكثر.',
  resultsOf: (count) => `من ${numberText(count)} نتيجة`,
  noAssessmentLead: 'تبدأ أيامك السبعة عندما تختار التقييم برنامجًا لك.',
  noAssessment: 'لا تقييم حاليًا',
  goToDashboard: 'إلى لوحة المتابعة',
  loadFailedLead: 'لم نصل إلى الخادم. لم يضِع شيء.',
  loadFailed: 'تعذّر تحميل تقييمك',
  reviewResults: 'مراجعة النتائج',
  doneOf: (done, count) => `${numberText(done)} من ${numberText(count)}`,
  day: (day, title) => `اليوم ${numberText(day)}: ${title}`,
  noResultYet: 'لا نتيجة بعد',
  daysLabel: 'أيام التقييم',
  dayWord: 'اليوم',
  today: 'اليوم',
  doneOfDay: (done, total) => `تم ${numberText(done)} من ${numberText(total)}`,
  position: (day, title, number, count) =>
    `اليوم ${numberText(day)}، ${title}: التمرين ${numberText(number)} من ${numberText(count)}`,
  howToDo: (name) => `طريقة أداء ${name}`,
  savedHint: (value) => `المحفوظ: ${value}. النتيجة الجديدة تحل محله.`,
  notesOptional: 'ملاحظات (اختياري)',
  saveResult: 'حفظ النتيجة',
  clear: 'مسح',
  thenRest: (restSeconds) => `ثم راحة ${restSeconds}`,
  dayDone: 'هذا يكفي ليوم واحد. عُد غدًا، أو تابع إن كنت نشيطًا.',
  rest: 'راحة',
  dayOfDone: (day, done, count) => `اليوم ${numberText(day)}: تم ${numberText(done)} من ${numberText(count)}`,
  ofRestLeft: (secondsLeft) => `بقي ${secondsLeft} من الراحة`,
  nextDay: (day, title) => `التالي، اليوم ${numberText(day)}: ${title}`,
  next: 'التالي',
  skipRest: 'تخطي الراحة',
  chooseProgram: 'اختر برنامجًا',
  submitting: 'جارٍ الإرسال...',
  submit: 'إرسال',
  levelLead: (score, maxPoints, submittedOn) =>
    `هذا مستواك: ${numberText(score)} من ${counted(maxPoints, point)}. أرسلته في ${submittedOn}.`,
  yourPoints: 'نقاطك',
  pointsOf: (points, most) => `${numberText(points)} من ${countedAfter(most, point)}`,
  notTested: 'لم يُختبر',
  nextPointAt: (value) => `النقطة التالية عند ${value}.`,
  allPoints: 'كل نقاطه لك.',
  change: (change) =>
    change === 0
      ? 'كما في المرة الماضية'
      : `${change > 0 ? plus(change) : apart(`−${numberText(Math.abs(change))}`)} عن المرة الماضية`,
  scoreChange: (change, day) =>
    change === 0
      ? `النتيجة نفسها كما في ${day}.`
      : `${counted(Math.abs(change), point)} ${change > 0 ? 'أكثر' : 'أقل'} من ${day}.`,
  nextLevel: (level, from, missing) =>
    `${level} يبدأ عند ${countedAfter(from, point)}: بقي ${numberText(missing)}.`,
  highestLevel: 'هذا أعلى مستوى.',
  testAgain: (day) => `اختبر نفسك مجددًا من ${day}: بعد ثمانية أسابيع من التدريب ترى ما تغيّر.`,
  whyThese: 'لماذا هذه البرامج',
  programs: {
    muscle: 'بناء العضلات',
    cardio: 'لياقة القلب',
    lean: 'رشاقة',
    'daily-50': 'تحدي 50',
    'daily-100': 'تحدي 100',
  },
  clock: 'ساعة إيقاف',
  startClock: 'تشغيل الساعة',
  stopClock: 'إيقاف',
  againClock: 'من البداية',
  getReady: (seconds) => `استعد: ${numberText(seconds)}`,
  clockRuns: (time) => `${time} على الساعة`,
  timeUp: 'انتهى الوقت. أدخل عددك.',
  sevenDaysDone: 'انتهت الأيام السبعة',
  readyToSubmit: 'جاهز للإرسال؟',
  submitLead: 'أرسل نتائجك لترى مستواك والبرامج التي تناسبك.',
  missingLead: (missing) =>
    `${plural(missing, {
      zero: 'لا نتيجة ناقصة',
      one: 'نتيجة واحدة ناقصة، ولن تُحتسب لها نقاط',
      two: 'نتيجتان ناقصتان، ولن تُحتسب لهما نقاط',
      few: `${numberText(missing)} نتائج ناقصة، ولن تُحتسب لها نقاط`,
      many: `${numberText(missing)} نتيجة ناقصة، ولن تُحتسب لها نقاط`,
      other: `${numberText(missing)} نتيجة ناقصة، ولن تُحتسب لها نقاط`,
    })}. ما زال بإمكانك الإضافة.`,
};
