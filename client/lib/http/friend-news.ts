import useSWR, { type SWRResponse } from 'swr';
import { type FriendNews, friendNewsAnswer } from '#service/features/together/friend-news-contract.ts';
import { readAs } from './swr.ts';

/**
 * Who accepted an invitation lately, who cheered, whose streak is at risk, and which circles ended. Others change it.
 * @param isEnabled false reads nothing
 */
export const useFriendNews = (isEnabled: boolean): SWRResponse<FriendNews, Error> =>
  useSWR<FriendNews, Error>(isEnabled ? '/api/friends/news' : null, readAs(friendNewsAnswer), {
    revalidateOnMount: true,
  });
