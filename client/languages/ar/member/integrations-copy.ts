import type * as english from '#client/member/integrations-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure, sessionsCopy } from './member-copy.ts';

export const integrationsCopy: Translated<typeof english.integrationsCopy> = {
  title: 'الربط',
  intro: 'اسمح لبرامجك وأجهزتك بقراءة بياناتك أو الإضافة إليها.',
  switchedOff: 'فعّل هذا لإنشاء رمز. والرموز التي أنشأتها من قبل تعمل من جديد.',
  settings: 'إعداد الربط',
};

export const tokensCopy: Translated<typeof english.tokensCopy> = {
  title: 'رموز الوصول',
  lead: 'الرمز مثل كلمة مرور لبرنامج واحد. يفتح ما تسمح به فقط، ويمكنك إنهاؤه متى شئت.',
  unread: 'تعذّر تحميل رموزك.',
  none: 'لا رموز بعد.',
  make: 'رمز جديد',
  allows: (scopes) => scopes.map((scope) => scopeNames[scope]).join('، '),
  made: (day) => `أُنشئ ${day}.`,
  until: (day) => `صالح حتى ${day}.`,
  ended: { expired: 'منتهٍ', revoked: 'ملغى' },
  lastUsed: (day) => `آخر استخدام ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'لم يُستخدم بعد.',
  revoke: 'إلغاء الرمز',
  revoking: 'جارٍ الإلغاء...',
  revoked: { title: 'أُلغي الرمز', description: 'لم يعد يفتح شيئًا.' },
  failedRevoke: failure('تعذّر إلغاء الرمز. تحقق من اتصالك وحاول مجددًا.'),
  showUse: 'ماذا فعل',
  nothingDone: 'لا شيء بعد. ما يغيّره هذا الرمز يظهر هنا.',
  useUnread: 'تعذّر تحميل ما فعله هذا الرمز.',
};

export const newTokenCopy: Translated<typeof english.newTokenCopy> = {
  title: 'رمز جديد',
  description: 'اسمح بأقل ما يحتاجه البرنامج.',
  name: 'الاسم',
  nameHint: 'لتعرفه لاحقًا، مثل: ميزان الحمّام.',
  nameMissing: 'أعطه اسمًا من 1 إلى 60 حرفًا.',
  scopes: 'ما يُسمح له به',
  scopesMissing: 'اسمح بشيء واحد على الأقل.',
  expiry: 'مدة صلاحيته',
  days: { '30': '30 يومًا', '90': '90 يومًا', '365': 'سنة' },
  make: 'إنشاء الرمز',
  making: 'جارٍ الإنشاء...',
  failed: failure('تعذّر إنشاء الرمز. تحقق من اتصالك وحاول مجددًا.'),
  proof: 'سجّل دخولك مرة أخرى لإنشاء رمز، ثم عُد إلى هنا.',
  shown: {
    title: 'رمزك الجديد',
    description: 'انسخه الآن. لا نحتفظ بنسخة، فهو يُعرض هذه المرة فقط.',
    label: 'الرمز',
    copied: { title: 'نُسخ الرمز', description: 'الصقه في برنامجك.' },
  },
};

export const shownCopy: Translated<typeof english.shownCopy> = { copy: 'نسخ', done: 'تم' };

export const proofCopy: Translated<typeof english.proofCopy> = {
  title: 'هل هذا أنت؟',
  confirm: 'تسجيل الدخول مجددًا',
};

export const scopeNames: Translated<typeof english.scopeNames> = {
  'read:stats': 'قراءة السلسلة والنقاط والمهام',
  'read:history': 'قراءة التدريبات',
  'read:body': 'قراءة الوزن والقياسات',
  'write:workouts': 'تسجيل التدريبات',
  'write:body': 'تسجيل الوزن والقياسات',
  'write:quest': 'إدارة العجلة وإنجاز المهام',
};

export const useCopy: Translated<typeof english.useCopy> = {
  title: 'استخدام الرمز',
  lead: 'أرسله مع كل طلب، في ترويسة Authorization بصيغة Bearer. لا تضعه أبدًا في عنوان.',
  assistant: (address) => `المساعد الذي يتحدث MCP يتصل بـ ${address} بالترويسة نفسها.`,
  calls: 'كل الطلبات الممكنة، ومكان لتجربتها',
  careful: 'كل من لديه هذا الرمز يفعل ما يسمح به. أضعته؟ ألغِه.',
};
