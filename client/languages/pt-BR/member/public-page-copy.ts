import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { itemsText, numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import { nameText } from '#client/languages/pt-BR/lib/words/name-text.ts';
import { failure } from '#client/languages/pt-BR/member/member-copy.ts';
import { dayText } from '#client/lib/format/format-day.ts';
import type { publicPageCopy as english } from '#client/member/public-page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { PublicFact } from '#domain/public-page/public-fact-rules.ts';
import type { PublicPageAnswer } from '#service/features/public-page/public-page-contract.ts';

type Preview = PublicPageAnswer['preview'];

const nothingYet = 'Nada ainda';

export const publicPageCopy: Translated<typeof english> = {
  title: 'Sua página pública',
  lead: 'Quem tiver o endereço pode ler. Mostra só o que você escolhe aqui, e nunca seu corpo, peso, humor, notas ou programas.',
  unread: 'Não conseguimos carregar sua página pública.',
  states: {
    public: 'Pública',
    hidden: 'Oculta',
  },
  hiddenBy: {
    switch: 'O perfil público está sendo salvo.',
    'no-handle': 'Escolha um nome de página, e sua página aparece.',
    'age-unknown': 'Páginas públicas são para maiores de idade. Adicione sua idade ao perfil antes.',
    'under-age': 'Páginas públicas são para quem tem 18 anos ou mais.',
    'taken-down': 'Sua página saiu do ar, e ninguém a vê.',
  },
  takenDownFor: (reason: string): string => `O motivo: “${reason}”`,
  toProfile: 'Ir para o seu perfil',
  open: 'Abrir sua página',
  copy: 'Copiar o endereço',
  copied: { title: 'Endereço copiado', description: 'Compartilhe com quem quiser.' },
  name: 'Nome da página',
  nameHint: (origin: string): string =>
    `${origin}/u/ e depois seu nome: de 3 a 20 letras, números ou hifens.`,
  nameRule: 'Você pode mudá-lo uma vez a cada 30 dias. Um nome de que você abre mão fica fechado por um ano.',
  changeable: (day: string): string => `Você pode mudá-lo a partir de ${dayText(day)}.`,
  save: 'Salvar nome',
  saving: 'Salvando...',
  saved: { title: 'Nome salvo', description: 'Sua página já tem endereço.' },
  failedName: failure('Não foi possível salvar o nome. Verifique sua conexão e tente de novo.'),
  giveUp: 'Abrir mão deste nome',
  givingUp: {
    title: 'Abrir mão deste nome?',
    description: 'Sua página some na hora. Ninguém pode usar o nome por um ano, nem você.',
    confirm: 'Abrir mão',
  },
  gaveUp: { title: 'Você abriu mão do nome', description: 'Sua página sumiu.' },
  failedGiveUp: failure('Não foi possível abrir mão do nome. Verifique sua conexão e tente de novo.'),
  shows: 'Ela mostra',
  facts: {
    firstName: 'Nome',
    streak: 'Sequência',
    activeDays: 'Dias ativos desta semana',
    quests: 'Desafios feitos',
    badges: 'Insígnias',
    level: 'Nível',
  },
  previewOf: (fact: PublicFact, preview: Preview): string => previews[fact](preview),
  indexed: 'Permitir que apareça em buscadores',
  indexedLead: 'Desativado: sua página pede aos buscadores que a deixem de fora.',
  failed: failure('Não foi possível salvar sua escolha. Verifique sua conexão e tente de novo.'),
  picture: 'Como fica um link para ela',
  pictureAlt: 'A imagem da sua página, como conversas e redes mostram',
  pictureNote: 'Conversas e redes podem guardar esta imagem por mais tempo do que nós.',
};

const previews: Readonly<Record<PublicFact, (preview: Preview) => string>> = {
  firstName: ({ firstName }) => firstName ?? 'Não está no seu perfil',
  streak: ({ streak = 0 }) => counted(streak, 'dia', 'dias'),
  activeDays: ({ activeDays = [] }) => {
    const active = activeDays.filter((day) => day === 'active').length;
    return `${counted(active, 'dia ativo', 'dias ativos')}, sem horários`;
  },
  quests: ({ quests = 0 }) => numberText(quests),
  badges: ({ badges = [] }) => (badges.length === 0 ? nothingYet : itemsText(badges.map(nameText))),
  level: ({ level }) => (level ? `${numberText(level.number)}, ${nameText(level.name)}` : nothingYet),
};
