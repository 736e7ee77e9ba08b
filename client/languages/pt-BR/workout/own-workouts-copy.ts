import { byCount } from '#client/languages/pt-BR/lib/format/counted.ts';
import { commonCopy } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type { ownWorkoutsCopy as english } from '#client/workout/own-workouts-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const ownWorkoutsCopy: Translated<typeof english> = {
  myWorkouts: 'Meus treinos',
  listLead: 'Treinos que você salvou. Dão pontos como qualquer outro.',
  none: 'Nenhum ainda. Termine um treino e salve-o como seu.',
  yourWorkout: 'Seu treino',
  editLead: 'Dê um nome e ajuste ao seu jeito de treinar.',
  keepAsMine: 'Salvar como meu',
  name: 'Nome',
  start: 'Começar',
  startOne: (name: string): string => `Começar ${name}`,
  editOne: (name: string): string => `Editar ${name}`,
  archive: 'Arquivar',
  archiveOne: (name: string): string => `Arquivar ${name}`,
  remove: (exercise: string): string => `Remover ${exercise}`,
  setsOf: (exercise: string): string => `Séries de ${exercise}`,
  sets: (sets: number): string => byCount(sets, 'série', 'séries'),
  repsOf: (exercise: string): string => `Repetições de ${exercise}`,
  secondsOf: (exercise: string): string => `Segundos de ${exercise}`,
  restOf: (exercise: string): string => `Descanso depois de uma série de ${exercise}`,
  rest: 's de descanso',
  save: 'Salvar',
  saved: { title: 'Treino salvo', description: 'Está em Meus treinos.' },
  archived: { title: 'Treino arquivado' },
  notSaved: {
    title: commonCopy.error,
    description: 'Não foi possível salvar seu treino. Tente de novo.',
    variant: 'destructive',
  },
};
