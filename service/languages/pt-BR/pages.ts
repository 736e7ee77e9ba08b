import type { Translated } from '#domain/kernel/translated.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translated<typeof english> = {
  failed: {
    cancelled: {
      title: 'Login cancelado',
      message: 'Nada mudou. Você pode entrar quando quiser.',
    },
    expired: {
      title: 'Este login expirou',
      message: 'Demorou demais, ou terminou em outra aba. Comece de novo.',
    },
    unconfirmed: {
      title: 'Não conseguimos confirmar quem você é',
      message: 'A resposta do serviço de login não passou nas nossas verificações. Comece de novo.',
    },
    'no-email': {
      title: 'Precisamos do seu e-mail',
      message: 'O serviço de login não o compartilhou conosco. Permita isso, ou use outra conta.',
    },
    unreachable: {
      title: 'O serviço de login não responde',
      message: 'Tente de novo em um momento.',
    },
    misconfigured: {
      title: 'O login não está bem configurado',
      message: 'Quem cuida deste site precisa corrigir os ajustes. Não há nada errado com a sua conta.',
    },
    disconnected: {
      title: 'Este login está desativado',
      message:
        'Você o desconectou da sua conta aqui. Entre com sua chave de acesso, um e-mail ou um código de recuperação; lá você pode conectá-lo de novo.',
    },
    'join-stale': {
      title: 'Antes, mostre que é você',
      message:
        'Faz tempo demais que você entrou com uma chave de acesso para conectar outra forma de entrar. Abra Privacidade, depois “Chaves de acesso e códigos de recuperação”, e toque no botão de lá de novo. Nada mudou.',
    },
    'join-unverified': {
      title: 'Seu endereço não está confirmado',
      message:
        'Duas formas de entrar podem ser conectadas quando as duas confirmaram o mesmo endereço. Confirme onde você entra e tente de novo. Nada mudou.',
    },
    'join-other-address': {
      title: 'Estas contas têm endereços diferentes',
      message:
        'Duas formas de entrar podem ser conectadas quando as duas têm o mesmo endereço. Escolha a conta com o endereço que você tem aqui, ou mude-o lá. Nada mudou.',
    },
    'join-taken': {
      title: 'Este login já tem uma conta aqui',
      message:
        'Ele abre outra conta aqui, com os próprios dados, então as duas ficam como estão. Para usar só esta: entre lá, leve uma cópia dos seus dados, exclua aquela conta em Privacidade e conecte de novo.',
    },
    'join-second': {
      title: 'Outra conta de lá já está conectada',
      message: 'Desconecte-a primeiro, na página das suas chaves de acesso. Nada mudou.',
    },
    'join-needs-passkey': {
      title: 'Entre com uma chave de acesso',
      message:
        'Sua conta administra o Rondel para outras pessoas, então um e-mail ou um código não basta para conectar outra forma de entrar. Nada mudou.',
    },
    other: 'Não foi possível entrar',
    goOn: 'Continuar',
    startAgain: 'Começar de novo',
    toStart: 'Voltar à página inicial',
  },
  signOut: {
    title: 'Sair?',
    text: 'Outro site trouxe você aqui. Nada mudou ainda.',
    signOut: 'Sair',
    stay: 'Continuar aqui',
  },
  recap: {
    title: 'Parar o resumo semanal',
    question: 'Parar o resumo semanal?',
    questionText:
      'Você não recebe mais e-mails sobre suas semanas. Seus resumos ficam no Rondel, e lá você pode escolher o e-mail de novo.',
    stop: 'Não receber mais',
    keep: 'Continuar recebendo',
    stoppedTitle: 'Resumo semanal parado',
    stopped: 'Feito. Você não recebe mais resumos por e-mail',
    stoppedText: 'Você pode escolher o e-mail de novo na página de qualquer resumo.',
    unknownTitle: 'Link desconhecido',
    unknown: 'Este link não está completo',
    unknownText:
      'Nada mudou. Copie o link inteiro do e-mail, ou desative o e-mail na página de qualquer resumo.',
    home: 'Ir para o Rondel',
  },
};
