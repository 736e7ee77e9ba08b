import type { Translated } from '#domain/kernel/translated.ts';
import type { signInPages as english } from '../en/sign-in-pages.ts';

export const signInPages: Translated<typeof english> = {
  title: 'Entrar',
  email: 'Correo',
  firstName: 'Nombre',
  continue: 'Continuar',
  cancel: 'Cancelar',
  notNow: 'Ahora no',
  done: 'Listo',
  withoutScripts: 'Las llaves de acceso necesitan JavaScript. Las otras formas funcionan sin él.',
  ways: {
    heading: 'Qué bueno verte',
    lead: 'Entra igual que desbloqueas tus dispositivos. Sin contraseñas que recordar.',
    usePasskey: 'Entrar con llave de acceso',
    otherDevice:
      'Tu llave de acceso está en el dispositivo donde la creaste. Desde otro equipo, elige allí «usar un teléfono» y escanea el código con él.',
    newHere: '¿Primera vez aquí?',
    byMail: 'Continuar por correo',
    createAccount: 'Crear tu cuenta',
    mailNote:
      'Te enviamos un enlace y un código. Sirve para una cuenta nueva, y también si no tienes a mano tu llave de acceso.',
    outside: (host: string) => `Entrar con ${host}`,
    lostDevice: 'Perdí mi dispositivo',
    recoveryCode: 'Código de recuperación',
    useRecovery: 'Entrar con este código',
    recoveryNote:
      'Recibiste diez cuando creaste tu llave de acceso. Si no tienes ninguno, pide un código a quienes llevan este sitio.',
    givenCode: 'Me dieron un código',
    code: 'Código',
    justInstalled: 'Acabo de instalar Rondel',
    firstCode: 'Primer código, del registro del servicio',
    yourEmail: 'Tu correo',
    yourFirstName: 'Tu nombre',
    becomeAdmin: 'Asumir la administración',
  },
  mailSent: {
    heading: 'Mira tu correo',
    lead: (email: string) =>
      `Enviamos un enlace y un código a ${email}. Abre el enlace en este navegador, o escribe aquí el código. Puede tardar un minuto; mira también en el correo no deseado.`,
    code: 'Código de seis cifras',
    otherWay: 'Otra forma',
  },
  mailLink: {
    heading: 'Ya casi está',
    lead: 'Un toque más y entras.',
    elsewhereTitle: 'Ábrelo en tu otro dispositivo',
    elsewhere:
      'Este enlace funciona en el navegador donde lo pediste. Vuelve allí y escribe el código de seis cifras del correo.',
    notYou: '¿No pediste un correo? Entonces no hay nada que hacer: cierra esta página.',
  },
  creation: {
    title: 'Crear una llave de acceso',
    heading: 'Crea tu llave de acceso',
    otherHeading: '¿Una llave de acceso para este dispositivo?',
    why: 'Una llave de acceso es una clave que tu dispositivo guarda por ti. La usas con tu huella, tu cara o el PIN del dispositivo. Nada de eso sale del dispositivo, y no hay nada que otras personas puedan adivinar ni robarnos.',
    otherWhy: 'Con una llave de acceso en este dispositivo ya no necesitas correo ni código aquí.',
    create: 'Crear llave de acceso',
    note: 'Puede guardarla un teléfono, otro equipo, un gestor de contraseñas o una llave de seguridad: tu dispositivo te pregunta dónde.',
    asMember: 'Ya tienes acceso, como miembro',
  },
  recovery: {
    title: 'Tus códigos de recuperación',
    heading: 'Para el día en que pierdas tu dispositivo',
    lead: 'Cada código te deja entrar una vez, sin tu llave de acceso. Anótalos o imprime esta página, y guárdalos con tus papeles. Solo los mostramos ahora.',
    kept: 'Ya los guardé',
  },
  passkeys: {
    title: 'Tus llaves de acceso',
    lead: (email: string) => `Con ellas entras en la cuenta de ${email}.`,
    add: 'Añadir una para este dispositivo',
    codes: 'Códigos de recuperación',
    left: (count: number) => {
      if (count === 0) return 'No tienes códigos de recuperación.';
      return count === 1 ? 'Te queda 1.' : `Te quedan ${count}.`;
    },
    replaced: 'Los nuevos los reemplazan.',
    newCodes: 'Crear códigos nuevos',
    synced: 'Guardada por tu gestor de contraseñas',
    onOneDevice: 'Guardada en un dispositivo',
    rename: 'Renombrar',
    renameNamed: (name: string) => `Renombrar ${name}`,
    remove: 'Quitar',
    removeNamed: (name: string) => `Quitar ${name}`,
    removeLead: 'Ya no te dejará entrar. Puedes volver a añadir este dispositivo cuando quieras.',
  },
  problems: {
    'passkey-refused': 'No funcionó. Inténtalo de nuevo, o elige otra forma abajo.',
    'unknown-passkey':
      'No conocemos esta llave de acceso. Puede que se haya quitado, o que sea de otra cuenta. Elige otra forma abajo.',
    'address-lost':
      'La llave de acceso es correcta, pero la dirección de tu cuenta se perdió. Confirma abajo tu dirección con un correo o un código, y usa otra vez la llave de acceso.',
    'passkey-copied':
      'Parece que esta llave de acceso se ha copiado, así que no la aceptamos. Entra de otra forma y quítala en tu perfil.',
    'other-origin': 'Esta página está abierta en una dirección que no es la de Rondel.',
    'wrong-code': 'Este código no es correcto, o es demasiado antiguo. Revísalo, o pide otro.',
    'wrong-recovery-code':
      'Este código de recuperación no es correcto, o ya se usó. Cada uno sirve una vez; revísalo, o usa otro.',
    'wrong-first-code':
      'Este código no es correcto, o la administración ya tiene a alguien. El servicio imprime el código al arrancar, en su registro.',
    'no-mail': 'Este sitio no envía correos. Elige otra forma.',
    'wrong-email': 'Escribe una dirección de correo válida.',
    'needs-passkey':
      'Esta cuenta administra Rondel para otras personas, así que un correo no basta para añadirle una llave de acceso. Usa una de sus llaves de acceso o un código de recuperación.',
    'join-stale':
      'Hace demasiado que entraste allí, o fue en otro navegador. Empieza de nuevo desde la página de tu cuenta.',
    'join-needs-proof':
      'Esta cuenta administra Rondel para otras personas. Entra allí primero con tu segundo factor y después añade una llave de acceso.',
    'address-taken':
      'Esta dirección ya es de otra cuenta con llaves de acceso aquí, así que ambas se quedan como están. Para usar solo una, llévate una copia de tus datos de la otra y elimínala en Privacidad. Después empieza aquí de nuevo.',
  },
  wait: 'Espera un poco',
  expired: {
    title: 'Este inicio de sesión ha caducado',
    text: 'Tardó demasiado, o empezó en otro navegador o ventana.',
  },
  joining: {
    offer: {
      title: 'Añadir una llave de acceso',
      heading: 'Una llave de acceso para tu cuenta',
      text: (host: string, email: string) =>
        `Has iniciado sesión como ${email} en ${host}. Con una llave de acceso también entras sin ${host}, en la misma cuenta y con los mismos datos.`,
      button: 'Seguir',
      cancel: 'Ahora no',
    },
    heading: 'Otra forma de entrar',
    connected: (host: string) => `${host} también te deja entrar en esta misma cuenta.`,
    connectedEarlier: 'Un servicio de acceso anterior sigue conectado a esta cuenta.',
    disconnect: (host: string) => `Desconectar ${host}`,
    disconnectEarlier: 'Desconectarlo',
    connectText: (host: string) =>
      `Tu cuenta de ${host} también puede darte acceso aquí. Ambas necesitan la misma dirección confirmada, y ahora inicias sesión allí.`,
    connect: (host: string) => `Conectar ${host}`,
    confirmFirst: (host: string) => `Para conectar ${host}, confirma antes tu dirección.`,
  },
  confirming: {
    heading: 'Confirma tu dirección',
    byCode: 'Quienes llevan este sitio pueden darte un código para ello.',
    code: 'Código',
    confirm: 'Confirmar con este código',
    byMail: 'Enviarme un correo',
    whereToType:
      '¿Ya tienes aquí una llave de acceso? Escribe primero el código y elige después «Ya tengo aquí una llave de acceso».',
    before: '¿Abriste aquí antes una cuenta con esta dirección? Su llave de acceso confirma que es tuya.',
    useBefore: 'Ya tengo aquí una llave de acceso',
    later:
      'Tu dirección todavía no está confirmada. Si Rondel te hace esperar el acceso, pide un código a quienes llevan este sitio y escríbelo en la página de entrada, en «Me dieron un código».',
  },
};
