import { listText } from '#client/languages/es/lib/format/locale.ts';
import { failure, sessionsCopy } from '#client/languages/es/member/member-copy.ts';
import type * as english from '#client/member/integrations-copy.ts';
import type { TokenScope } from '#domain/integrations/access-token-events.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const integrationsCopy: Translated<typeof english.integrationsCopy> = {
  title: 'Integraciones',
  intro: 'Deja que tus propios programas y dispositivos lean tus datos o añadan otros.',
  switchedOff: 'Actívalo para crear un token. Los que creaste antes volverán a funcionar.',
  settings: 'Interruptor de integraciones',
};

export const tokensCopy: Translated<typeof english.tokensCopy> = {
  title: 'Tokens de acceso',
  lead: 'Un token funciona como una contraseña para un programa. Abre solo lo que permites y puedes anularlo cuando quieras.',
  unread: 'No pudimos cargar tus tokens.',
  none: 'Aún no hay tokens.',
  make: 'Token nuevo',
  allows: (scopes: readonly TokenScope[]): string => listText(scopes.map((scope) => scopeNames[scope])),
  made: (day: string): string => `Creado: ${day}.`,
  until: (day: string): string => `Vale hasta: ${day}.`,
  ended: { expired: 'Caducado', revoked: 'Anulado' },
  lastUsed: (day: string): string => `Último uso: ${sessionsCopy.lastUsed(day)}.`,
  neverUsed: 'Sin usar todavía.',
  revoke: 'Anular',
  revoking: 'Anulando...',
  revoked: { title: 'Token anulado', description: 'Ya no abre nada.' },
  failedRevoke: failure('No se pudo anular el token. Revisa tu conexión e inténtalo de nuevo.'),
  showUse: 'Qué hizo',
  nothingDone: 'Nada todavía. Aquí aparece lo que cambie este token.',
  useUnread: 'No pudimos cargar lo que hizo este token.',
};

export const newTokenCopy: Translated<typeof english.newTokenCopy> = {
  title: 'Token nuevo',
  description: 'Permite solo lo que el programa necesita.',
  name: 'Nombre',
  nameHint: 'Para reconocerlo después, como Báscula del baño.',
  nameMissing: 'Ponle un nombre de 1 a 60 caracteres.',
  scopes: 'Qué puede hacer',
  scopesMissing: 'Permite al menos una cosa.',
  expiry: 'Funciona durante',
  days: { '30': '30 días', '90': '90 días', '365': 'un año' },
  make: 'Crear token',
  making: 'Creando...',
  failed: failure('No se pudo crear el token. Revisa tu conexión e inténtalo de nuevo.'),
  proof: 'Vuelve a entrar para crear un token. Después regresa aquí.',
  shown: {
    title: 'Tu token nuevo',
    description: 'Cópialo ahora. No guardamos copia, así que solo se muestra esta vez.',
    label: 'Token',
    copied: { title: 'Token copiado', description: 'Pégalo en tu programa.' },
  },
};

export const shownCopy: Translated<typeof english.shownCopy> = { copy: 'Copiar', done: 'Listo' };

export const proofCopy: Translated<typeof english.proofCopy> = {
  title: '¿Eres tú?',
  confirm: 'Volver a entrar',
};

export const scopeNames: Translated<typeof english.scopeNames> = {
  'read:stats': 'Leer racha, puntos y retos',
  'read:history': 'Leer entrenamientos',
  'read:body': 'Leer peso y medidas',
  'write:workouts': 'Registrar entrenamientos',
  'write:body': 'Registrar peso y medidas',
  'write:quest': 'Girar y completar retos',
};

export const useCopy: Translated<typeof english.useCopy> = {
  title: 'Usar un token',
  lead: 'Envíalo con cada llamada, en la cabecera Authorization como Bearer. Nunca lo pongas en una dirección.',
  assistant: (address: string): string =>
    `Un asistente que habla MCP se conecta a ${address} con la misma cabecera.`,
  calls: 'Todas las llamadas, y un lugar para probarlas',
  careful: 'Quien tenga este token puede hacer lo que permite. ¿Lo perdiste? Anúlalo.',
};
