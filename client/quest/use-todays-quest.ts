import useSWR, { type SWRResponse } from 'swr';
import { http } from '#client/api/http.ts';
import { spinAnswer, todaysQuestAnswer, wheelSessionAnswer } from '#service/quest/quest-contract.ts';
import { dayOfSpin, dayOfUserQuest, type QuestDay, unspun } from './quest-day.ts';

export const todaysQuestKey = '/api/user-quests/today';

/** Today's quest, with the proposal that lies open. */
export const useTodaysQuest = (): SWRResponse<QuestDay, Error> =>
  useSWR<QuestDay, Error>(todaysQuestKey, readTodaysQuest);

async function readTodaysQuest(): Promise<QuestDay> {
  const userQuest = todaysQuestAnswer.parse(await http.read(todaysQuestKey));
  if (userQuest) return dayOfUserQuest(userQuest);
  const { isProposed } = wheelSessionAnswer.parse(await http.read('/api/user-quests/session'));
  return isProposed ? readProposal() : unspun;
}

/** Spinning once more shows an open proposal and changes nothing, so no other tab need hear of it. */
async function readProposal(): Promise<QuestDay> {
  const answer = await http.send({ method: 'POST', path: '/api/user-quests/spin' });
  return dayOfSpin(spinAnswer.parse(answer)) ?? unspun;
}
