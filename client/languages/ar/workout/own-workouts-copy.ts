import { nounAt, set } from '#client/languages/ar/lib/format/nouns.ts';
import { commonCopy } from '#client/languages/ar/ui/ui-copy.ts';
import type { ownWorkoutsCopy as english } from '#client/workout/own-workouts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const ownWorkoutsCopy: Translated<typeof english> = {
  myWorkouts: 'تدريباتي',
  listLead: 'تدريبات حفظتها. تكسب نقاطًا مثل غيرها.',
  none: 'لا شيء بعد. أنهِ تدريبًا واحفظ شكله لنفسك.',
  yourWorkout: 'تدريبك',
  editLead: 'سمِّه، واضبطه كما تتدرب.',
  keepAsMine: 'حفظ كتدريب خاص بي',
  name: 'الاسم',
  start: 'ابدأ',
  startOne: (name) => `ابدأ ${name}`,
  editOne: (name) => `تعديل ${name}`,
  archive: 'أرشفة',
  archiveOne: (name) => `أرشفة ${name}`,
  remove: (exercise) => `إزالة ${exercise}`,
  setsOf: (exercise) => `مجموعات ${exercise}`,
  sets: (sets) => nounAt(sets, set),
  repsOf: (exercise) => `تكرارات ${exercise}`,
  secondsOf: (exercise) => `ثواني ${exercise}`,
  restOf: (exercise) => `الراحة بعد مجموعة ${exercise}`,
  rest: 'ث راحة',
  save: 'حفظ',
  saved: { title: 'حُفظ التدريب', description: 'تجده في تدريباتي.' },
  archived: { title: 'أُرشف التدريب' },
  notSaved: {
    title: commonCopy.error,
    description: 'تعذّر حفظ تدريبك. حاول مجددًا.',
    variant: 'destructive',
  },
};
