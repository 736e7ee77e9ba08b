import type { DayWords } from '#domain/streak/day-words.ts';
import { counted, day, dayInARow, hour, minute, type Noun, skipToken } from './counts.ts';
import { dayText, numberText } from './format.ts';

/** With digits as the language writes them. */
const countOf = (count: number, noun: Noun): string => counted(numberText(count), noun);

/** As a subject. The nouns have the form of two for other places. */
const daysInARow = (count: number): string => countOf(count, { ...dayInARow, two: 'يومان متتاليان' });
const skipTokens = (count: number): string => countOf(count, { ...skipToken, two: 'بطاقتا تخطٍّ' });
const minutesText = (count: number): string => countOf(count, { ...minute, two: 'دقيقتان' });

const laterText = (days: number): string => (days === 1 ? 'في اليوم التالي' : `بعد ${countOf(days, day)}`);

export const dayWords: DayWords = {
  verdicts: {
    active: 'محسوب.',
    held: 'محفوظ حتى الآن.',
    protected: 'محمي.',
    paused: 'متوقف مؤقتًا.',
    outage: 'من طرفنا.',
    rest: 'يوم راحة مخطط.',
    neutral: 'غير محسوب.',
    missed: 'يوم بلا نشاط.',
    open: 'ما زال مفتوحًا.',
    idle: 'قبل سلسلتك.',
  },
  streak: (days) => (days === 1 ? 'هنا تبدأ سلسلتك.' : `${daysInARow(days)}.`),
  streakGoesOn: (tokens, days) =>
    `${tokens === 1 ? 'غطّت بطاقة تخطٍّ اليوم الفائت قبله' : `غطّت ${skipTokens(tokens)} ${tokens === 2 ? 'اليومين الفائتين' : 'الأيام الفائتة'} قبله`}، فتستمر سلسلتك: ${daysInARow(days)}.`,
  newStreak: 'لم تكفِ بطاقاتك للأيام التي قبله، فتبدأ هنا سلسلة جديدة.',
  tokenEarned: (everyDays) => `كل ${countOf(everyDays, dayInARow)} تكسب بطاقة تخطٍّ: وقد كسبت واحدة.`,
  held: 'تحفظ بطاقة تخطٍّ سلسلتك في هذا اليوم. تُستخدم عندما تعود إلى النشاط.',
  covered: 'لم يُنجز شيء، وغطّت بطاقة تخطٍّ اليوم.',
  spent: 'استخدمت بطاقة تخطٍّ لهذا اليوم.',
  streakStayed: (days) => `بقيت سلسلتك عند ${numberText(days)}.`,
  paused: 'انتظرتك سلسلتك. لم يفت يوم، ولم تُستخدم بطاقة.',
  outage: 'لم تستطع الوصول إلينا في جزء من هذا اليوم، فلا يقطع شيئًا. انتظرتك سلسلتك.',
  rest: 'خطتك تقول راحة، فتنتظرك سلسلتك. وإن تدرّبت فهو محسوب.',
  neutral: (hours) =>
    `غيّرت منطقتك الزمنية، فكان اليوم أقل من ${countOf(hours, hour)} لديك. لا يضيف شيئًا ولا يقطع شيئًا.`,
  streakEnded: (days) =>
    `لم يُسجّل شيء يُحتسب، ولم تبقَ بطاقة تخطٍّ تغطّي اليوم: انتهت هنا سلسلتك البالغة ${numberText(days)}.`,
  missed: 'لم يُسجّل شيء يُحتسب.',
  open: 'مهمة أو تدريب أو روتينك اليومي يجعله محسوبًا.',
  idle: 'كان أول يوم نشط لك ما زال أمامك، فلم يكن هناك ما يفوتك.',
  recounted: (city, version) =>
    `غيّر القانون ساعات ${city}، فأعدنا احتساب هذا اليوم وفق قواعد التوقيت ${version}.`,
  heldByLaw: (city) =>
    `غيّر القانون ساعات ${city}. كانت بطاقة تخطٍّ تحفظ هذا اليوم، ويبقى الآن محفوظًا من دونها.`,
  moments: {
    luckyDay: 'خرج لك يوم الحظ.',
    quest: 'أنهيت مهمتك.',
    questAtNight: (time, date) =>
      `أنهيت مهمتك في الساعة ${time}. حتى الثالثة ليلًا يبقى ذلك محسوبًا ليوم ${dayText(date)}.`,
    questSkipped: 'تخطّيت مهمتك ببطاقة تخطٍّ.',
    questTakenBack: 'تراجعت عن مهمتك، فلم تعد محسوبة.',
    questReset: 'أُعيد ضبط مهمة هذا اليوم.',
    questResetWithToken: 'أُعيد ضبط مهمة هذا اليوم، وعادت إليك بطاقة التخطي.',
    routine: 'أنهيت روتينك اليومي.',
    routineLate: (days) => `أنهيت روتينك اليومي، وعلّمته ${laterText(days)}.`,
    routineAtNight: (time, date) =>
      `أنهيت روتينك اليومي في الساعة ${time}. حتى الثالثة ليلًا يبقى ذلك محسوبًا ليوم ${dayText(date)}.`,
    routineReopened: 'أزلت علامة مجموعة، فعاد روتينك مفتوحًا.',
    tooShort: 'تدرّبت أقل من 3 دقائق ودون أي مجموعة، فلا يُحتسب.',
    unfinished: 'حفظت تدريبًا غير مكتمل. تُحتسب التدريبات المكتملة.',
    trained: (minutes) => `تدرّبت ${countOf(minutes, minute)}.`,
    trainedLate: (minutes, days, creditDays) =>
      `تدرّبت ${countOf(minutes, minute)}، وسجّلته ${laterText(days)}. حتى ${countOf(creditDays, day)} من التأخير يبقى محسوبًا.`,
    trainedTooLate: (minutes, days) =>
      `تدرّبت ${countOf(minutes, minute)}، وسجّلته ${laterText(days)}. هذا متأخر على السلسلة، لكنه محسوب في مجموعك.`,
    trainedOverMidnight: (time, date) =>
      `تدرّبت في الساعة ${time}. يُحتسب ليوم ${dayText(date)} لأنك بدأت فيه.`,
    workoutMovedAway: (to) => `نقلت تدريبًا إلى ${dayText(to)}، فلم يعد محسوبًا هنا.`,
    workoutMovedHere: (minutes, from) =>
      `نقلت إلى هنا تدريبًا مدته ${minutesText(minutes)} من ${dayText(from)}.`,
    workoutCorrected: (minutes) => `صحّحت هذا التدريب. مدته الآن ${minutesText(minutes)}.`,
    workoutDeleted: 'حذفت هذا التدريب، فلم يعد محسوبًا.',
    assessmentEntry: 'حفظت نتيجة من تقييمك في هذا اليوم.',
    tokenUsed: 'استخدمت بطاقة تخطٍّ لهذا اليوم.',
    pausedForYou: (from, until) => `أوقفنا سلسلتك مؤقتًا من أجلك، من ${dayText(from)} إلى ${dayText(until)}.`,
    pausedDay: 'أوقفت هذا اليوم مؤقتًا.',
    pausedDays: (from, until) => `أوقفت سلسلتك مؤقتًا من ${dayText(from)} إلى ${dayText(until)}.`,
    pauseEnded: 'أنهيت التوقف، فهذا اليوم محسوب كالمعتاد.',
    firstProgram: (tokens) => `بدأت برنامجك الأول، ومعه ${skipTokens(tokens)}.`,
    zoneChanged: (city) => `انتقلت إلى توقيت ${city}.`,
    zoneCorrected: (city) => `صحّحت منطقتك الزمنية إلى ${city}.`,
  },
};
