import type { skinsCopy as english } from '#client/achievements/skins-copy.ts';
import { numberText } from '#client/languages/ar/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const skinsCopy: Translated<typeof english> = {
  title: 'عجلتك',
  lead: 'المستويات الجديدة تفتح مظاهر جديدة. المهام وفرصك تبقى كما هي.',
  looks: 'مظهر العجلة',
  from: (level) => `المستوى ${numberText(level)}`,
  notSaved: { title: 'عجلتك كما هي', description: 'حاول مجددًا بعد لحظة.' },
};
