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
  reasons: {
    'quest-completed': 'Desafio concluído',
    'lucky-day': 'Dia de sorte',
    'workout-completed': 'Treino concluído',
    'workout-beyond-limit': 'Treino concluído, mas os treinos que dão pontos no dia já estavam feitos',
    'routine-completed': 'Rotina diária concluída',
    'quest-undone': 'Conclusão do desafio desfeita',
    'quest-reset': 'Reiniciado pela administração',
    'routine-reopened': 'Série desmarcada depois de concluir',
    'workout-retracted': 'Treino removido',
    'workout-corrected': 'Treino movido para outro dia',
  },
  overlaps: ', coincide com outro treino',
  undo: 'Desfazer',
  ifUndone: 'Desfazer?',
};
