import type { pageCopy as english } from '#client/lib/page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pageCopy: Translated<typeof english> = {
  landingTitle: 'أدِر العجلة، وابنِ عادة. · Rondel',
  description: 'أدِر عجلة المهام كل يوم لتحديات رياضية تناسبك. تابع تقدمك، وحقّق أهدافك، وابنِ عادات صحية.',
  needsScript: 'يحتاج Rondel إلى JavaScript. فعّله من فضلك وأعد تحميل هذه الصفحة.',
  appName: 'Rondel Fitness',
  appDescription: 'أدِر عجلة المهام كل يوم لتحديات رياضية تناسبك.',
  spin: 'أدِر',
  workout: 'التدريب',
  logWeight: 'تسجيل الوزن',
};
