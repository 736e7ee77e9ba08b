import { cardioGuides } from './cardio-guides.ts';
import { coreGuides } from './core-guides.ts';
import type { ExerciseGuide } from './exercise-guide.ts';
import { flexibilityGuides, mobilityGuides } from './flexibility-guides.ts';
import { lowerBodyGuides } from './lower-body-guides.ts';
import { upperBodyGuides } from './upper-body-guides.ts';

export const exerciseGuides: readonly ExerciseGuide[] = [
  ...upperBodyGuides,
  ...lowerBodyGuides,
  ...coreGuides,
  ...cardioGuides,
  ...mobilityGuides,
  ...flexibilityGuides,
];
