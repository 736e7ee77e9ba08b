import type { UnitPreference } from '#domain/member/member-events.ts';
import type { GoalType, GoalUnit } from '#domain/program/program-events.ts';
import type { Draft } from './onboarding-draft.ts';
import type { StepId } from './onboarding-steps.ts';

/** What the progress bar calls the steps. */
export const stepNames: Readonly<Record<StepId, string>> = {
  program: 'Program',
  goal: 'Goal',
  customBuilder: 'Custom plan',
  timeline: 'Timeline',
  profile: 'Profile',
  summary: 'Summary',
};

type Head = { readonly heading: string; readonly lead: string };

const heads: Readonly<Record<StepId, Head>> = {
  program: { heading: 'What are you training for?', lead: 'Pick one. You can change it whenever you like.' },
  goal: { heading: 'What is your goal?', lead: 'One number to train towards.' },
  customBuilder: {
    heading: 'Build your daily plan',
    lead: 'Small enough for your busiest day: that is the day it is for.',
  },
  timeline: {
    heading: 'How long will you give it?',
    lead: 'Longer is gentler. The coach says so when it gets too fast.',
  },
  profile: {
    heading: 'Tell us about you',
    lead: 'Your body, your week and your equipment decide which workouts you get.',
  },
  summary: { heading: 'Ready when you are', lead: 'One last look, then it is yours.' },
};

export const headOf = (step: StepId, { program }: Draft): Head =>
  step === 'goal' && program === 'maintain'
    ? {
        heading: 'Which daily plan fits you?',
        lead: 'Every day the same few moves, done before the coffee is cold.',
      }
    : heads[step];

/** The question that the goal's number answers. */
export const goalQuestions: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'How much do you want to lose?',
  body_recomp: 'How much fat do you want to lose?',
  muscle_gain: 'How much do you want to gain?',
  muscle_building: 'How much do you want to gain?',
  cardio_fitness: 'How far or how long do you want to go?',
  endurance: 'How far or how long do you want to last?',
  running: 'How far or how long do you want to run?',
};

/** What follows number and unit on the bib: `10 lbs to lose`. */
export const goalAims: Readonly<Partial<Record<GoalType, string>>> = {
  weight_loss: 'to lose',
  body_recomp: 'to lose',
  muscle_gain: 'to gain',
  muscle_building: 'to gain',
  cardio_fitness: 'to reach',
  endurance: 'to last',
  running: 'to run',
};

export const goalUnitLabels: Readonly<Record<GoalUnit, string>> = {
  lbs: 'lbs',
  kg: 'kg',
  '%': '% body fat',
  miles: 'miles',
  km: 'km',
  min: 'min',
  minutes: 'minutes',
  points: 'points',
  days: 'days',
};

export const unitLabels: Readonly<Record<UnitPreference, string>> = {
  imperial: 'lbs, ft',
  metric: 'kg, cm',
};

export const replacedProgramNote =
  'Your current program keeps running until you create a new one. Then it ends, and its history stays.';

export const createdText = 'Your program has been created successfully';
export const partlyKeptText = `${createdText}, but not all of your details could be saved. Please check them on your profile.`;
export const failedToast = {
  title: 'Error',
  description: 'Failed to create your program. Please try again.',
  variant: 'destructive',
} as const;
