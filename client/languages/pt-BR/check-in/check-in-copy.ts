import type { checkInCopy as english } from '#client/check-in/check-in-copy.ts';
import { itemsText, listText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const energy = ['Vazia', 'Baixa', 'Normal', 'Boa', 'Cheia'] as const;
const mood = ['Baixo', 'Apagado', 'Normal', 'Bom', 'Ótimo'] as const;

const areaNames: Readonly<Record<InjuredArea, string>> = {
  knee: 'joelho',
  ankle: 'tornozelo ou pé',
  hip: 'quadril',
  'lower back': 'lombar',
  neck: 'pescoço',
  shoulder: 'ombro',
  elbow: 'cotovelo',
  wrist: 'punho',
};
const namesOf = (areas: readonly InjuredArea[]): readonly string[] => areas.map((area) => areaNames[area]);
const inSentence = (word = ''): string => word.toLowerCase();

export const checkInCopy: Translated<typeof english> = {
  title: 'Como você está hoje?',
  askEnergy: 'Como está sua energia?',
  askMood: 'E seu humor?',
  energy,
  mood,
  notToday: 'Hoje não',
  said: (feeling: { readonly energy: number; readonly mood: number }): string =>
    `Energia: ${inSentence(energy[feeling.energy - 1])}. Humor: ${inSentence(mood[feeling.mood - 1])}.`,
  sore: 'Algo dolorido?',
  soreAreas: 'Onde está dolorido',
  soreIn: (areas: readonly InjuredArea[]): string => `Dolorido: ${itemsText(namesOf(areas))}`,
  change: 'Mudar',
  keep: 'Salvar',
  remove: 'Excluir',
  label: 'Como estou hoje',
  failed: 'Não foi salvo. Tente de novo.',
  reasons: {
    'low-energy':
      'Sua energia está baixa hoje: menos séries, descansos mais longos e exercícios mais fáceis.',
    'low-mood': 'Seu humor está baixo hoje: menos séries. Aparecer já é uma vitória.',
    'hard-twice': 'Suas duas últimas sessões foram muito puxadas: menos séries e descansos mais longos.',
    strong: 'Você está com disposição, e as duas últimas sessões foram fáceis: um exercício sobe um passo.',
  },
  soreReason: (areas: readonly InjuredArea[]): string =>
    `Parte dolorida (${listText(namesOf(areas))}): trocamos os exercícios que a forçam.`,
  adaptedTitle: 'Feito para hoje',
  usual: 'Fazer a de sempre',
  adapted: 'Fazer a de hoje',
  usualTitle: 'A sessão de sempre',
};
