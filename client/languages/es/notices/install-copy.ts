import { brand } from '#client/languages/es/ui/ui-copy.ts';
import type { installCopy as english } from '#client/notices/install-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const installCopy: Translated<typeof english> = {
  label: 'La app en este dispositivo',
  line: {
    press: `${brand} puede ser una app en tu dispositivo.`,
    byHand: `Ten ${brand} en tu pantalla de inicio.`,
  },
  install: 'Instalar',
  how: 'Ver cómo',
  notAgain: 'No volver a ofrecerlo',
  title: `${brand} en tu pantalla de inicio`,
  lead: 'Se abre como cualquier app, y tus recordatorios pueden llegar a este dispositivo.',
  steps: [
    'Toca Compartir en tu navegador.',
    'Elige Añadir a pantalla de inicio y después Añadir.',
    `Abre ${brand} desde tu pantalla de inicio.`,
  ],
  gotIt: 'Entendido',
};
