import type * as english from '#client/history-import/import-copy.ts';
import { itemsText, listText, numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import {
  apart,
  counted,
  countedAfter,
  day,
  exercise,
  minute,
  type Noun,
  nounAt,
  set,
  workout,
} from '#client/languages/ar/lib/format/nouns.ts';
import { appNames } from '#client/languages/ar/lib/format/source-copy.ts';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import type { ProblemCode } from '#domain/history-import/file-rows.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** A weight that was logged. */
const weight: Noun = {
  one: 'وزن واحد',
  two: 'وزنان',
  ofTwo: 'وزنين',
  few: 'أوزان',
  many: 'وزنًا',
  other: 'وزن',
};
const line: Noun = {
  one: 'سطر واحد',
  two: 'سطران',
  ofTwo: 'سطرين',
  few: 'أسطر',
  many: 'سطرًا',
  other: 'سطر',
};

/** `12 تدريبًا و3 أوزان`, of those that there are. */
const entries = (count: { readonly workouts: number; readonly weights: number }): string =>
  listText([
    ...(count.workouts > 0 || count.weights === 0 ? [countedAfter(count.workouts, workout)] : []),
    ...(count.weights > 0 ? [countedAfter(count.weights, weight)] : []),
  ]);

/** Why a line of a file stays out. `text` is the cell that was not read. */
const problems: Readonly<Record<ProblemCode, (text: string) => string>> = {
  'date-not-read': (text) => `تعذّرت قراءة التاريخ «${apart(text)}»، فبقي السطر خارجًا.`,
  'number-not-read': (text) => `«${apart(text)}» ليس عددًا، فبقي السطر خارجًا.`,
  'exercise-missing': () => 'لا يذكر السطر تمرينًا، فبقي خارجًا.',
  'load-implausible': (text) => `لا مجموعة بوزن ${apart(text)}، فبقي السطر خارجًا.`,
  'weight-implausible': (text) => `وزن الجسم ${apart(text)} لا يمكن أن يكون صحيحًا، فبقي السطر خارجًا.`,
  'reps-implausible': (text) => `لا مجموعة بعدد تكرارات ${apart(text)}، فبقي السطر خارجًا.`,
  'set-planned-only': () => 'كانت المجموعة مخططة ولم تُنفَّذ، فبقيت خارجًا.',
  'nothing-done': () => 'ليس في السطر تكرار ولا زمن ولا مسافة، فبقي خارجًا.',
  'averaged-history': () => 'لم يحتفظ التطبيق إلا بمتوسط هذه الفترة، فأيامها غير معروفة.',
  'columns-differ': () => 'أعمدة السطر غير أعمدة السطر الأول، فبقي خارجًا.',
  'no-body-weight': () => 'ليس في القياس وزن للجسم، فبقي خارجًا.',
  'several-people': () => 'في الميزان أوزان لعدة أشخاص ولا يذكر لمن هي، فبقي السطر خارجًا.',
  'file-broken': (text) => `الملف «${apart(text)}» مقطوع أو معدّل، فبقي خارجًا.`,
};

export const importCopy: Translated<typeof english.importCopy> = {
  title: 'أحضر سجلك',
  profile: 'الملف الشخصي',
  intro: 'سنواتك في تطبيق آخر تأتي معك: التدريبات والمجموعات والأوزان.',
  cancel: 'اختيار ملفات أخرى',
  goOn: 'متابعة',
};

export const chooseCopy: Translated<typeof english.chooseCopy> = {
  title: 'اختر ملفاتك',
  drop: 'اختر ملفاتك، أو أفلتها هنا',
  hint: 'عدة ملفات معًا، مضغوطة أو غير مضغوطة.',
  private: 'نقرؤها على هذا الجهاز. ترى كل شيء قبل أن يُخزن أي منه.',
  appsTitle: 'ما نستطيع قراءته',
  apps: `${listText([
    ...(
      [
        'strong',
        'hevy',
        'fitnotes',
        'fitbod',
        'stronglifts',
        'liftosaur',
        'liftlog',
        'jefit',
        'wger',
      ] as const
    ).map((source) => appNames[source]),
    'Apple Health',
    'Health Connect',
    'Garmin',
    'Fitbit',
    'Withings',
    'Renpho',
    'openScale',
    'تصديرك من Rondel',
  ])}.`,
  tables: 'وأي جدول آخر أيضًا: تخبرنا بمعنى أعمدته.',
  earns: 'كله محسوب للأرقام القياسية والمخططات. لا يكسب نقاطًا ولا يمس سلسلتك.',
  unreadable: 'تعذّرت قراءة هذه الملفات. حاول مجددًا.',
};

export const readingCopy: Translated<typeof english.readingCopy> = {
  title: (files) => `جارٍ قراءة ${listText(files)}...`,
  progress: 'المقروء حتى الآن',
  percent: (share) => `${numberText(share)}%`,
  preparing: 'جارٍ الترتيب...',
};

export const mappingCopy: Translated<typeof english.mappingCopy> = {
  title: (file) => `ماذا في ${file}؟`,
  lead: 'لا نعرف هذا الجدول بعد. أخبرنا أي عمود هو أي شيء؛ واترك الباقي فارغًا.',
  fields: {
    date: 'التاريخ',
    time: 'الوقت من اليوم',
    workout: 'اسم التدريب',
    exercise: 'التمرين',
    reps: 'التكرارات',
    load: 'الوزن المرفوع',
    unit: 'وحدة الوزن المرفوع',
    seconds: 'مدة المجموعة',
    rpe: 'الجهد (من 1 إلى 10)',
    note: 'ملاحظة',
    bodyWeight: 'وزن الجسم',
    bodyFat: 'دهون الجسم بالمئة',
  },
  noColumn: 'ليس في هذا الجدول',
  column: (name, example) => (example === '' ? name : `${name} (${example})`),
  unnamed: (place) => `العمود ${place}`,
  faults: {
    date: 'كل صف يحتاج إلى تاريخ.',
    content: 'اختر تمرينًا مع تكراراته أو مدته، أو وزنًا للجسم.',
  },
  read: 'قراءة الجدول',
};

export const askingCopy: Translated<typeof english.askingCopy> = {
  title: 'سؤال أولًا',
  unit: (file) => `أي وحدة يستخدم ${file}؟`,
  kg: 'كيلوغرام',
  lbs: 'رطل',
  lift: (exercise, load) => `${exercise} ${load}`,
  bodyWeight: (weight) => `وزن الجسم ${weight}`,
  both: (written, other) => `${written} (${other})`,
  order: (file) => `أي يوم هو المقصود في ${file}؟`,
  zone: 'أين كنت وقتها؟',
  zoneHint: (times) =>
    `${plural(times, {
      zero: 'الأوقات مكتوبة',
      one: 'وقت واحد مكتوب',
      two: 'وقتان مكتوبان',
      few: `${numberText(times)} أوقات مكتوبة`,
      many: `${numberText(times)} وقتًا مكتوبًا`,
      other: `${numberText(times)} وقت مكتوب`,
    })} بالتوقيت العالمي. المنطقة تحدد لنا اليوم.`,
  missing: 'اختر واحدًا من فضلك.',
};

export const doubtsCopy: Translated<typeof english.doubtsCopy> = {
  title: 'هل نعرف بعضنا؟',
  names: 'تمارين تشبه أسماؤها تماريننا',
  namesLead: 'التمرين نفسه تجتمع أرقامه القياسية مع ما تسجّله هنا.',
  keep: (name) => `إبقاء «${name}»`,
  sameAs: (name) => `هو نفسه «${name}»`,
  loads: 'ماذا يعني الرقم؟',
  loadsLead: 'أنت وحدك تعرف كيف كتبته.',
  heaviest: (name, load) => `${name}، حتى ${load}`,
  meanings: {
    written: 'الوزن في يد واحدة',
    both: 'اليدان معًا',
    load: 'الوزن الذي حرّكته',
    assistance: 'المساعدة التي استخدمتها: الأقل أفضل',
    none: 'لون أو درجة، لا وزن',
  },
  bandMeanings: { assistance: 'مساعدة الشريط: الأقل أفضل', load: 'وزن الشريط' },
  habits: 'أي من هذه كان تدريبًا؟',
  habitsLead: 'حدّد العادات التي حرّكتك. تأتي كنشاطات، دون مجموعات ودقائق.',
  habitDays: (count) => counted(count, day),
  clashes: 'هل كان ذلك التدريب نفسه؟',
  clashesLead: 'في هذه الأيام تدريب مسجّل. حدّد ما كان تدريبًا آخر؛ والباقي لا يدخل.',
  clash: (date, facts) => `${date}: ${facts}`,
  other: (title, facts, source) =>
    source === null ? `سجّلت هنا: ${title}${facts}` : `من ${appNames[source]}: ${title}${facts}`,
  more: (count) =>
    plural(count, {
      zero: 'لا أيام أخرى مثلها.',
      one: 'ويوم آخر مثلها.',
      two: 'ويومان آخران مثلها.',
      few: `و${numberText(count)} أيام أخرى مثلها.`,
      many: `و${numberText(count)} يومًا آخر مثلها.`,
      other: `و${numberText(count)} يوم آخر مثلها.`,
    }),
  tickAll: 'كلها تدريبات أخرى',
  untickAll: 'لا تدريب آخر بينها',
  remembered: 'نتذكر إجاباتك عن التمارين لاستيرادك القادم.',
  meaningOf: (doubt, meaning) =>
    doubt === 'band' && (meaning === 'assistance' || meaning === 'load')
      ? doubtsCopy.bandMeanings[meaning]
      : doubtsCopy.meanings[meaning],
};

export const previewCopy: Translated<typeof english.previewCopy> = {
  title: 'هذا ما يأتي معك',
  emptyTitle: 'لا شيء لنحضره',
  empty: 'لم نجد تدريبًا ولا وزنًا يمكن تخزينه.',
  from: (formats) => `من ${listText(formats)}. لم يُخزن شيء بعد.`,
  workouts: 'التدريبات',
  sets: 'المجموعات',
  weights: 'الأوزان',
  span: 'من – إلى',
  days: (from, until) => (from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`),
  samples: 'ثلاثة أيام منها',
  samplesLead: 'هل تبدو صحيحة؟',
  body: (weight) => `وزن الجسم ${weight}`,
  fat: (percent) => `دهون الجسم ${percent}%`,
  noSets: 'لا مجموعات مذكورة',
  minutes: (count) => counted(count, minute),
  setCount: (count) => counted(count, set),
  workout: 'تدريب',
  seconds: (count) => `${numberText(count)} ث`,
  assistance: (mass) => `مساعدة ${mass}`,
  times: (amounts, load) => `${amounts} × ${load}`,
  exercise: (name, done) => `${name}: ${done}`,
  moreExercises: (count) => `وأيضًا ${counted(count, exercise)}.`,
  leftOut: 'ما لا يدخل',
  problem: ({ code, text, line: nth }, fileName) => {
    const said = `السطر ${numberText(nth)}: ${problems[code](text)}`;
    return fileName === null ? said : `${apart(fileName)}: ${said}`;
  },
  lines: (count) => `تعذّرت قراءة ${countedAfter(count, line)}`,
  moreLines: (count) => `وأيضًا ${counted(count, line)}.`,
  leftSets: (count) => `${counted(count, set)} بمسافة فقط، أو بعد المجموعة 300 من تدريب واحد`,
  leftWorkouts: (count) => `${counted(count, workout)} دون مجموعة ودون مدة، أو في يوم لم يأتِ`,
  leftWeights: (count) => `${counted(count, weight)} في يوم لم يأتِ`,
  leftClashes: (count) => `${counted(count, workout)} عندك مثلها في اليوم نفسه`,
  activities: (count) =>
    `${plural(count, {
      zero: 'لا عادات منفذة',
      one: 'عادة منفذة واحدة',
      two: 'عادتان منفذتان',
      few: `${numberText(count)} عادات منفذة`,
      many: `${numberText(count)} عادة منفذة`,
      other: `${numberText(count)} عادة منفذة`,
    })} لم تحدّدها كتدريب`,
  nothingLeft: 'كل ما في ملفاتك يأتي معك.',
  store: (count) => `استيراد ${entries(count)}`,
  questions: 'تغيير إجاباتي',
  tooMany: (format) =>
    `في ${format} أكثر من 10,000 تدريب أو 200,000 مجموعة أو 10,000 وزن. قسّم الملف من فضلك.`,
};

export const storingCopy: Translated<typeof english.storingCopy> = {
  title: 'جارٍ الاستيراد...',
  meter: 'المخزّن',
  stored: (done, total) => `خُزّن ${numberText(done)} من ${numberText(total)}`,
  leave: 'يمكنك المغادرة. اختر الملفات نفسها لاحقًا، وتتابع من حيث توقفت.',
  interrupted: 'توقفنا في المنتصف',
  interruptedLead: 'ما خُزّن محفوظ. تابع، أو اسحبه من القائمة.',
  noAnswer: 'لم يصل جواب. تحقق من اتصالك.',
};

export const doneCopy: Translated<typeof english.doneCopy> = {
  title: 'سنواتك هنا',
  workouts: (count) => nounAt(count, workout),
  weights: (count) => nounAt(count, weight),
  since: (day) => `منذ ${monthText(day)}`,
  also: (count) => `وفوقها ${counted(count, weight)}.`,
  records: 'أرقامك القياسية ومخططاتك تعرفها الآن. ونقاطك وسلسلتك كما كانت.',
  known: (count) =>
    `كان عندك من قبل: ${plural(count, {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: `${numberText(count)} عناصر`,
      many: `${numberText(count)} عنصرًا`,
      other: `${numberText(count)} عنصر`,
    })}، فلا شيء هنا مرتين.`,
  nothingNew: 'كله عندك من قبل',
  nothingNewLead: 'لا جديد في هذه الملفات، فلم يتغير شيء.',
  history: 'عرض سجلك',
  again: 'استيراد المزيد',
};

export const pastCopy: Translated<typeof english.pastCopy> = {
  title: 'ما أحضرته',
  none: 'لا شيء بعد.',
  unread: 'تعذّر تحميل ما أحضرته.',
  on: (day) => `أُحضر ${day}.`,
  facts: (one) => {
    const { source, from, until } = one;
    return itemsText([appNames[source], entries(one), from && until && previewCopy.days(from, until)]);
  },
  open: 'في المنتصف',
  openLead: 'اختر الملفات نفسها لتتابع. أو أبقِ ما هنا، أو اسحبه.',
  withdrawn: 'سُحب',
  keep: 'إبقاؤه هكذا',
  kept: { title: 'أُبقي', description: 'ما جاء يبقى كما هو.' },
  keepOf: (name) => `إبقاؤه هكذا: ${name}`,
  takeBack: 'سحب',
  takeBackOf: (name) => `سحب: ${name}`,
  question: (name) => `سحب ${name}؟`,
  lead: (count) => `يخرج من سجلك وأرقامك ومخططاتك: ${entries(count)}. ما صحّحته بنفسك يبقى.`,
  takingBack: 'جارٍ السحب...',
  takenBack: 'سُحب',
  allGone: 'عاد سجلك كما كان.',
  stays: (count) => `يبقى ما صحّحته: ${entries(count)}.`,
  failed: 'لم ينجح ذلك. تحقق من اتصالك وحاول مجددًا.',
};
