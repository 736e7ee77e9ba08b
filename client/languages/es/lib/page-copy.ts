import type { pageCopy as english } from '#client/lib/page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pageCopy: Translated<typeof english> = {
  landingTitle: 'Gira un reto. Crea un hábito. · Rondel',
  description:
    'Gira cada día la ruleta de retos fitness hechos para ti. Sigue tu progreso, alcanza tus objetivos y crea hábitos sanos.',
  needsScript: 'Rondel necesita JavaScript. Actívalo y recarga esta página.',
  appName: 'Rondel Fitness',
  appDescription: 'Gira cada día la ruleta de retos fitness hechos para ti.',
  spin: 'Girar',
  workout: 'Entreno',
  logWeight: 'Registrar peso',
};
