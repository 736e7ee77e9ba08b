import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import {
  counted,
  countedAfter,
  exercise,
  minute,
  point,
  rep,
  set,
} from '#client/languages/ar/lib/format/nouns.ts';
import type { routineCopy as english } from '#client/routine/routine-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const routineCopy: Translated<typeof english> = {
  dailyMaintenance: 'اللياقة اليومية',
  noRoutineLead:
    'عشرة تكرارات من خمس حركات، في دقائق قليلة. نفّذه اليوم زيادة: برنامجك يبقى كما هو، واليوم محسوب.',
  doDaily50: 'نفّذ تحدي 50 اليوم',
  doDaily100: 'نفّذ تحدي 100 اليوم',
  everyDay: 'تريده كل يوم، مكان برنامجك؟',
  extraNote: 'زيادة لليوم. برنامجك يبقى كما هو.',
  noRoutine: 'لا برنامج لياقة يومية',
  chooseAProgram: 'اختر برنامجًا',
  minutes: (durationMinutes) => counted(durationMinutes, minute),
  exercises: (totalExercises) => counted(totalExercises, exercise),
  changedLater: 'بدأت هذا الروتين قبل أن تغيّره. خطتك الجديدة تبدأ غدًا.',
  congratulations: 'تهانينا',
  completedLead: (totalSets, routineAward) =>
    `أنهيت ${countedAfter(totalSets, set)}. كسبت ${countedAfter(routineAward, point)}، واليوم محسوب لسلسلتك.`,
  exercisesTitle: 'التمارين',
  doneOf: (done, count) => `تم ${numberText(done)} من ${numberText(count)}`,
  sets: (sets) => counted(sets, set),
  reps: (reps) => counted(reps, rep),
  secondsOf: (count, duration) => `${count}، ${numberText(duration)} ث`,
  steps: (steps) =>
    plural(steps, {
      zero: `${numberText(steps)} خطوة`,
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: `${numberText(steps)} خطوات`,
      many: `${numberText(steps)} خطوة`,
      other: `${numberText(steps)} خطوة`,
    }),
  kilometres: (distance) => `${numberText(distance, 1)} كم`,
  miles: (distance) =>
    plural(distance, {
      zero: `${numberText(distance)} ميل`,
      one: 'ميل واحد',
      two: 'ميلان',
      few: `${numberText(distance)} أميال`,
      many: `${numberText(distance)} ميلًا`,
      other: `${numberText(distance)} ميل`,
    }),
  loadingTemplate: 'جارٍ تحميل النموذج...',
  loadFailedLead: 'لم نصل إلى الخادم. علاماتك محفوظة على هذا الجهاز.',
  loadFailed: 'تعذّر تحميل روتينك',
  progress: 'التقدم',
  setsDoneToday: 'مجموعات اليوم',
  waitingToSync: 'بانتظار المزامنة',
  resetProgress: 'إعادة ضبط التقدم',
  setsToGo: (total) => `بقي ${counted(total, set)}`,
  ofSetsDone: (done, total) => `تم ${numberText(done)} من ${countedAfter(total, set)}`,
  allSetsDone: (total) => `تم كل شيء: ${counted(total, set)}`,
  gentleTitle: 'نصفه يكفي اليوم',
  gentleLead: (half, total) =>
    `يوم صعب؟ ${numberText(half)} من ${countedAfter(total, set)} تكفي لتعتني بنفسك. النقاط واحتساب اليوم يحتاجانها كلها، والمهمة أيضًا تنقذ سلسلتك.`,
  gentleDone: (done) => `${counted(done, set)} في يوم صعب: أحسنت. توقف هنا، أو تابع ما دمت مرتاحًا.`,
  tickIt: (exercise) => `علامة الإنجاز: ${exercise}`,
  tips: 'نصائح',
  tickLabel: (day) => `روتين ${day}، مجموعة واحدة`,
  progressReset: 'أُعيد ضبط التقدم',
  updateFailed: 'تعذّر تحديث التقدم',
  savedLater: 'محفوظ على هذا الجهاز. نرسله لاحقًا.',
};
