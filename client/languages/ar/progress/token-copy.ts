import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { tokenCopy as english } from '#client/progress/token-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const tokenCopy: Translated<typeof english> = {
  skipToken: 'بطاقة تخطٍّ',
  protected: 'محمي',
  usingToken: 'جارٍ الاستخدام...',
  spendToken: 'استخدام بطاقة',
  offer: (day) => `ما زال إنقاذ ${day} ممكنًا.`,
  offerCost: (skipTokens) => `يستخدم بطاقة تخطٍّ واحدة. لديك ${numberText(skipTokens)}. غدًا يفوت الأوان.`,
  yourStreakGoesOn: 'سلسلتك مستمرة.',
  spentFor: (day) => `استُخدمت بطاقة تخطٍّ واحدة عن ${day}.`,
  skipTokenUsed: 'استُخدمت بطاقة التخطي',
  spentLead: (day) => `${day} محمي، وسلسلتك مستمرة.`,
  spendFailed: 'تعذّر استخدام بطاقة التخطي. حاول مجددًا.',
};
