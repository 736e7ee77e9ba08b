import { counted } from '#client/languages/es/lib/format/counted.ts';
import { failure } from '#client/languages/es/member/member-copy.ts';
import type { pushCopy as englishPush, reminderCopy as englishReminder } from '#client/member/push-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const devicesText = (count: number): string => counted(count, 'dispositivo', 'dispositivos');

export const pushCopy: Translated<typeof englishPush> = {
  title: 'Tus dispositivos',
  lead: 'Los recordatorios llegan a los dispositivos que actives aquí, también con la app cerrada. Nunca muestran datos de salud.',
  unread: 'No pudimos cargar tus dispositivos.',
  none: 'Aún no hay dispositivos con recordatorios.',
  turnOn: 'Activar en este dispositivo',
  turningOn: 'Activando...',
  isOn: 'Activados en este dispositivo.',
  turnedOn: {
    title: 'Recordatorios activados',
    description: 'Este dispositivo ya recibe tus recordatorios.',
  },
  turnedOff: {
    title: 'Recordatorios desactivados',
    description: 'Ese dispositivo no recibe más recordatorios.',
  },
  failedOn: failure('No se pudieron activar los recordatorios. Revisa tu conexión e inténtalo de nuevo.'),
  failedOff: failure('No se pudo quitar el dispositivo. Inténtalo de nuevo.'),
  remove: 'Quitar',
  removing: 'Quitando...',
  thisDevice: 'Este dispositivo',
  added: (day: string): string => `Añadido: ${day}.`,
  lastSent: (moment: string): string => `Último envío: ${moment}.`,
  nothingSent: 'Sin envíos todavía.',
  failing: 'El último intento no llegó. Seguimos probando.',
  support: {
    unsupported:
      'Este navegador no puede mostrar recordatorios. Prueba con un Chrome, Edge, Firefox o Safari reciente.',
    install:
      'En un iPhone o iPad, los recordatorios necesitan la app en tu pantalla de inicio: toca Compartir, después Añadir a pantalla de inicio, abre Rondel desde ahí y vuelve a esta página.',
    denied:
      'Has bloqueado las notificaciones de este sitio. Para cambiarlo, abre los ajustes del sitio junto a la dirección, pon Notificaciones en Permitir y recarga esta página.',
    off: 'Los recordatorios a dispositivos están desactivados en este servidor.',
  },
  test: 'Enviarme una prueba',
  testing: 'Enviando...',
  testSent: (count: number): { title: string; description: string } => ({
    title: 'Prueba enviada',
    description: `Enviada a ${devicesText(count)}. Aparece en un momento.`,
  }),
  testFailed: failure('La prueba no llegó. Inténtalo de nuevo en un minuto.'),
};

export const reminderCopy: Translated<typeof englishReminder> = {
  timesTitle: 'Cuándo llegan',
  timesLead:
    'Según tu propio reloj. Nada llega en horas de silencio, durante una pausa ni cuando ya está hecho, y nunca más de dos al día.',
  unread: 'No pudimos cargar tus recordatorios.',
  quietFrom: 'Silencio desde',
  quietUntil: 'Silencio hasta',
  timeOf: (kind: string): string => `${kind}, hora`,
  saved: { title: 'Horas guardadas', description: 'Desde ahora tus recordatorios llegan a estas horas.' },
  failed: (reason: string) => failure(reason),
  notKept: 'No se pudieron guardar tus horas. Revisa tu conexión e inténtalo de nuevo.',
  sentLine: (moment: string, way: string): string => `${moment}, ${way}`,
  next: (kind: string, moment: string): string => `Siguiente: ${kind}, ${moment}.`,
  sentTitle: 'Lo que enviamos',
  nothingSent: 'Nada todavía. Cada recordatorio aparece aquí con su motivo.',
  why: '¿Por qué me llegó esto?',
  byPush: (count: number): string => `a ${devicesText(count)}`,
  byMail: 'por correo',
};
