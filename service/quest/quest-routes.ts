import type { ApiRoute } from '#service/http/api-route.ts';
import {
  questAnswer,
  questsAnswer,
  resetQuestAnswer,
  resetQuestQuery,
  spinAnswer,
  todaysQuestAnswer,
  updateQuestBody,
  wheelSessionAnswer,
} from './quest-contract.ts';
import { acceptQuest, resetQuest, skipProposal, undoQuest, updateQuest } from './quest-handlers.ts';
import { listQuests, todaysQuest, wheelSession } from './quest-reads.ts';
import { respinWheel, spinWheel } from './wheel-handlers.ts';

const notNow = [409, 'not-admitted'] as const;
const expired = [409, 'quest-expired'] as const;
const noToken = [409, 'no-skip-token'] as const;
const noQuests = [503, 'no-quests'] as const;

export const questRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/quests',
    summary: 'The quests that the member can draw, Lucky Day last.',
    audience: 'members',
    answer: questsAnswer,
    handle: listQuests,
  },
  {
    method: 'GET',
    path: '/api/user-quests/today',
    summary: 'The quest of the day; null before one is accepted. Until 03:00 it may be yesterday’s.',
    audience: 'members',
    answer: todaysQuestAnswer,
    handle: todaysQuest,
  },
  {
    method: 'GET',
    path: '/api/user-quests/session',
    summary: 'Whether a proposal of the wheel lies open.',
    audience: 'members',
    answer: wheelSessionAnswer,
    handle: wheelSession,
  },
  {
    method: 'POST',
    path: '/api/user-quests/spin',
    summary: 'Spins the wheel, or shows what came of the first spin.',
    audience: 'members',
    answer: spinAnswer,
    refusals: [notNow, noQuests],
    handle: spinWheel,
  },
  {
    method: 'POST',
    path: '/api/user-quests/respin',
    summary: 'Another proposal instead of the open one, twice a day at most.',
    audience: 'members',
    answer: spinAnswer,
    refusals: [notNow, [409, 'no-spins-left'], noQuests],
    handle: respinWheel,
  },
  {
    method: 'POST',
    path: '/api/user-quests/accept',
    summary: 'Accepts the open proposal for today.',
    audience: 'members',
    answer: questAnswer,
    refusals: [notNow],
    handle: acceptQuest,
  },
  {
    method: 'POST',
    path: '/api/user-quests/skip',
    summary: 'Skips the open proposal for a skip token, which protects the day.',
    audience: 'members',
    answer: questAnswer,
    refusals: [notNow, expired, noToken],
    handle: skipProposal,
  },
  {
    method: 'DELETE',
    path: '/api/user-quests/reset',
    summary: 'Takes back the admin’s own quest of today, its points and its token.',
    audience: 'admins',
    query: resetQuestQuery,
    answer: resetQuestAnswer,
    refusals: [notNow],
    handle: resetQuest,
  },
  {
    method: 'PUT',
    path: '/api/user-quests/:id',
    summary: 'Completes or skips the accepted quest of a day; the id is the date.',
    audience: 'members',
    body: updateQuestBody,
    answer: questAnswer,
    refusals: [notNow, expired, noToken],
    handle: updateQuest,
  },
  {
    method: 'POST',
    path: '/api/user-quests/:id/undo',
    summary: 'Takes a completion back on its own date.',
    audience: 'members',
    answer: questAnswer,
    refusals: [notNow, [409, 'lucky-day-final'], [409, 'undo-too-late']],
    handle: undoQuest,
  },
];
