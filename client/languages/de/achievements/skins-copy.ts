import type { skinsCopy as english } from '#client/achievements/skins-copy.ts';
import { numberText } from '#client/languages/de/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const skinsCopy: Translated<typeof english> = {
  title: 'Dein Rad',
  lead: 'Neue Level öffnen neue Looks. Die Quests und deine Chancen bleiben gleich.',
  looks: 'Look des Rads',
  from: (level: number): string => `Level ${numberText(level)}`,
  notSaved: { title: 'Dein Rad bleibt, wie es ist', description: 'Versuch es gleich noch einmal.' },
};
