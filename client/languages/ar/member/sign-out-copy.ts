import { numberText, plural } from '#client/languages/ar/lib/format/locale.ts';
import { commonCopy } from '#client/languages/ar/ui/ui-copy.ts';
import type * as english from '#client/member/sign-out-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const signOutCopy: Translated<typeof english.signOutCopy> = {
  title: 'تسجيل الخروج ونسيان هذا الجهاز',
  description:
    'ينسى هذا الجهاز علاماتك ومسوداتك وتدريبًا جاريًا ونتائج تقييم لم ترسلها. كل ما وصلنا يبقى في حسابك.',
  confirm: 'نسيان وتسجيل خروج',
  pending: 'جارٍ تسجيل الخروج...',
  cleared: null,
  failed: {
    title: commonCopy.error,
    description: 'لا يوجد اتصال، فلم يُنسَ شيء. سجّل الخروج عند عودة الاتصال.',
    variant: 'destructive',
  },
};

export const signOutNotes: Translated<typeof english.signOutNotes> = {
  stays: 'مسوداتك وما لم يُرسل بعد تبقى على هذا الجهاز، مقفلة حتى تسجّل دخولك مجددًا.',
  forgets: 'ينسى هذا الجهاز مسوداتك وكل ما يحتفظ به لك.',
};

export const sharedDeviceCopy: Translated<typeof english.sharedDeviceCopy> = {
  label: 'هذا جهاز مشترك',
  description: 'عند تسجيل خروجك ينسى هذا الجهاز كل ما يحتفظ به لك.',
};

export const unsyncedCopy: Translated<typeof english.unsyncedCopy> = {
  more: (count) => `و${numberText(count)} غيرها`,
  unsent: (labels) => `لم يُرسل بعد، ويضيع إن تابعت: ${labels.join('؛ ')}.`,
  ticks: (count) =>
    `قد تفقد ${plural(count, {
      zero: 'علامات',
      one: 'علامة واحدة',
      two: 'علامتين',
      few: `${numberText(count)} علامات`,
      many: `${numberText(count)} علامة`,
      other: `${numberText(count)} علامة`,
    })} من روتينك اليومي.`,
};
