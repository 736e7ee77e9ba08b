import type { bigViewCopy as english } from '#client/workout/big-view-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const bigViewCopy: Translated<typeof english> = {
  bigView: 'عرض كبير',
  closeBigView: 'إغلاق العرض الكبير',
  tapForNext: 'اضغط في أي مكان للمجموعة التالية',
  tapToStart: 'اضغط في أي مكان للمتابعة',
  lastOne: 'هذه الأخيرة. ضغطة تعيدك، ومن هناك تنهي.',
};
