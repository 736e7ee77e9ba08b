import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type {
  uiCopy as english,
  brand as englishBrand,
  commonCopy as englishCommon,
} from '#client/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const brand: Translated<typeof englishBrand> = 'Rondel';

export const commonCopy: Translated<typeof englishCommon> = {
  addActivity: 'إضافة نشاط',
  backToDashboard: 'العودة إلى لوحة المتابعة',
  cancel: 'إلغاء',
  error: 'خطأ',
  loading: 'جارٍ التحميل...',
  tryAgain: 'حاول مجددًا',
};

export const uiCopy: Translated<typeof english> = {
  logoName: `${brand} Fitness، الرئيسية`,
  professionalConsulted: 'استشرت مختصًا في هذا',
  keepMyPlan: 'الإبقاء على خطتي',
  wholeNumbersOnly: 'أعداد صحيحة فقط.',
  numbersFromTo: (least, most) => `أدخل عددًا من ${numberText(least)} إلى ${numberText(most)}.`,
  didYouMean: (meant) => `هل تقصد ${meant}؟`,
  reallyMean: (typed) => `هذا كثير. هل ${typed} صحيح؟`,
  takeNumber: (meant) => `استخدام ${meant}`,
  keepNumber: (typed) => `الإبقاء على ${typed}`,
  close: 'إغلاق',
  dock: 'شريط التنقل',
  failureOf: (kind, reason) => `خطأ في ${kind}: ${reason}`,
  nothingIsLost: 'كل ما حفظته موجود.',
  reload: 'إعادة التحميل',
  logoSecondLine: 'FITNESS',
  home: 'الرئيسية',
  welcome: `أهلًا بك في ${brand}`,
  poweredBy: `بدعم من ${brand}`,
  homeName: 'الرئيسية، لوحة المتابعة',
  workout: 'التدريب',
  daily: 'اليومية',
  dailyMaintenance: 'اللياقة اليومية',
  quest: 'المهمة',
  progress: 'التقدم',
  profile: 'الملف',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  dismiss: 'إخفاء',
  mainNavigation: 'التنقل الرئيسي',
  skipToContent: 'الانتقال إلى المحتوى',
  dashboard: 'لوحة المتابعة',
  profileOf: (name) => `الملف الشخصي، ${name}`,
};
