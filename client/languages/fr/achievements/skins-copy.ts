import type { skinsCopy as english } from '#client/achievements/skins-copy.ts';
import { numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const skinsCopy: Translated<typeof english> = {
  title: 'Ta roue',
  lead: 'De nouveaux niveaux ouvrent de nouveaux looks. Les quêtes et tes chances restent les mêmes.',
  looks: 'Look de la roue',
  from: (level: number): string => `Niveau ${numberText(level)}`,
  notSaved: { title: 'Ta roue reste comme elle est', description: 'Réessaie dans un instant.' },
};
