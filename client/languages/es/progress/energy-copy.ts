import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { energyCopy as english } from '#client/progress/energy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { EnergySeries } from '#service/features/check-in/check-in-contract.ts';

const days = (count: number): string => counted(count, 'día', 'días');

export const energyCopy: Translated<typeof english> = {
  ranges: { month: '1 mes', quarter: '3 meses', year: '1 año' },
  ofFive: 'de 5: tu energía media',
  checkInsOf: (least: number): string => `de ${numberText(least)} registros`,
  tooFew: (missing: number): string =>
    `Cuéntanos cómo estás ${days(missing)} más y verás aquí tu energía junto a tu entrenamiento.`,
  meanMood: (mood: number): string => `Tu ánimo medio fue ${numberText(mood, 1)}.`,
  after: ({ difference, days: after, otherDays }: NonNullable<EnergySeries['afterTraining']>): string => {
    const counts = `(${days(after)}; los demás, ${numberText(otherDays)})`;
    return difference === 0
      ? `Los días después de entrenar tu energía fue igual que los demás ${counts}.`
      : `Los días después de entrenar tu energía fue ${numberText(Math.abs(difference), 1)} más ${difference > 0 ? 'alta' : 'baja'} ${counts}.`;
  },
  noComparison: 'Hay muy pocos días después de entrenar, o muy pocos de los demás, para compararlos.',
  title: 'Energía y ánimo por día',
  energy: 'Energía',
  mood: 'Ánimo',
  lines: {
    energy: 'Energía, media de 7 días',
    mood: 'Ánimo, media de 7 días',
    effort: 'Esfuerzo, dividido entre dos',
  },
  date: 'Fecha',
  effortColumn: 'Esfuerzo',
  none: '–',
};
