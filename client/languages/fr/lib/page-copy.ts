import type { pageCopy as english } from '#client/lib/page-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** Texts of pages before scripts run, and the name of an installed app. */
export const pageCopy: Translated<typeof english> = {
  landingTitle: 'Lance une quête. Crée une habitude. · Rondel',
  description:
    'Lance chaque jour la roue des quêtes pour un défi fitness à ta mesure. Suis tes progrès, atteins tes objectifs et prends de bonnes habitudes.',
  needsScript: 'Rondel a besoin de JavaScript. Active-le et recharge cette page.',
  appName: 'Rondel Fitness',
  appDescription: 'Lance chaque jour la roue des quêtes pour un défi fitness à ta mesure.',
  spin: 'Lancer',
  workout: 'Séance',
  logWeight: 'Noter le poids',
};
