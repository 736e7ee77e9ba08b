import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { energyCopy as english } from '#client/progress/energy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { EnergySeries } from '#service/features/check-in/check-in-contract.ts';

const days = (count: number): string => counted(count, 'dia', 'dias');

export const energyCopy: Translated<typeof english> = {
  ranges: { month: '1 mês', quarter: '3 meses', year: '1 ano' },
  ofFive: 'de 5: sua energia média',
  checkInsOf: (least: number): string => `de ${numberText(least)} registros`,
  tooFew: (missing: number): string =>
    `Diga como você está por mais ${days(missing)} e veja aqui sua energia ao lado do treino.`,
  meanMood: (mood: number): string => `Seu humor médio foi ${numberText(mood, 1)}.`,
  after: ({ difference, days: after, otherDays }: NonNullable<EnergySeries['afterTraining']>): string => {
    const counts = `(${days(after)}; os outros, ${numberText(otherDays)})`;
    return difference === 0
      ? `Nos dias depois do treino, sua energia foi igual à dos outros ${counts}.`
      : `Nos dias depois do treino, sua energia foi ${numberText(Math.abs(difference), 1)} mais ${difference > 0 ? 'alta' : 'baixa'} ${counts}.`;
  },
  noComparison: 'Há poucos dias depois de treino, ou poucos dos outros, para comparar.',
  title: 'Energia e humor por dia',
  energy: 'Energia',
  mood: 'Humor',
  lines: {
    energy: 'Energia, média de 7 dias',
    mood: 'Humor, média de 7 dias',
    effort: 'Esforço, pela metade do número',
  },
  date: 'Data',
  effortColumn: 'Esforço',
  none: '–',
};
