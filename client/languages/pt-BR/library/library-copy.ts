import { byCount, counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { itemsText, listText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { nameText } from '#client/languages/pt-BR/lib/words/name-text.ts';
import type { libraryCopy as english } from '#client/library/library-copy.ts';
import type { FilterName } from '#domain/catalogue/guides/exercise-library.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const valueLabels: Readonly<Record<string, string>> = {
  beginner: 'Iniciante',
  intermediate: 'Intermediário',
  advanced: 'Avançado',
  mine: 'O que eu tenho',
  none: 'Sem equipamento',
  low: 'Baixo, sem saltos',
  high: 'Alto',
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const libraryCopy: Translated<typeof english> = {
  title: 'Biblioteca',
  lead: 'Todos os exercícios e treinos, e como fazer cada um.',
  show: 'Mostrar',
  parts: { exercises: 'Exercícios', workouts: 'Treinos' },
  search: 'Buscar',
  searchExample: 'Avanços, peito, remada',
  filters: {
    pattern: 'Movimento',
    muscle: 'Músculo',
    equipment: 'Equipamento',
    level: 'Nível',
    impact: 'Impacto',
  },
  filterBy: (chosen: number): string => (chosen === 0 ? 'Filtros' : `Filtros (${numberText(chosen)})`),
  any: 'Qualquer',
  valueLabel: (name: FilterName, value: string): string =>
    name === 'equipment' && !(value in valueLabels)
      ? nameText(equipmentLabel(value))
      : (valueLabels[value] ?? capitalised(nameText(value))),
  exercisesFound: (count: number): string => counted(count, 'exercício', 'exercícios'),
  workoutsFound: (count: number): string => counted(count, 'treino', 'treinos'),
  exerciseLine: (parts: readonly string[]): string => itemsText(parts),
  works: (muscles: readonly string[]): string => `Trabalha ${listText(muscles)}`,
  noEquipment: 'sem equipamento',
  highImpact: 'alto impacto',
  leftOut: 'Não é para mim',
  minutes: (minutes: number): string => `${numberText(minutes)} min`,
  nothing: 'Nada combina com tudo isso',
  nothingLead: 'Tire um filtro ou busque outra coisa.',
  clear: 'Limpar filtros',
  showMore: (count: number): string => `Ver mais ${numberText(count)}`,
  unread: 'Não conseguimos carregar a biblioteca.',
  start: 'Começar este treino',
  sets: (sets: number, amount: string): string => `${counted(sets, 'série', 'séries')}, ${amount}`,
  reps: (reps: number): string => `${numberText(reps)} ${byCount(reps, 'rep', 'reps')}`,
  seconds: (seconds: number): string => `${numberText(seconds)} s`,
};
