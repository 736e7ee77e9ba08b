import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import { counted, countedAfter, point, rep, round, set } from '#client/languages/ar/lib/format/nouns.ts';
import type { questSessionCopy as english } from '#client/workout/quest-session-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { workoutCopy } from './workout-copy.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? workoutCopy.minutes(seconds / 60) : workoutCopy.seconds(seconds);

export const questSessionCopy: Translated<typeof english> = {
  quest: 'المهمة',
  start: 'ابدأ',
  startFirst: 'ابدأ المهمة أولًا.',
  resumeFirst: 'استأنف المهمة أولًا.',
  next: 'التالي',
  finish: 'إنهاء',
  first: (task) => `أولًا، ${task}`,
  now: 'الآن',
  comesNext: 'التالي',
  left: 'متبقٍّ',
  timed: (name, seconds) => `${name}، ${minutesOrSeconds(seconds)}`,
  counted: (name, count) => `${name}، ${workoutCopy.reps(count)}`,
  times: (count) => `عليك ${counted(count, rep)}`,
  roundOf: (round, of) => `الجولة ${numberText(round)} من ${numberText(of)}`,
  setOf: (set, of) => `المجموعة ${numberText(set)} من ${numberText(of)}`,
  stepOf: (step, of) => `الخطوة ${numberText(step)} من ${numberText(of)}`,
  steps: 'الخطوات',
  done: 'تم',
  setsEach: (sets, restSeconds) =>
    restSeconds > 0 ? `${counted(sets, set)}، راحة ${minutesOrSeconds(restSeconds)}` : counted(sets, set),
  rest: (seconds) => `راحة ${minutesOrSeconds(seconds)}`,
  rounds: (rounds) => counted(rounds, round),
  with: (equipment) => `مع ${equipment}`,
  options: 'خيارات المهمة',
  discard: 'بدء المهمة من جديد',
  wellDone: 'انتهت كل الخطوات',
  ended: 'انتهت هنا',
  doneIn: (time) => `المدة كلها ${time}.`,
  completeLead: 'أنجز المهمة، ويُحتسب اليوم.',
  complete: 'إنجاز',
  completing: 'جارٍ الحفظ...',
  goOn: 'متابعة',
  endHere: 'إنهاء المهمة هنا',
  note: 'لك وحدك',
  noteLead: 'مشفّرة. تظهر في سجلك وفي تصديرك فقط.',
  nothingToDo: 'لا مهمة الآن',
  nothingToDoLead: 'أدِر العجلة، واقبل مهمة، وابدأها هنا.',
  toTheWheel: 'إلى العجلة',
  loadFailed: 'تعذّر تحميل مهمتك',
  loadFailedLead: 'لم نصل إلى الخادم. لم يضِع شيء.',
  label: (name) => `المهمة، ${name}`,
  completed: (points) => ({
    title: 'أُنجزت المهمة',
    description: `كسبت ${countedAfter(points, point)}`,
  }),
  failed: 'تعذّر تحديث المهمة. حاول مجددًا.',
};
