import type { appCopy as english } from '#client/app/app-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const appCopy: Translated<typeof english> = {
  workout: 'التدريب',
  quest: 'المهمة',
  connection: 'الاتصال',
  slowLine: 'الاتصال بطيء. ما زلنا نحاول.',
  youAreOffline: 'لا يوجد اتصال',
  offlineLead: 'ما تسجّله دون اتصال محفوظ على هذا الجهاز. نرسله عند عودة الاتصال.',
  notFound: '404 الصفحة غير موجودة',
  notFoundLead: 'لا شيء هنا. ربما نُقلت الصفحة، أو سقط حرف من العنوان.',
  goHome: 'إلى الرئيسية',
  routingWorks: 'التوجيه يعمل',
};
