import type { activityCopy as english } from '#client/exercise/activity-copy.ts';
import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const activityCopy: Translated<typeof english> = {
  title: 'O que você fez?',
  lead: 'Uma corrida, uma aula, a caminhada de ontem: conta como qualquer treino.',
  kind: 'Atividade',
  minutes: 'Minutos',
  minutesFault: 'Use minutos inteiros, de 1 a 1.440.',
  minutesHint: (least: number): string =>
    `A partir de ${numberText(least)} minutos conta para a sequência e os pontos.`,
  effort: 'Quanto esforço exigiu?',
  scale: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  date: 'Data',
  dateFault: 'Escolha hoje ou um dos últimos 7 dias.',
  distance: (unit: 'miles' | 'km'): string => (unit === 'km' ? 'Distância em km' : 'Distância em milhas'),
  distanceFault: 'Use uma distância de 0,1 a 1.000, ou deixe em branco.',
  optional: 'Opcional',
  save: 'Adicionar',
  saving: 'Adicionando...',
  failed: 'Não conseguimos adicionar. Tente de novo.',
  label: (name: string, date: string): string => `${name}: ${date}`,
  added: (name: string, points: number): ToastMessage => ({
    title: `Adicionado: ${name}`,
    description:
      points > 0
        ? `Conta como treino: +${counted(points, 'ponto', 'pontos')}.`
        : 'Está no seu histórico, sem pontos.',
  }),
};
