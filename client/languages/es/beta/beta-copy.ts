import type { betaCopy as english } from '#client/beta/beta-copy.ts';
import { brand } from '#client/languages/es/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const betaCopy: Translated<typeof english> = {
  signOut: 'Cerrar sesión',
  privateBeta: `${brand} está en beta privada.`,
  betaAccessRequired: 'Necesitas acceso a la beta',
  noAccessLead: (email: string | null): string =>
    `${email ? `Has iniciado sesión como ${email}` : 'Has iniciado sesión'}. Pide tu plaza: una persona lee cada solicitud.`,
  unconfirmed: {
    title: 'Confirma primero tu dirección',
    lead: (email: string | null): string =>
      `${email ?? 'Tu dirección'} aún no está confirmada: de momento, ni una respuesta positiva te da acceso.`,
    byMail: 'Entra otra vez con tu llave de acceso: allí te enviamos un correo que la confirma.',
    byCode:
      'Pide un código a quienes llevan este sitio. Después entra otra vez con tu llave de acceso y escríbelo allí.',
    button: 'Confirmar tu dirección',
  },
  onTheStartList: 'Estás en la lista de salida.',
  readByAPerson: (email: string | null): string =>
    `Una persona lee tu solicitud y responde${email ? ` a ${email}` : ''} en 1-2 días hábiles.`,
  notThisTime: 'Esta vez no.',
  notThisTimeLead: 'Ahora mismo no podemos ofrecerte una plaza. No dice nada de ti.',
  theySaid: 'De quien la leyó:',
  askAgainFrom: (date: string): string => `Puedes volver a pedirla desde el ${date}.`,
  askAgainNow: 'Ya puedes volver a pedirla.',
  questions: '¿Preguntas? Escribe a',
  youAreIn: 'Ya tienes acceso.',
  youAreInLead: 'Tu plaza está lista. Fija tu objetivo y gira la ruleta.',
  comeIn: 'Pasar',
  whereYouStand: 'En qué punto estás',
  stations: [
    { name: 'Pedida', note: 'Una dirección de correo' },
    { name: 'En lectura', note: '1-2 días hábiles' },
    { name: 'Dentro', note: 'Te abrimos la puerta' },
  ],
  checkedJustNow: 'Todavía no. Lo acabamos de mirar; puedes cerrar esta página.',
  aDay: `Un día en ${brand}`,
  sample: 'Ejemplo',
  sampleWheel: 'Un ejemplo de la ruleta de retos',
  points: 'puntos',
  sampleQuests: [
    'Flexiones pirámide',
    '50 sentadillas',
    'Sprints de escalera',
    'Flow de movilidad',
    'Respiración cuadrada',
    'Día de suerte',
    'Escalera de planchas',
    'Zancadas caminando',
  ],
  sampleDay: [
    { time: '07:10', title: 'Giro, 8 minutos', lead: 'Flexiones pirámide en la cocina' },
    { time: '07:18', title: 'Día 1 de tu racha', lead: 'Una pequeña victoria, y hoy cuenta' },
    { time: '18:30', title: 'Quema total', lead: '30 min, sin equipo' },
  ],
  approvedInTheMeantime: '¿Ya te la aprobaron?',
  checkAgain: 'Comprobar',
  withoutAccess: 'Sin acceso',
  help: 'Ayuda',
  privacy: 'Privacidad',
  contact: 'Contacto',
  approvalTime: 'La aprobación tarda 1-2 días hábiles.',
  alreadyHaveAccessSignIn: '¿Ya tienes acceso? Entrar',
  email: 'Correo',
  emailPlaceholder: 'tu@example.com',
  submitting: 'Enviando...',
  requestBetaAccess: 'Pedir acceso a la beta',
  alreadyHaveAccess: '¿Ya tienes acceso?',
  signInHere: 'Entra aquí',
  tooFast: 'Más despacio',
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
  alreadySubmitted: {
    title: 'Ya la enviaste',
    description: 'Este correo ya está en la lista de la beta.',
  },
  submitted: {
    title: 'Solicitud enviada',
    description: 'Gracias. Revisaremos tu solicitud y te responderemos pronto.',
  },
  invalidEmail: { title: 'Correo no válido', description: 'Escribe una dirección de correo válida.' },
};
