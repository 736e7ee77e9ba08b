import type { appCopy as english } from '#client/app/app-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const appCopy: Translated<typeof english> = {
  workout: 'Entreno',
  quest: 'Reto',
  connection: 'Conexión',
  slowLine: 'La conexión va lenta. Seguimos intentándolo.',
  youAreOffline: 'Sin conexión',
  offlineLead:
    'Lo que registres sin conexión se guarda en este dispositivo. Lo enviaremos cuando vuelva la conexión.',
  notFound: '404 Página no encontrada',
  notFoundLead: 'Aquí no hay nada. Puede que la página se haya movido o que falte una letra en la dirección.',
  goHome: 'Ir al inicio',
  routingWorks: 'Las rutas funcionan',
};
