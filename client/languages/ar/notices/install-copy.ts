import { brand } from '#client/languages/ar/ui/ui-copy.ts';
import type { installCopy as english } from '#client/notices/install-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const installCopy: Translated<typeof english> = {
  label: 'التطبيق على هذا الجهاز',
  line: { press: `يمكن تثبيت ${brand} على هذا الجهاز.`, byHand: `يمكن وضع ${brand} على شاشتك الرئيسية.` },
  install: 'تثبيت',
  how: 'كيف؟',
  notAgain: 'عدم العرض مجددًا',
  title: `${brand} على شاشتك الرئيسية`,
  lead: 'عندها يُفتح مثل أي تطبيق، وتصل إليك التذكيرات على هذا الجهاز.',
  steps: [
    'اضغط على مشاركة في متصفحك.',
    'اختر إضافة إلى الشاشة الرئيسية، ثم إضافة.',
    `افتح ${brand} من شاشتك الرئيسية.`,
  ],
  gotIt: 'فهمت',
};
