import type { ProgramType } from '#domain/program/program-events.ts';
import { programPitches } from './program-catalogue.ts';

export type Feature = { readonly title: string; readonly text: string };
export type Advert = {
  readonly programType: ProgramType;
  readonly name: string;
  readonly headline: string;
  readonly benefits: readonly string[];
};

export const landingPitch =
  'Spin a quest wheel daily for personalised fitness challenges. Track progress, reach goals and build healthy habits.';

export const landingFeatures: readonly Feature[] = [
  {
    title: 'One wheel, one quest, every day',
    text: 'A daily wheel with challenges and rewards. Accept what lands, or spin again while you have spins left.',
  },
  {
    title: 'Goal timelines that stay safe',
    text: 'AI-assisted goal timelines with safe targets, and every number explained.',
  },
  {
    title: 'Weight, body fat and lean muscle in one view',
    text: 'Progress and body-composition analytics: weight, body fat and lean muscle mass.',
  },
  {
    title: 'Your living room counts',
    text: 'Home workouts, bodyweight and with equipment. Whatever you own shapes your plan.',
  },
  {
    title: 'Mood first, workout second',
    text: 'Mood tracking, with workouts adapted to energy and mood.',
  },
];

export const adverts: readonly Advert[] = [
  {
    programType: 'lean',
    name: 'Weight Management',
    headline: '1-2 lbs per week, safely',
    benefits: programPitches.lean.benefits,
  },
  {
    programType: 'bulk',
    name: 'Muscle Building',
    headline: 'A little more than last time',
    benefits: programPitches.bulk.benefits,
  },
  {
    programType: 'maintain',
    name: 'Daily Maintenance',
    headline: '10-15 minutes a day',
    benefits: programPitches.maintain.benefits,
  },
];

export const betaApproval = 'Approval takes 1-2 business days.';
