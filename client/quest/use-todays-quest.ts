import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { todaysQuestAnswer, wheelSessionAnswer } from '#service/quest/quest-contract.ts';
import { dayOfUserQuest, dayOfWheelSession, type QuestDay } from './quest-day.ts';

export const todaysQuestKey = '/api/user-quests/today';

const readAccepted = readAs(todaysQuestAnswer);
const readSession = readAs(wheelSessionAnswer);

/** Today's quest, with the proposal that lies open. */
export const useTodaysQuest = (): SWRResponse<QuestDay, Error> =>
  useSWR<QuestDay, Error>(todaysQuestKey, readTodaysQuest);

async function readTodaysQuest(): Promise<QuestDay> {
  const [accepted, session] = await Promise.all([
    readAccepted(todaysQuestKey),
    readSession('/api/user-quests/session'),
  ]);
  return accepted ? dayOfUserQuest(accepted) : dayOfWheelSession(session);
}
