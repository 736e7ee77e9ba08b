import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { pointsCopy as english } from '#client/progress/points-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pointsCopy: Translated<typeof english> = {
  pointsByDay: 'Pontos por dia',
  pointsLeadTo: 'Veja aonde eles levam',
  pointsLead: (total: number, thisWeek: number): string =>
    `${counted(total, 'ponto', 'pontos')} no total, ${numberText(thisWeek)} desde segunda.`,
  pointsEmpty: 'Desafios e treinos dão pontos. Eles aparecem aqui.',
  ledger: 'Extrato de pontos',
  showOlder: 'Ver anteriores',
  olderUnread: 'Não conseguimos carregar seus pontos anteriores.',
  pointsChart: (daysShown: number, best: number): string =>
    `Pontos dos últimos ${numberText(daysShown)} dias, no máximo ${numberText(best)} em um dia`,
  overlaps: ', coincide com outro treino',
  undo: 'Desfazer',
  ifUndone: 'Desfazer?',
};
