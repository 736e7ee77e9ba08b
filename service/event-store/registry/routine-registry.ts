import type { RoutineEvent } from '#domain/routine/routine-events.ts';
import { amount, count, dailyTemplate, day, memberId, object, routineExercises } from './fields.ts';
import type { Registry } from './registration.ts';

const ofRoutine = { memberId, date: day, template: dailyTemplate };
const ofSet = { ...ofRoutine, exerciseIndex: count, setIndex: count };

export const routineRegistry: Registry<RoutineEvent> = {
  RoutineOpened: {
    data: object({ ...ofRoutine, exercises: routineExercises, durationMinutes: amount }),
    personal: ['exercises[].name'],
  },
  RoutineSetTicked: { data: object(ofSet), personal: [] },
  RoutineSetUnticked: { data: object(ofSet), personal: [] },
  RoutineCompleted: { data: object({ ...ofRoutine, points: count }), personal: [] },
  RoutineReopened: { data: object({ ...ofRoutine, points: count }), personal: [] },
};
