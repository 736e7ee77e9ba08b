import type { Translated } from '#domain/kernel/translated.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translated<typeof english> = {
  failed: {
    cancelled: {
      title: 'Entrada cancelada',
      message: 'Nada mudou. Você pode entrar quando quiser.',
    },
    expired: {
      title: 'Esta entrada expirou',
      message: 'Demorou demais, ou foi concluída em outra aba. Comece de novo, por favor.',
    },
    unconfirmed: {
      title: 'Não foi possível confirmar quem você é',
      message:
        'A resposta do serviço de login não passou pelas nossas verificações. Comece de novo, por favor.',
    },
    'no-email': {
      title: 'Precisamos do seu e-mail',
      message: 'O serviço de login não o compartilhou conosco. Permita isso, ou use outra conta.',
    },
    unreachable: {
      title: 'O serviço de login não responde',
      message: 'Tente de novo em um momento, por favor.',
    },
    misconfigured: {
      title: 'A entrada não está bem configurada',
      message:
        'Quem administra este site precisa corrigir a configuração. Não há nada de errado com a sua conta.',
    },
    disconnected: {
      title: 'Esta forma de entrar está desligada',
      message:
        'Você a desconectou da sua conta aqui. Entre com a sua chave de acesso, um e-mail ou um código de recuperação; depois você pode conectá-la de novo.',
    },
    'join-stale': {
      title: 'Mostre antes que é você',
      message:
        'Faz tempo demais que você entrou com uma chave de acesso para conectar outra forma de entrar. Abra Privacidade, depois “Chaves de acesso e códigos de recuperação”, e aperte lá o botão de novo. Nada mudou.',
    },
    'join-unverified': {
      title: 'Seu endereço não está confirmado',
      message:
        'Duas formas de entrar podem ser conectadas quando as duas confirmaram o mesmo endereço. Confirme-o onde você entra, e tente de novo. Nada mudou.',
    },
    'join-other-address': {
      title: 'Estas contas têm endereços diferentes',
      message:
        'Duas formas de entrar podem ser conectadas quando as duas têm o mesmo endereço. Escolha a conta com o endereço que você tem aqui, ou troque-o lá. Nada mudou.',
    },
    'join-taken': {
      title: 'Esta forma de entrar já tem uma conta aqui',
      message:
        'Ela abre outra conta aqui, com dados próprios, então as duas ficam como estão. Para usar só esta: entre lá, baixe uma cópia dos seus dados, exclua aquela conta em Privacidade, e conecte de novo.',
    },
    'join-second': {
      title: 'Outra conta de lá já está conectada',
      message: 'Desconecte-a antes, na página das suas chaves de acesso. Nada mudou.',
    },
    'join-needs-passkey': {
      title: 'Entre com uma chave de acesso, por favor',
      message:
        'A sua conta administra o Rondel para outras pessoas, então um e-mail ou um código não basta para conectar outra forma de entrar. Nada mudou.',
    },
    other: 'Não foi possível entrar',
    goOn: 'Continuar',
    startAgain: 'Começar de novo',
    toStart: 'Voltar ao início',
  },
  signOut: {
    title: 'Sair da conta?',
    text: 'Outro site trouxe você até aqui. Nada mudou ainda.',
    signOut: 'Sair',
    stay: 'Continuar na conta',
  },
  recap: {
    title: 'Parar o resumo da semana',
    question: 'Parar o resumo da semana?',
    questionText:
      'Sem mais e-mails sobre as suas semanas. Seus resumos ficam no Rondel, e lá você pode escolher o e-mail de novo.',
    stop: 'Parar o e-mail',
    keep: 'Manter',
    stoppedTitle: 'Resumo da semana parado',
    stopped: 'Pronto. Sem mais resumos por e-mail',
    stoppedText: 'Você pode escolher o e-mail de novo na página de qualquer resumo.',
    unknownTitle: 'Link desconhecido',
    unknown: 'Este link não está completo',
    unknownText:
      'Nada mudou. Copie o link inteiro do e-mail, ou desligue o e-mail na página de qualquer resumo.',
    home: 'Ir para o Rondel',
  },
};
