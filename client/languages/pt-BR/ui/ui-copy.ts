import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type {
  brand as englishBrand,
  commonCopy as englishCommon,
  uiCopy as englishUi,
} from '#client/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const brand: Translated<typeof englishBrand> = 'Rondel';

export const commonCopy: Translated<typeof englishCommon> = {
  addActivity: 'Adicionar atividade',
  backToDashboard: 'Voltar ao painel',
  cancel: 'Cancelar',
  error: 'Erro',
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
};

export const uiCopy: Translated<typeof englishUi> = {
  logoName: `${brand} Fitness, início`,
  professionalConsulted: 'Já conversei com um profissional sobre isso',
  keepMyPlan: 'Manter meu plano',
  wholeNumbersOnly: 'Só números inteiros.',
  numbersFromTo: (least: number, most: number): string =>
    `Use um número de ${numberText(least)} a ${numberText(most)}.`,
  didYouMean: (meant: string): string => `Você quis dizer ${meant}?`,
  reallyMean: (typed: string): string => `É bastante. ${typed} está certo?`,
  takeNumber: (meant: string): string => `Usar ${meant}`,
  keepNumber: (typed: string): string => `Manter ${typed}`,
  close: 'Fechar',
  dock: 'Barra inferior',
  failureOf: (kind: string, reason: string): string => `Erro (${kind}): ${reason}`,
  nothingIsLost: 'Nada do que você salvou se perdeu.',
  reload: 'Recarregar',
  logoSecondLine: 'FITNESS',
  home: 'Início',
  welcome: `Boas-vindas ao ${brand}`,
  poweredBy: `Feito com ${brand}`,
  homeName: 'Início, painel',
  workout: 'Treino',
  daily: 'Diária',
  dailyMaintenance: 'Manutenção diária',
  quest: 'Desafio',
  progress: 'Progresso',
  profile: 'Perfil',
  signIn: 'Entrar',
  signOut: 'Sair',
  notification: 'Notificação',
  notifications: 'Notificações ({hotkey})',
  dismiss: 'Dispensar',
  mainNavigation: 'Principal',
  skipToContent: 'Ir para o conteúdo',
  dashboard: 'Painel',
  profileOf: (name: string): string => `Perfil, ${name}`,
};
