import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { type Quest, questsAnswer } from '#service/quest/quest-contract.ts';

/** The quests that this member can draw, sorted by id, Lucky Day last. */
export const useQuests = (): SWRResponse<readonly Quest[], Error> =>
  useSWR<readonly Quest[], Error>('/api/quests', readAs(questsAnswer));
