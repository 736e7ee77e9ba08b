import type { activityCopy as english } from '#client/exercise/activity-copy.ts';
import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const activityCopy: Translated<typeof english> = {
  title: '¿Qué hiciste?',
  lead: 'Una carrera, una clase, el paseo de ayer: cuenta como cualquier entrenamiento.',
  kind: 'Actividad',
  minutes: 'Minutos',
  minutesFault: 'Usa minutos enteros, de 1 a 1440.',
  minutesHint: (least: number): string =>
    `Desde ${numberText(least)} minutos cuenta para tu racha y tus puntos.`,
  effort: '¿Cuánto esfuerzo te costó?',
  scale: (value: number, word: string): string => `${numberText(value)}, ${word}`,
  date: 'Fecha',
  dateFault: 'Elige hoy o uno de los últimos 7 días.',
  distance: (unit: 'miles' | 'km'): string => (unit === 'km' ? 'Distancia en km' : 'Distancia en millas'),
  distanceFault: 'Usa una distancia de 0,1 a 1000, o déjala en blanco.',
  optional: 'Opcional',
  save: 'Añadir',
  saving: 'Añadiendo...',
  failed: 'No pudimos añadirla. Inténtalo de nuevo.',
  label: (name: string, date: string): string => `${name}: ${date}`,
  added: (name: string, points: number): ToastMessage => ({
    title: `Añadido: ${name}`,
    description:
      points > 0
        ? `Cuenta como entrenamiento: +${counted(points, 'punto', 'puntos')}.`
        : 'Está en tu historial, sin puntos.',
  }),
};
