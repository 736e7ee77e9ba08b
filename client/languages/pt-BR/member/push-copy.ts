import { counted } from '#client/languages/pt-BR/lib/format/counted.ts';
import { failure } from '#client/languages/pt-BR/member/member-copy.ts';
import type { pushCopy as englishPush, reminderCopy as englishReminder } from '#client/member/push-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const devicesText = (count: number): string => counted(count, 'aparelho', 'aparelhos');

export const pushCopy: Translated<typeof englishPush> = {
  title: 'Seus aparelhos',
  lead: 'Os lembretes chegam aos aparelhos que você ativa aqui, também com o app fechado. Nunca mostram dados de saúde.',
  unread: 'Não conseguimos carregar seus aparelhos.',
  none: 'Nenhum aparelho recebe lembretes ainda.',
  turnOn: 'Ativar neste aparelho',
  turningOn: 'Ativando...',
  isOn: 'Ativado neste aparelho.',
  turnedOn: { title: 'Lembretes ativados', description: 'Este aparelho já recebe seus lembretes.' },
  turnedOff: { title: 'Lembretes desativados', description: 'Aquele aparelho não recebe mais lembretes.' },
  failedOn: failure('Não foi possível ativar os lembretes. Verifique sua conexão e tente de novo.'),
  failedOff: failure('Não foi possível remover o aparelho. Tente de novo.'),
  remove: 'Remover',
  removing: 'Removendo...',
  thisDevice: 'Este aparelho',
  added: (day: string): string => `Adicionado: ${day}.`,
  lastSent: (moment: string): string => `Último envio: ${moment}.`,
  nothingSent: 'Nada enviado ainda.',
  failing: 'A última tentativa não chegou. Continuamos tentando.',
  support: {
    unsupported: 'Este navegador não mostra lembretes. Tente um Chrome, Edge, Firefox ou Safari recente.',
    install:
      'No iPhone ou iPad, os lembretes precisam do app na tela de início: toque em Compartilhar, depois em Adicionar à Tela de Início, abra o Rondel de lá e volte a esta página.',
    denied:
      'Você bloqueou as notificações deste site. Para mudar, abra os ajustes do site ao lado do endereço, deixe Notificações em Permitir e recarregue esta página.',
    off: 'Os lembretes em aparelhos estão desativados neste servidor.',
  },
  test: 'Enviar um teste',
  testing: 'Enviando...',
  testSent: (count: number): { title: string; description: string } => ({
    title: 'Teste enviado',
    description: `Enviado a ${devicesText(count)}. Aparece em um momento.`,
  }),
  testFailed: failure('O teste não chegou. Tente de novo em um minuto.'),
};

export const reminderCopy: Translated<typeof englishReminder> = {
  timesTitle: 'Quando eles chegam',
  timesLead:
    'Pelo seu próprio relógio. Nada chega em horas de silêncio, durante uma pausa ou quando já está feito, e nunca mais de dois por dia.',
  unread: 'Não conseguimos carregar seus lembretes.',
  quietFrom: 'Início do silêncio',
  quietUntil: 'Fim do silêncio',
  timeOf: (kind: string): string => `${kind}, horário`,
  saved: { title: 'Horários salvos', description: 'Daqui em diante seus lembretes chegam nestes horários.' },
  failed: (reason: string) => failure(reason),
  notKept: 'Não foi possível salvar seus horários. Verifique sua conexão e tente de novo.',
  sentLine: (moment: string, way: string): string => `${moment}, ${way}`,
  next: (kind: string, moment: string): string => `A seguir: ${kind}, ${moment}.`,
  sentTitle: 'O que enviamos',
  nothingSent: 'Nada ainda. Cada lembrete aparece aqui com o motivo.',
  why: 'Por que recebi isto?',
  byPush: (count: number): string => `para ${devicesText(count)}`,
  byMail: 'por e-mail',
};
