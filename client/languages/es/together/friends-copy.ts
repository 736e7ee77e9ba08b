import { byCount, counted } from '#client/languages/es/lib/format/counted.ts';
import { listText } from '#client/languages/es/lib/format/locale.ts';
import { commonCopy } from '#client/languages/es/ui/ui-copy.ts';
import type * as english from '#client/together/friends-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { CheerKind } from '#domain/together/together-events.ts';

const failed = (description: string) =>
  ({ title: commonCopy.error, description, variant: 'destructive' }) as const;

/** A friend without a first name, without a gender. */
const someone = 'Alguien de tus amistades';
const nameOr = (name: string | null): string => name ?? someone;
const inSentence = (name: string | null): string => name ?? 'esta persona';

const daysInARow = (days: number): string => counted(days, 'día seguido', 'días seguidos');

export const friendsCopy: Translated<typeof english.friendsCopy> = {
  title: 'Amistades',
  back: 'Volver al perfil',
  intro: 'Unas pocas personas que se alegran cuando cumples.',
  unread: 'No pudimos cargar tus amistades.',
  offline: 'Sin conexión. Amistades y círculos necesitan red; tu propio entrenamiento, no.',
  none: 'Aún no hay amistades aquí',
  noneLead: 'Crea un código y envíalo a alguien con quien te guste moverte.',
  nameOr,
  streak: (days: number): string => (days === 0 ? 'Empieza de cero' : daysInARow(days)),
  atRisk: (days: number): string =>
    `${daysInARow(days)}, y hoy sigue abierto. Unos ánimos pueden venir muy bien.`,
  week: (days: readonly string[]): string =>
    days.length === 0 ? 'Aún sin días activos esta semana' : `Días activos: ${listText(days)}`,
  quests: (count: number): string =>
    `${counted(count, 'reto', 'retos')} ${byCount(count, 'hecho', 'hechos')}`,
  achievements: 'Logros',
  more: (name: string | null): string => `Más sobre ${inSentence(name)}`,
};

export const sharingCopy: Translated<typeof english.sharingCopy> = {
  title: 'Qué ven tus amistades',
  titleOff: 'Mejor en compañía',
  off: 'Las personas que invites pueden darte ánimos, y tú a ellas. No hay buscador, muro ni clasificación: solo quien tenga tu código.',
  waits: 'Alguien te ha invitado. Comparte tu progreso y verás quién es.',
  label: 'Compartir progreso con amistades',
  description: 'Desactivado: tus amistades dejan de verte al momento, y tú a ellas.',
  seen: 'Tus amistades ven',
  seenFacts: [
    'tu nombre y tu foto',
    'tu racha, y tus días activos de esta semana',
    'cuántos retos terminaste, y tus logros',
  ],
  never: 'Tus amistades nunca ven',
  neverFacts: [
    'tu peso ni nada más de tu cuerpo',
    'tu ánimo, tu energía ni tus notas',
    'tu programa, tu plan ni tus entrenamientos',
    'a qué hora del día entrenas',
  ],
  failed: failed('El cambio no se guardó. Revisa tu conexión e inténtalo de nuevo.'),
};

export const cheerCopy: Translated<typeof english.cheerCopy> = {
  kinds: {
    'well-done': 'Bien hecho',
    'keep-going': 'Sigue así',
    strong: 'Qué fuerza',
    proud: 'Qué orgullo',
    'high-five': 'Choca esos cinco',
  },
  group: (name: string | null): string => `Dar ánimos a ${inSentence(name)}`,
  sent: (kind: CheerKind): string => `Enviaste ánimos: ${cheerCopy.kinds[kind]}. Mañana puedes otra vez.`,
  received: (kind: CheerKind, day: string): string => `${day}, para ti: ${cheerCopy.kinds[kind]}.`,
  failed: failed('Tus ánimos no se enviaron. Revisa tu conexión e inténtalo de nuevo.'),
};

export const nudgeCopy: Translated<typeof english.nudgeCopy> = {
  label: 'Toques mutuos',
  description: (name: string | null): string =>
    `Cuando una racha está a punto de terminar, permite un recordatorio entre tú y ${inSentence(name)}, una vez al día. Funciona cuando las dos personas lo activan.`,
  nudge: (name: string | null): string => `Dar un toque a ${inSentence(name)}`,
  sent: (name: string | null): string => `Hoy diste un toque a ${inSentence(name)}.`,
  received: (name: string | null): string => `${nameOr(name)} te lo recuerda: hoy tu racha sigue abierta.`,
  failed: failed('Tu toque no se envió. Revisa tu conexión e inténtalo de nuevo.'),
  failedSwitch: failed('El cambio no se guardó. Revisa tu conexión e inténtalo de nuevo.'),
};

export const momentsCopy: Translated<typeof english.momentsCopy> = {
  title: 'Novedades desde tu última visita',
  friend: (name: string | null): string =>
    `${nameOr(name)} ya está entre tus amistades. Desde ahora ves sus días, y ve los tuyos.`,
  firstCheer: (name: string | null, kind: CheerKind): string =>
    `Tus primeros ánimos. ${nameOr(name)} dice: ${cheerCopy.kinds[kind]}.`,
};

export const inviteCopy: Translated<typeof english.inviteCopy> = {
  title: 'Invita a alguien',
  lead: 'Un código es para una persona y vale siete días.',
  make: 'Crear un código',
  making: 'Creando...',
  open: 'A la espera de respuesta',
  ofFriend: 'Para una amistad',
  ofCircle: 'Para un círculo',
  until: (day: string): string => `Vale hasta: ${day}.`,
  takeBack: 'Retirar',
  takeBackOf: (what: string, day: string): string => `Retirar el código ${what.toLowerCase()}, hasta ${day}`,
  takenBack: { title: 'Invitación retirada', description: 'Su código ya no funciona.' },
  failed: failed('No se pudo crear el código. Revisa tu conexión e inténtalo de nuevo.'),
  failedBack: failed('No se pudo retirar. Revisa tu conexión e inténtalo de nuevo.'),
  shown: {
    title: 'Tu código',
    description: 'Envíalo a una persona. Solo lo mostramos esta vez.',
    spelled: (code: string): string => `Código: ${[...code].join(' ')}`,
    link: 'Enlace',
    text: 'Ven a moverte conmigo en Rondel:',
    share: 'Compartir',
    copy: 'Copiar enlace',
    copied: { title: 'Enlace copiado', description: 'Envíalo a la persona para quien es.' },
    done: 'Listo',
  },
};

export const acceptCopy: Translated<typeof english.acceptCopy> = {
  title: '¿Tienes un código?',
  invited: 'Te han invitado',
  lead: 'Seis letras que te dio alguien. Verás quién te invita antes de decir que sí.',
  label: 'Código',
  short: 'Un código tiene seis letras.',
  look: 'Mirar',
  looking: 'Mirando...',
  invites: (name: string | null): string => `${name ?? 'Alguien'} quiere que estés entre sus amistades.`,
  invitesToCircle: (name: string | null, circle: string, dates: string): string =>
    `${name ?? 'Alguien'} te invita a un círculo: ${circle}, ${dates}.`,
  people: (count: number): string => `Hay ${counted(count, 'persona', 'personas')} dentro.`,
  accept: 'Sí, acepto',
  join: 'Sí, me uno',
  accepting: 'Un momento...',
  notNow: 'Ahora no',
  friends: (name: string | null) => ({
    title: 'Nueva amistad',
    description: `${nameOr(name)} ve tus días, y tú ves los suyos.`,
  }),
  joined: { title: 'Ya estás dentro', description: 'Desde hoy cuentan tus días activos.' },
  failed: 'No pudimos comprobar ese código. Mira tu conexión e inténtalo de nuevo.',
};

export const partingCopy: Translated<typeof english.partingCopy> = {
  description: 'Esa persona no recibe ningún mensaje sobre nada de esto.',
  remove: 'Quitar de mis amistades',
  removeNote:
    'Esa persona deja de ver tus días al momento, y tú los suyos. Un círculo en común sigue. Con otro código vuelve la amistad.',
  block: 'Bloquear',
  blockNote: 'Esa persona deja de ver tus días, y tú los suyos, y ninguno de tus códigos le sirve.',
  removeTitle: (name: string | null): string => `¿Quitar a ${inSentence(name)}?`,
  blockTitle: (name: string | null): string => `¿Bloquear a ${inSentence(name)}?`,
  pending: 'Un momento...',
  removed: { title: 'Amistad eliminada', description: 'Ya no puede ver tus días, ni tú los suyos.' },
  blocked: {
    title: 'Bloqueo activado',
    description: 'Ya no puede verte, ni tú a esa persona. El bloqueo aparece abajo.',
  },
  failed: failed('No funcionó. Revisa tu conexión e inténtalo de nuevo.'),
  report: 'Denunciar',
  reportNote:
    'La administración lo revisa. Esa persona no recibe ningún mensaje, y además puedes bloquearla.',
  list: 'Personas bloqueadas',
  listLead: 'No están entre tus amistades, y ninguno de tus códigos les sirve.',
  noName: 'Alguien sin nombre',
  unread: 'No pudimos cargar tus bloqueos.',
  unblock: 'Desbloquear',
  unblocked: { title: 'Bloqueo retirado', description: 'La amistad no vuelve sola: hace falta otro código.' },
};

export const formerCopy: Translated<typeof english.formerCopy> = {
  open: '¿Ya no ves a alguien?',
  title: 'Amistades anteriores',
  description:
    'Una amistad sale de tu lista cuando cualquiera de los dos la termina o deja de compartir. Aún puedes bloquear o denunciar a esa persona. No recibe ningún mensaje.',
  since: (day: string): string => `La amistad empezó el ${day}.`,
  none: 'Aquí no hay nadie. Todas tus amistades están en tu lista o en tus bloqueos.',
  unread: 'No pudimos cargar tus amistades anteriores.',
};

export const reportCopy: Translated<typeof english.reportCopy> = {
  title: (name: string | null): string => `Denunciar a ${inSentence(name)}`,
  description: 'Cuenta a la administración qué pasó. Solo la administración lo lee.',
  reason: '¿De qué se trata?',
  reasons: {
    harassment: 'Me molesta o me hace daño',
    name: 'Su nombre o su foto',
    pretending: 'Se hace pasar por otra persona',
    other: 'Otra cosa',
  },
  missing: 'Elige de qué se trata.',
  words: 'Con tus palabras, si quieres',
  send: 'Enviar denuncia',
  sending: 'Enviando...',
  sent: { title: 'Denuncia enviada', description: 'La administración la revisará. Gracias por decirlo.' },
  failed: failed('La denuncia no se envió. Revisa tu conexión e inténtalo de nuevo.'),
};
