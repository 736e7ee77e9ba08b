import type { swapCopy as english } from '#client/workout/swap-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const swapCopy: Translated<typeof english> = {
  title: (name: string): string => `Trocar ${name}`,
  lead: 'Só neste treino. As séries feitas ficam como estão.',
  nothingElse: 'Tudo o que é parecido e combina com seu equipamento já está neste treino.',
  why: 'Por que trocar?',
  reasons: { other: 'Outra coisa', pain: 'Dói' },
  noJump: 'sem saltos',
  asPlanned: 'Voltar ao plano',
  efforts: {
    same: 'Mesma dificuldade',
    easier: 'Um pouco mais fácil',
    harder: 'Um passo mais difícil',
  },
  noEquipment: 'sem equipamento',
};
