import type { ApiRoute } from '#service/http/api-route.ts';
import {
  activeProgramAnswer,
  phasesAnswer,
  startDailyBody,
  startProgramAnswer,
  startProgramBody,
} from './program-contract.ts';
import {
  readActiveProgram,
  readPhases,
  startAssessment,
  startDailyMaintenance,
  startProgram,
} from './program-handlers.ts';

const dates = [
  [400, 'invalid-date'],
  [400, 'end-before-start'],
] as const;

export const programRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/programs/active',
    summary: 'The program that runs, with its progress today; null while there is none.',
    audience: 'members',
    answer: activeProgramAnswer,
    handle: readActiveProgram,
  },
  {
    method: 'GET',
    path: '/api/programs/:id/phases',
    summary: 'The phases of a program of the member, with their dates.',
    audience: 'members',
    answer: phasesAnswer,
    handle: readPhases,
  },
  {
    method: 'POST',
    path: '/api/programs',
    summary: 'Starts a program and ends the one that ran.',
    audience: 'members',
    body: startProgramBody,
    status: 201,
    answer: startProgramAnswer,
    refusals: [[400, 'invalid-goal'], [400, 'no-exercises'], ...dates],
    handle: startProgram,
  },
  {
    method: 'POST',
    path: '/api/programs/daily-maintenance',
    summary: 'Starts daily maintenance by a template or with exercises of the member.',
    audience: 'members',
    body: startDailyBody,
    status: 201,
    answer: startProgramAnswer,
    refusals: [
      [400, 'no-exercises'],
      [400, 'too-many-exercises'],
      [400, 'duplicate-exercise'],
      [400, 'unnamed-exercise'],
      [400, 'invalid-exercise'],
      ...dates,
    ],
    handle: startDailyMaintenance,
  },
  {
    method: 'POST',
    path: '/api/programs/assessment',
    summary: 'Starts the assessment of seven days.',
    audience: 'members',
    status: 201,
    answer: startProgramAnswer,
    handle: startAssessment,
  },
];
