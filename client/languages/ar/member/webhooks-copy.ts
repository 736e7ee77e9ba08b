import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import type * as english from '#client/member/webhooks-copy.ts';
import type { WebhookKind } from '#domain/integrations/webhook-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure } from './member-copy.ts';

export const webhooksCopy: Translated<typeof english.webhooksCopy> = {
  title: 'خطافات الويب',
  lead: 'خطاف الويب يخبر برنامجك بما يحدث فورًا: نتصل بعنوانه.',
  switchedOff: 'فعّل هذا لإضافة خطاف ويب. والخطافات التي أضفتها من قبل تتلقى الأخبار من جديد.',
  unread: 'تعذّر تحميل خطافات الويب.',
  none: 'لا خطافات ويب بعد.',
  add: 'خطاف ويب جديد',
  sends: (kinds) => kinds.map((kind) => kindNames[kind]).join('، '),
  failing: (since) => `لم يُجب برنامجك كما يجب منذ ${since}. نواصل المحاولة ثلاثة أيام، فلم يضِع شيء بعد.`,
  stopped: {
    member: 'أوقفته أنت.',
    failing: 'أوقفناه بعد ثلاثة أيام دون جواب صحيح. انظر بمَ أجاب برنامجك، وأصلحه، ثم استأنف.',
    gone: 'أوقفناه لأن برنامجك قال إنه لم يعد موجودًا. إن عاد فاستأنف.',
    admin: 'أوقف فريقنا هذا الخطاف. تأكد أن برنامجك سليم ثم استأنف. تحتاج إلى مساعدة؟ راسلنا.',
  },
  chips: { stopped: 'متوقف', failing: 'متعثر' },
  test: 'تجربة',
  testing: 'جارٍ التجربة...',
  testTaken: (status) => `أجاب برنامجك ${status}.`,
  tested: (description) => ({ title: 'وصلت التجربة', description }),
  testRefused: (problem) => ({ title: 'لم تصل التجربة', description: problemText(problem) }),
  failedTest: failure('تعذّر إرسال التجربة. حاول بعد لحظة.'),
  log: 'الإرسالات',
  change: 'تغيير',
  stop: 'إيقاف',
  resume: 'استئناف',
  remove: 'إزالة',
  removed: { title: 'أُزيل خطاف الويب', description: 'لن يتلقى برنامجك أخبارًا بعد الآن.' },
  failedChange: failure('لم ينجح ذلك. تحقق من اتصالك وحاول مجددًا.'),
  previousSecret: (until) => `السرّ السابق صالح حتى ${until}.`,
};

export const logCopy: Translated<typeof english.logCopy> = {
  title: 'آخر الإرسالات',
  none: 'لم يُرسل شيء بعد. ما يحدث من الآن يظهر هنا.',
  unread: 'تعذّر تحميل الإرسالات.',
  refresh: 'تحديث',
  waiting: 'بانتظار الإرسال',
  dropped: 'لم يُرسل',
  taken: (status, milliseconds) => `وصل: ${status ?? 'بلا حالة'} خلال ${milliseconds ?? 0} م.ث`,
  attempts: (count) =>
    plural(count, {
      zero: 'لا محاولات',
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: `${numberText(count)} محاولات`,
      many: `${numberText(count)} محاولة`,
      other: `${numberText(count)} محاولة`,
    }),
  kindName: (kind) => (kind in kindNames ? kindNames[kind as WebhookKind] : 'تجربة'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'استغرق برنامجك أكثر من 10 ثوانٍ.',
  'private address': 'عنوانه يقود إلى شبكة خاصة، ونحن لا نتصل بها.',
  ENOTFOUND: 'مضيف عنوانه غير معروف.',
  ECONNREFUSED: 'لا شيء يعمل على عنوانه.',
  stopped: 'أُوقف خطاف الويب.',
  erased: 'محوت ما كان هذا عنه.',
  'too old': 'كان عمره أكثر من ثلاثة أيام.',
  'too many': 'كانت أكثر من 1,000 رسالة بانتظار الإرسال.',
};

export const problemText: Translated<typeof english.problemText> = (problem) =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `أجاب برنامجك ${problem.slice('status '.length)}.`
    : `لا جواب (${problem}).`);

export const webhookFormCopy: Translated<typeof english.webhookFormCopy> = {
  newTitle: 'خطاف ويب جديد',
  changeTitle: 'تغيير خطاف الويب',
  description: 'أرسل أقل ما يحتاجه البرنامج.',
  url: 'العنوان',
  urlHint: 'https، مثل https://hooks.example/rondel',
  urlMissing: 'أعطِ عنوان برنامجك. يبدأ بـ https.',
  kinds: 'ما يُبلَّغ به',
  kindsMissing: 'اختر واحدًا على الأقل.',
  scopes: 'أرسل أيضًا',
  add: 'إضافة خطاف ويب',
  adding: 'جارٍ الإضافة...',
  save: 'حفظ',
  saving: 'جارٍ الحفظ...',
  rotate: 'سرّ جديد',
  failed: failure('تعذّر حفظ خطاف الويب. تحقق من اتصالك وحاول مجددًا.'),
  proof: 'سجّل دخولك مرة أخرى لإعداد خطاف ويب، ثم عُد إلى هنا.',
  shown: {
    title: 'سرّ التوقيع',
    description: 'يتحقق به برنامجك من كل رسالة. انسخه الآن: يُعرض هذه المرة فقط.',
    label: 'السرّ',
    copied: { title: 'نُسخ السرّ', description: 'احفظه حيث يقرؤه برنامجك.' },
  },
};

export const kindNames: Translated<typeof english.kindNames> = {
  'workout.logged': 'تسجيل تدريب',
  'quest.completed': 'إنجاز مهمة',
  'streak.at_risk': 'سلسلة في خطر',
  'streak.changed': 'تغيّر السلسلة',
  'weight.logged': 'تسجيل وزن',
  'program.phase': 'مرحلة جديدة من البرنامج',
};

export const webhookScopeNames: Translated<typeof english.webhookScopeNames> = {
  'read:history': 'مجموعات التدريبات وجهدها والشعور بعدها',
  'read:body': 'الوزن نفسه',
};
