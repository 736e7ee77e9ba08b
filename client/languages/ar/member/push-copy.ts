import { countedAfter, device } from '#client/languages/ar/lib/format/nouns.ts';
import type { pushCopy as english, reminderCopy as englishReminder } from '#client/member/push-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import { failure } from './member-copy.ts';

export const pushCopy: Translated<typeof english> = {
  title: 'أجهزتك',
  lead: 'تصل التذكيرات إلى الجهاز الذي تفعّله هنا، حتى والتطبيق مغلق. لا تعرض أبدًا بيانات صحية.',
  unread: 'تعذّر تحميل أجهزتك.',
  none: 'لا جهاز يتلقى التذكيرات بعد.',
  turnOn: 'تفعيل لهذا الجهاز',
  turningOn: 'جارٍ التفعيل...',
  isOn: 'مفعّلة لهذا الجهاز.',
  turnedOn: { title: 'التذكيرات مفعّلة', description: 'هذا الجهاز يتلقى تذكيراتك الآن.' },
  turnedOff: { title: 'التذكيرات متوقفة', description: 'ذلك الجهاز لن يتلقى تذكيرات بعد الآن.' },
  failedOn: failure('تعذّر تفعيل التذكيرات. تحقق من اتصالك وحاول مجددًا.'),
  failedOff: failure('تعذّرت إزالة الجهاز. حاول مجددًا.'),
  remove: 'إزالة',
  removing: 'جارٍ الإزالة...',
  thisDevice: 'هذا الجهاز',
  added: (day) => `أُضيف ${day}.`,
  lastSent: (moment) => `آخر إرسال ${moment}.`,
  nothingSent: 'لم يُرسل شيء بعد.',
  failing: 'المحاولة الأخيرة لم تصل. ما زلنا نحاول.',
  support: {
    unsupported: 'لا يعرض هذا المتصفح التذكيرات. جرّب إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.',
    install:
      'على iPhone أو iPad تحتاج التذكيرات إلى التطبيق على شاشتك الرئيسية: اضغط مشاركة، ثم إضافة إلى الشاشة الرئيسية، وافتح Rondel من هناك وعُد إلى هذه الصفحة.',
    denied:
      'حظرت إشعارات هذا الموقع. لرفع الحظر افتح إعدادات الموقع بجانب العنوان، واجعل الإشعارات مسموحة، وأعد تحميل هذه الصفحة.',
    off: 'التذكيرات إلى الأجهزة متوقفة على هذا الخادم.',
  },
  test: 'أرسل لي تجربة',
  testing: 'جارٍ الإرسال...',
  testSent: (count) => ({
    title: 'أُرسلت التجربة',
    description: `أُرسلت إلى ${countedAfter(count, device)}. تظهر بعد لحظة.`,
  }),
  testFailed: failure('لم تصل التجربة. حاول مجددًا بعد دقيقة.'),
};

export const reminderCopy: Translated<typeof englishReminder> = {
  timesTitle: 'متى تصل',
  timesLead:
    'بتوقيت ساعتك. لا يصل شيء في ساعات الهدوء أو أثناء التوقف أو بعد إنجاز الأمر، ولا أكثر من اثنين في اليوم.',
  unread: 'تعذّر تحميل تذكيراتك.',
  quietFrom: 'الهدوء من',
  quietUntil: 'الهدوء حتى',
  timeOf: (kind) => `${kind}، الساعة`,
  saved: { title: 'حُفظت الأوقات', description: 'تصل تذكيراتك في هذه الأوقات من الآن.' },
  failed: (reason) => failure(reason),
  notKept: 'تعذّر حفظ أوقاتك. تحقق من اتصالك وحاول مجددًا.',
  sentLine: (moment, way) => `${moment}، ${way}`,
  next: (kind, moment) => `التالي: ${kind}، ${moment}.`,
  sentTitle: 'ما أرسلناه',
  nothingSent: 'لا شيء بعد. كل تذكير يظهر هنا مع سببه.',
  why: 'لماذا وصلني هذا؟',
  byPush: (count) => `إلى ${countedAfter(count, device)}`,
  byMail: 'بالبريد',
};
