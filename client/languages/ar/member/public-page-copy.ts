import { itemsText, numberText } from '#client/languages/ar/lib/format/locale.ts';
import { activeDay, apart, counted, day } from '#client/languages/ar/lib/format/nouns.ts';
import { nameText } from '#client/languages/ar/lib/words/name-text.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import type { publicPageCopy as english } from '#client/member/public-page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';
import { failure } from './member-copy.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'لا شيء بعد';

export const publicPageCopy: Translated<typeof english> = {
  title: 'صفحتك العامة',
  lead: 'يقرؤها كل من لديه العنوان. لا تعرض إلا ما تختاره هنا، ولا تعرض أبدًا جسمك أو وزنك أو مزاجك أو ملاحظاتك أو برامجك.',
  unread: 'تعذّر تحميل صفحتك العامة.',
  states: { public: 'عامة', hidden: 'مخفية' },
  hiddenBy: {
    switch: 'يُحفظ إعداد الملف العام.',
    'no-handle': 'اختر اسمًا للصفحة، وتظهر صفحتك.',
    'age-unknown': 'الصفحات العامة للبالغين. أضف عمرك إلى ملفك أولًا.',
    'under-age': 'الصفحات العامة للأعضاء من 18 سنة فأكثر.',
    'taken-down': 'سحب مشرف صفحتك، ولا يراها أي زائر.',
  },
  takenDownFor: (reason) => `السبب: «${reason}»`,
  toProfile: 'إلى ملفك',
  open: 'فتح صفحتك',
  copy: 'نسخ العنوان',
  copied: { title: 'نُسخ العنوان', description: 'شاركه مع من تحب.' },
  name: 'اسم الصفحة',
  nameHint: (origin) => `${apart(`${origin}/u/`)} ثم اسمك: من 3 إلى 20 حرفًا لاتينيًا أو رقمًا أو شرطة.`,
  nameRule: 'يمكنك تغييره مرة كل 30 يومًا. والاسم الذي تتركه يبقى مغلقًا لسنة.',
  changeable: (day) => `يمكنك تغييره ابتداءً من ${dayText(day)}.`,
  save: 'حفظ الاسم',
  saving: 'جارٍ الحفظ...',
  saved: { title: 'حُفظ اسم الصفحة', description: 'صار لصفحتك عنوان.' },
  failedName: failure('تعذّر حفظ اسم الصفحة. تحقق من اتصالك وحاول مجددًا.'),
  giveUp: 'التخلي عن هذا الاسم',
  givingUp: {
    title: 'هل تتخلى عن هذا الاسم؟',
    description: 'تختفي صفحتك فورًا. لا يستطيع أحد أخذ الاسم لسنة، ولا أنت.',
    confirm: 'التخلي عنه',
  },
  gaveUp: { title: 'تخليت عن الاسم', description: 'اختفت صفحتك.' },
  failedGiveUp: failure('تعذّر التخلي عن الاسم. تحقق من اتصالك وحاول مجددًا.'),
  shows: 'تعرض',
  facts: {
    firstName: 'الاسم الأول',
    streak: 'السلسلة',
    activeDays: 'الأيام النشطة هذا الأسبوع',
    quests: 'المهام المنجزة',
    badges: 'الشارات',
    level: 'المستوى',
  },
  previewOf: (fact, preview) => previews[fact](preview),
  indexed: 'السماح لمحركات البحث بعرضها',
  indexedLead: 'عند الإيقاف: تطلب صفحتك من محركات البحث ألا تعرضها.',
  failed: failure('تعذّر حفظ اختيارك. تحقق من اتصالك وحاول مجددًا.'),
  picture: 'كيف يظهر رابطها',
  pictureAlt: 'صورة صفحتك كما تعرضها المحادثات والشبكات',
  pictureNote: 'قد تحتفظ المحادثات والشبكات بهذه الصورة أطول منا.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'ليس في ملفك',
  streak: ({ streak = 0 }) => counted(streak, day),
  activeDays: ({ activeDays = [] }) =>
    `${counted(activeDays.filter((one) => one === 'active').length, activeDay)}، دون أوقات`,
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges.map(nameText))),
  level: ({ level }) => (level ? `${numberText(level.number)}، ${nameText(level.name)}` : nothingYet),
};
