import { listText, numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import { apart, counted, dayInARow, quest } from '#client/languages/ar/lib/format/nouns.ts';
import { commonCopy } from '#client/languages/ar/ui/ui-copy.ts';
import type * as english from '#client/together/friends-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** Names may be of Latin letters. No verb follows one, because the gender of a friend is unknown. */
const nameOr = (name: string | null): string => (name === null ? 'صديق' : apart(name));
const thisFriend = (name: string | null): string => (name === null ? 'هذا الصديق' : apart(name));
const someone = (name: string | null): string => (name === null ? 'شخص ما' : apart(name));

export const friendsCopy: Translated<typeof english.friendsCopy> = {
  title: 'الأصدقاء',
  back: 'العودة إلى الملف',
  intro: 'بضعة أشخاص يسعدهم حضورك.',
  unread: 'تعذّر تحميل أصدقائك.',
  offline: 'لا يوجد اتصال. الأصدقاء والدوائر تحتاج إلى الشبكة؛ أما تدريبك فلا.',
  none: 'لا أصدقاء هنا بعد',
  noneLead: 'أنشئ رمزًا وأرسله إلى من تحب أن تتحرك معه.',
  nameOr,
  streak: (days) => (days === 0 ? 'بداية جديدة' : counted(days, dayInARow)),
  atRisk: (days) => `${counted(days, dayInARow)}، واليوم ما زال مفتوحًا. قد يكون التشجيع في وقته.`,
  week: (days) => (days.length === 0 ? 'لا يوم نشط هذا الأسبوع بعد' : `أيام النشاط: ${listText(days)}`),
  quests: (count) => `المهام المنجزة: ${counted(count, quest)}`,
  achievements: 'الإنجازات',
  more: (name) => `المزيد عن ${nameOr(name)}`,
};

export const sharingCopy: Translated<typeof english.sharingCopy> = {
  title: 'ما يراه الأصدقاء',
  titleOff: 'أجمل مع الأصدقاء',
  off: 'من تدعوهم يشجعونك وتشجعهم. لا بحث ولا منشورات ولا ترتيب: فقط من لديهم رمزك.',
  waits: 'دعاك شخص ما. شارك تقدمك لترى من هو.',
  label: 'مشاركة التقدم مع الأصدقاء',
  description: 'عند الإيقاف يتوقف أصدقاؤك فورًا عن رؤيتك، وتتوقف عن رؤيتهم.',
  seen: 'يرى الأصدقاء',
  seenFacts: ['اسمك الأول وصورتك', 'سلسلتك، وأيام هذا الأسبوع التي نشطت فيها', 'كم مهمة أنجزت، وإنجازاتك'],
  never: 'لا يرى الأصدقاء أبدًا',
  neverFacts: [
    'وزنك أو أي شيء آخر عن جسمك',
    'مزاجك أو طاقتك أو ملاحظاتك',
    'برنامجك أو خطتك أو تدريباتك',
    'في أي ساعة تتدرب',
  ],
  failed: failed('لم يُحفظ الإعداد. تحقق من اتصالك وحاول مجددًا.'),
};

export const cheerCopy: Translated<typeof english.cheerCopy> = {
  kinds: {
    'well-done': 'أحسنت',
    'keep-going': 'واصل',
    strong: 'يا للقوة',
    proud: 'أفخر بك',
    'high-five': 'كفّك',
  },
  group: (name) => `شجّع ${thisFriend(name)}`,
  sent: (kind) => `أرسلت تشجيعك: ${cheerCopy.kinds[kind]}. وغدًا يمكنك من جديد.`,
  received: (kind, day) => `${day}، تشجيع لك: ${cheerCopy.kinds[kind]}`,
  failed: failed('لم يُرسل تشجيعك. تحقق من اتصالك وحاول مجددًا.'),
};

export const nudgeCopy: Translated<typeof english.nudgeCopy> = {
  label: 'تذكير ودّي بيننا',
  description: (name) =>
    `عندما توشك سلسلة أن تنتهي، يمكن أن يذكّر أحدكما الآخر، أنت و${name === null ? 'هذا الصديق' : ` ${apart(name)}`}، مرة في اليوم. يعمل حين تفعّلانه معًا.`,
  nudge: (name) => `ذكِّر ${thisFriend(name)}`,
  sent: (name) => `أرسلت اليوم تذكيرًا وديًّا إلى ${thisFriend(name)}.`,
  received: (name) => `تذكير من ${nameOr(name)}: سلسلتك ما زالت مفتوحة اليوم.`,
  failed: failed('لم يُرسل تذكيرك. تحقق من اتصالك وحاول مجددًا.'),
  failedSwitch: failed('لم يُحفظ الإعداد. تحقق من اتصالك وحاول مجددًا.'),
};

export const momentsCopy: Translated<typeof english.momentsCopy> = {
  title: 'جديد منذ زيارتك',
  friend: (name) =>
    `صرت أنت و${name === null ? 'صديق جديد' : ` ${apart(name)}`} صديقين. كل منكما يرى أيام الآخر من الآن.`,
  firstCheer: (name, kind) => `أول تشجيع لك، من ${nameOr(name)}: ${cheerCopy.kinds[kind]}.`,
};

export const inviteCopy: Translated<typeof english.inviteCopy> = {
  title: 'دعوة صديق',
  lead: 'الرمز لشخص واحد وصالح سبعة أيام.',
  make: 'إنشاء رمز',
  making: 'جارٍ الإنشاء...',
  open: 'بانتظار الجواب',
  ofFriend: 'لصديق',
  ofCircle: 'لدائرة',
  until: (day) => `صالح حتى ${day}.`,
  takeBack: 'سحب',
  takeBackOf: (what, day) => `سحب الرمز ${what}، الصالح حتى ${day}`,
  takenBack: { title: 'سُحبت الدعوة', description: 'لم يعد رمزها يعمل.' },
  failed: failed('تعذّر إنشاء الرمز. تحقق من اتصالك وحاول مجددًا.'),
  failedBack: failed('تعذّر السحب. تحقق من اتصالك وحاول مجددًا.'),
  shown: {
    title: 'رمزك',
    description: 'أرسله إلى شخص واحد. نعرضه هذه المرة فقط.',
    spelled: (code) => `الرمز: ${apart([...code].join(' '))}`,
    link: 'الرابط',
    text: 'تعال نتحرك معًا على Rondel:',
    share: 'مشاركة',
    copy: 'نسخ الرابط',
    copied: { title: 'نُسخ الرابط', description: 'أرسله إلى صاحبه.' },
    done: 'تم',
  },
};

export const acceptCopy: Translated<typeof english.acceptCopy> = {
  title: 'لديك رمز؟',
  invited: 'أنت مدعو',
  lead: 'ستة أحرف من صديق. ترى من يدعوك قبل أن توافق.',
  label: 'الرمز',
  short: 'الرمز من ستة أحرف.',
  look: 'عرض',
  looking: 'جارٍ البحث...',
  invites: (name) => `دعوة صداقة من ${someone(name)}.`,
  invitesToCircle: (name, circle, dates) => `دعوة من ${someone(name)} إلى دائرة: ${circle}، ${dates}.`,
  people: (count) =>
    plural(count, {
      zero: 'لا أحد فيها بعد.',
      one: 'فيها شخص واحد.',
      two: 'فيها شخصان.',
      few: `فيها ${numberText(count)} أشخاص.`,
      many: `فيها ${numberText(count)} شخصًا.`,
      other: `فيها ${numberText(count)} شخص.`,
    }),
  accept: 'نعم، أصدقاء',
  join: 'نعم، أنضم',
  accepting: 'لحظة...',
  notNow: 'ليس الآن',
  friends: (name) => ({
    title: 'صرتما صديقين',
    description: `أيامك ظاهرة الآن عند ${nameOr(name)}، والعكس.`,
  }),
  joined: { title: 'انضممت', description: 'أيامك النشطة تُحتسب من اليوم.' },
  failed: 'تعذّر التحقق من هذا الرمز. تحقق من اتصالك وحاول مجددًا.',
};

export const partingCopy: Translated<typeof english.partingCopy> = {
  description: 'لا تصل أي رسالة بهذا إلى الطرف الآخر.',
  remove: 'إزالة من الأصدقاء',
  removeNote: 'يتوقف كل منكما فورًا عن رؤية الآخر، وتستمر الدائرة المشتركة. رمز جديد يعيدكما صديقين.',
  block: 'حظر',
  blockNote: 'لا يرى أحدكما الآخر بعدها، ولا تعمل رموزك عنده.',
  removeTitle: (name) => `إزالة ${nameOr(name)}؟`,
  blockTitle: (name) => `حظر ${nameOr(name)}؟`,
  pending: 'لحظة...',
  removed: { title: 'أُزيل الصديق', description: 'لم يعد أحدكما يرى الآخر.' },
  blocked: { title: 'تم الحظر', description: 'لم يعد أحدكما يرى الآخر. تجد الحظر أدناه.' },
  failed: failed('لم ينجح ذلك. تحقق من اتصالك وحاول مجددًا.'),
  report: 'إبلاغ',
  reportNote: 'ينظر فيه مشرف. لا تصل رسالة إلى الطرف الآخر، ويمكنك الحظر أيضًا.',
  list: 'المحظورون',
  listLead: 'ليسوا أصدقاءك، ولا تعمل رموزك عندهم.',
  noName: 'شخص بلا اسم',
  unread: 'تعذّر تحميل من حظرتهم.',
  unblock: 'رفع الحظر',
  unblocked: { title: 'رُفع الحظر', description: 'هذا لا يعيد الصداقة: يلزمها رمز جديد.' },
};

export const formerCopy: Translated<typeof english.formerCopy> = {
  open: 'لم تعد ترى شخصًا ما؟',
  title: 'أصدقاء سابقون',
  description:
    'يختفي الصديق من قائمتك حين ينهي أحدكما الصداقة أو يوقف المشاركة. ما زال بإمكانك الحظر أو الإبلاغ. لا تصل أي رسالة إلى الطرف الآخر.',
  since: (day) => `بدأت الصداقة في ${day}.`,
  none: 'لا أحد هنا. كل أصدقائك في قائمتك أو محظورون.',
  unread: 'تعذّر تحميل أصدقائك السابقين.',
};

export const reportCopy: Translated<typeof english.reportCopy> = {
  title: (name) => `إبلاغ عن ${nameOr(name)}`,
  description: 'أخبر المشرفين بما حدث. هم وحدهم يقرؤونه.',
  reason: 'ما الأمر؟',
  reasons: {
    harassment: 'إزعاج أو إيذاء لي',
    name: 'الاسم أو الصورة',
    pretending: 'انتحال شخصية أخرى',
    other: 'شيء آخر',
  },
  missing: 'اختر ما الأمر.',
  words: 'بكلماتك، إن أحببت',
  send: 'إرسال الإبلاغ',
  sending: 'جارٍ الإرسال...',
  sent: { title: 'أُرسل الإبلاغ', description: 'سينظر فيه مشرف. شكرًا لأنك أخبرتنا.' },
  failed: failed('لم يُرسل الإبلاغ. تحقق من اتصالك وحاول مجددًا.'),
};
