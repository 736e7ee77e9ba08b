import { counted } from '#client/languages/es/lib/format/counted.ts';
import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type { pointsCopy as english } from '#client/progress/points-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const pointsCopy: Translated<typeof english> = {
  pointsByDay: 'Puntos por día',
  pointsLeadTo: 'Mira adónde llevan',
  pointsLead: (total: number, thisWeek: number): string =>
    `${counted(total, 'punto', 'puntos')} en total, ${numberText(thisWeek)} desde el lunes.`,
  pointsEmpty: 'Los retos y los entrenamientos dan puntos. Aquí los verás.',
  ledger: 'Historial de puntos',
  showOlder: 'Ver anteriores',
  olderUnread: 'No pudimos cargar tus puntos anteriores.',
  pointsChart: (daysShown: number, best: number): string =>
    `Puntos de los últimos ${numberText(daysShown)} días, como máximo ${numberText(best)} en un día`,
  reasons: {
    'quest-completed': 'Reto completado',
    'lucky-day': 'Día de suerte',
    'workout-completed': 'Entrenamiento completado',
    'workout-beyond-limit': 'Entrenamiento completado, pero ya estaban hechos los que dan puntos en un día',
    'routine-completed': 'Rutina diaria completada',
    'quest-undone': 'Reto deshecho',
    'quest-reset': 'Restablecido por la administración',
    'routine-reopened': 'Serie desmarcada después de terminar',
    'workout-retracted': 'Entrenamiento quitado',
    'workout-corrected': 'Entrenamiento movido a otro día',
  },
  overlaps: ', coincide con otro entrenamiento',
  undo: 'Deshacer',
  ifUndone: '¿Deshacer?',
};
