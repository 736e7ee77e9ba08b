import type { Translated } from '#domain/kernel/translated.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: Translated<typeof english> = {
  failed: {
    cancelled: {
      title: 'Inicio de sesión cancelado',
      message: 'No ha cambiado nada. Puedes entrar cuando quieras.',
    },
    expired: {
      title: 'Este inicio de sesión ha caducado',
      message: 'Tardó demasiado, o terminó en otra pestaña. Empieza de nuevo.',
    },
    unconfirmed: {
      title: 'No pudimos confirmar quién eres',
      message: 'La respuesta del servicio de acceso no pasó nuestras comprobaciones. Empieza de nuevo.',
    },
    'no-email': {
      title: 'Necesitamos tu correo',
      message: 'El servicio de acceso no lo compartió con nosotros. Permítelo, o usa otra cuenta.',
    },
    unreachable: {
      title: 'El servicio de acceso no responde',
      message: 'Inténtalo de nuevo en un momento.',
    },
    misconfigured: {
      title: 'El acceso no está bien configurado',
      message: 'Quienes llevan este sitio tienen que corregir sus ajustes. A tu cuenta no le pasa nada.',
    },
    disconnected: {
      title: 'Este acceso está desactivado',
      message:
        'Lo desconectaste de tu cuenta aquí. Entra con tu llave de acceso, un correo o un código de recuperación; ahí puedes conectarlo otra vez.',
    },
    'join-stale': {
      title: 'Primero demuestra que eres tú',
      message:
        'Hace demasiado que entraste con una llave de acceso como para conectar otra forma de entrar. Abre Privacidad, después «Llaves de acceso y códigos de recuperación», y pulsa allí el botón otra vez. No ha cambiado nada.',
    },
    'join-unverified': {
      title: 'Tu dirección no está confirmada',
      message:
        'Dos formas de entrar se pueden conectar si ambas han confirmado la misma dirección. Confírmala donde inicias sesión e inténtalo de nuevo. No ha cambiado nada.',
    },
    'join-other-address': {
      title: 'Estas cuentas tienen direcciones distintas',
      message:
        'Dos formas de entrar se pueden conectar si ambas tienen la misma dirección. Elige la cuenta con la dirección que tienes aquí, o cámbiala allí. No ha cambiado nada.',
    },
    'join-taken': {
      title: 'Este acceso ya tiene una cuenta aquí',
      message:
        'Abre otra cuenta aquí, con sus propios datos, así que ambas se quedan como están. Para usar solo esta: entra allí, llévate una copia de tus datos, elimina esa cuenta en Privacidad y conecta de nuevo.',
    },
    'join-second': {
      title: 'Ya hay otra cuenta de ahí conectada',
      message: 'Desconéctala primero, en la página de tus llaves de acceso. No ha cambiado nada.',
    },
    'join-needs-passkey': {
      title: 'Entra con una llave de acceso',
      message:
        'Tu cuenta administra Rondel para otras personas, así que un correo o un código no basta para conectar otra forma de entrar. No ha cambiado nada.',
    },
    other: 'No se pudo iniciar sesión',
    goOn: 'Continuar',
    startAgain: 'Empezar de nuevo',
    toStart: 'Volver a la página de inicio',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'Otro sitio te trajo aquí. Aún no ha cambiado nada.',
    signOut: 'Cerrar sesión',
    stay: 'Seguir dentro',
  },
  recap: {
    title: 'Dejar el resumen semanal',
    question: '¿Dejar el resumen semanal?',
    questionText:
      'No más correos sobre tus semanas. Tus resúmenes siguen en Rondel, y allí puedes volver a elegir el correo.',
    stop: 'No recibirlo más',
    keep: 'Seguir recibiéndolo',
    stoppedTitle: 'Resumen semanal detenido',
    stopped: 'Hecho. No más resúmenes por correo',
    stoppedText: 'Puedes volver a elegir el correo en la página de cualquier resumen.',
    unknownTitle: 'Enlace desconocido',
    unknown: 'Este enlace no está completo',
    unknownText:
      'No ha cambiado nada. Copia el enlace entero del correo, o desactiva el correo en la página de cualquier resumen.',
    home: 'Ir a Rondel',
  },
};
