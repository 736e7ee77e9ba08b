import type { doseCopy as english } from '#client/dose/dose-copy.ts';
import { counted, set } from '#client/languages/ar/lib/format/nouns.ts';
import { nameText } from '#client/languages/ar/lib/words/name-text.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} ث` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy: Translated<typeof english> = {
  title: ({ week, phase }, now, was) =>
    now === was ? `الأسبوع ${week}، ${phase}` : `الأسبوع ${week}، ${phase}: ${counted(now, set)} بعد ${was}`,
  reasons: {
    amounts: 'أسابيعك الكاملة تُحتسب: بعض الحركات فيها تكرارات أو ثوانٍ أكثر.',
    sets: 'أنت جاهز للمزيد: هذه المرحلة تضيف مجموعات.',
    heavier: 'تكرارات أقل في كل مجموعة، لتحمل وزنًا أكبر أو تختار شكلًا أصعب.',
    'harder-form': 'حركة صارت أصعب بدرجة؛ يمكنك إعادتها.',
    recovery: 'خمسة أسابيع كاملة وراءك. مجموعات أقل هذا الأسبوع ليلتقط جسمك أنفاسه.',
    'shorter-rests': 'الراحة أقصر في هذه المرحلة.',
    'longer-rests': 'الراحة أطول في هذه المرحلة، لمجموعات أثقل.',
  },
  details: 'مقارنة بأسبوعك الأول',
  change: ({ was, now }) => {
    const rest =
      was.restSeconds === now.restSeconds ? '' : `، راحة ${now.restSeconds} ث بدل ${was.restSeconds} ث`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)} بدل ${setsOf(was)}`;
    const [before, name] = [nameText(was.name), nameText(now.name)];
    return `${before === name ? name : `${name} بدل ${before}`}: ${sets}${rest}`;
  },
  kept: 'أبقيت على مقدار الأسبوع الماضي.',
  keep: 'إبقاء مقدار الأسبوع الماضي',
  take: 'اعتماد مقدار هذا الأسبوع',
  own: 'كتبت هذا التدريب بنفسك، فيتركه برنامجك كما هو.',
  label: 'مقدار هذا الأسبوع',
  failed: 'لم يُحفظ اختيارك. حاول مجددًا.',
};
