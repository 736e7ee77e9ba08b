import { listText } from '#client/languages/es/lib/format/locale.ts';
import { failure } from '#client/languages/es/member/member-copy.ts';
import type * as english from '#client/member/webhooks-copy.ts';
import type { WebhookKind } from '#domain/integrations/webhook-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const webhooksCopy: Translated<typeof english.webhooksCopy> = {
  title: 'Webhooks',
  lead: 'Un webhook avisa a tu propio programa de lo que pasa, al momento: llamamos a su dirección.',
  switchedOff: 'Actívalo para añadir un webhook. Los que añadiste antes volverán a recibir avisos.',
  unread: 'No pudimos cargar tus webhooks.',
  none: 'Aún no hay webhooks.',
  add: 'Webhook nuevo',
  sends: (kinds: readonly WebhookKind[]): string => listText(kinds.map((kind) => kindNames[kind])),
  failing: (since: string): string =>
    `Tu programa no responde bien desde el ${since}. Seguimos probando tres días, así que aún no se ha perdido nada.`,
  stopped: {
    member: 'Detenido por ti.',
    failing:
      'Lo detuvimos tras tres días sin una respuesta correcta. Mira qué respondió tu programa, arréglalo y reanuda.',
    gone: 'Lo detuvimos porque tu programa dijo que ya no existe. Si ha vuelto, reanuda.',
    admin:
      'Nuestro equipo detuvo este. Asegúrate de que tu programa va bien y reanuda. ¿Necesitas ayuda? Escríbenos.',
  },
  chips: { stopped: 'Detenido', failing: 'Con fallos' },
  test: 'Probar',
  testing: 'Probando...',
  testTaken: (status: number): string => `Tu programa respondió ${status}.`,
  tested: (description: string) => ({ title: 'La prueba llegó', description }),
  testRefused: (problem: string) => ({ title: 'La prueba no llegó', description: problemText(problem) }),
  failedTest: failure('No se pudo enviar la prueba. Inténtalo de nuevo en un momento.'),
  log: 'Entregas',
  change: 'Cambiar',
  stop: 'Detener',
  resume: 'Reanudar',
  remove: 'Quitar',
  removed: { title: 'Webhook quitado', description: 'Tu programa no recibe más avisos.' },
  failedChange: failure('No funcionó. Revisa tu conexión e inténtalo de nuevo.'),
  previousSecret: (until: string): string => `Tu secreto anterior vale hasta: ${until}.`,
};

export const logCopy: Translated<typeof english.logCopy> = {
  title: 'Últimas entregas',
  none: 'Nada enviado aún. Desde ahora, lo que pase aparece aquí.',
  unread: 'No pudimos cargar las entregas.',
  refresh: 'Actualizar',
  waiting: 'En espera',
  dropped: 'Sin enviar',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Llegó: ${status ?? 'sin estado'} en ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => (count === 1 ? '1 intento' : `${count} intentos`),
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Prueba'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'Tu programa tardó más de 10 segundos.',
  'private address': 'Su dirección lleva a una red privada, y a esas no llamamos.',
  ENOTFOUND: 'Nadie conoce el servidor de su dirección.',
  ECONNREFUSED: 'No hay nada en marcha en su dirección.',
  stopped: 'El webhook estaba detenido.',
  erased: 'Borraste aquello de lo que trataba.',
  'too old': 'Tenía más de tres días.',
  'too many': 'Había más de 1000 mensajes en espera.',
};

export const problemText: Translated<typeof english.problemText> = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `Tu programa respondió ${problem.slice('status '.length)}.`
    : `Sin respuesta (${problem}).`);

export const webhookFormCopy: Translated<typeof english.webhookFormCopy> = {
  newTitle: 'Webhook nuevo',
  changeTitle: 'Cambiar webhook',
  description: 'Envía solo lo que el programa necesita.',
  url: 'Dirección',
  urlHint: 'https, como https://hooks.example/rondel',
  urlMissing: 'Escribe la dirección de tu programa. Empieza por https.',
  kinds: 'De qué se entera',
  kindsMissing: 'Elige al menos una cosa.',
  scopes: 'Enviar también',
  add: 'Añadir webhook',
  adding: 'Añadiendo...',
  save: 'Guardar',
  saving: 'Guardando...',
  rotate: 'Secreto nuevo',
  failed: failure('No se pudo guardar el webhook. Revisa tu conexión e inténtalo de nuevo.'),
  proof: 'Vuelve a entrar para configurar un webhook. Después regresa aquí.',
  shown: {
    title: 'Secreto de firma',
    description: 'Tu programa comprueba cada mensaje con él. Cópialo ahora: solo se muestra esta vez.',
    label: 'Secreto',
    copied: { title: 'Secreto copiado', description: 'Guárdalo donde tu programa lo lea.' },
  },
};

export const kindNames: Translated<typeof english.kindNames> = {
  'workout.logged': 'Entrenamiento registrado',
  'quest.completed': 'Reto completado',
  'streak.at_risk': 'Racha en riesgo',
  'streak.changed': 'Racha cambiada',
  'weight.logged': 'Peso registrado',
  'program.phase': 'Nueva fase del programa',
};

export const webhookScopeNames: Translated<typeof english.webhookScopeNames> = {
  'read:history': 'Series, esfuerzo y ánimo de los entrenamientos',
  'read:body': 'El peso en sí',
};
