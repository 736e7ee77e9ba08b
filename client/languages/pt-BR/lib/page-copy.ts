import type { pageCopy as english } from '#client/lib/page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pageCopy: Translated<typeof english> = {
  landingTitle: 'Gire um desafio. Crie um hábito. · Rondel',
  description:
    'Gire todo dia a roleta de desafios fitness feitos para você. Acompanhe seu progresso, alcance objetivos e crie hábitos saudáveis.',
  needsScript: 'O Rondel precisa de JavaScript. Ative-o e recarregue esta página.',
  appName: 'Rondel Fitness',
  appDescription: 'Gire todo dia a roleta de desafios fitness feitos para você.',
  spin: 'Girar',
  workout: 'Treino',
  logWeight: 'Registrar peso',
};
