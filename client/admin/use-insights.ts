import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import {
  type EffectAnswer,
  effectAnswer,
  type InsightsAnswer,
  insightsAnswer,
} from '#service/analysis/insights/insights-contract.ts';

const path = '/api/admin/insights';
/** While a history is folded. Each answer waits for the result for 1.5 s by itself. */
const askAgainMs = 2_000;

/** Asks again until the answer is there. SWR's own interval is decided before the first answer, and ends with the first that is ready. */
function useAskedAgain<Answer extends { readonly state: string }>(response: SWRResponse<Answer, Error>) {
  const { data, error, mutate } = response;
  const isComputing = data?.state === 'computing' && !error;
  useEffect(() => {
    if (!isComputing) return;
    const timer = setInterval(() => void mutate(), askAgainMs);
    return () => clearInterval(timer);
  }, [isComputing, mutate]);
  return response;
}

/** @param asOf an instant; null for now */
export const useInsights = (asOf: string | null): SWRResponse<InsightsAnswer, Error> =>
  useAskedAgain(
    useSWR<InsightsAnswer, Error>(
      asOf === null ? path : `${path}?${new URLSearchParams({ asOf })}`,
      readAs(insightsAnswer),
      { revalidateOnMount: true },
    ),
  );

export type EffectQuestion = { readonly rules: string; readonly asOf: string | null };

export const useRulesEffect = (question: EffectQuestion | null): SWRResponse<EffectAnswer, Error> =>
  useAskedAgain(
    useSWR<EffectAnswer, Error>(question && effectPath(question), readAs(effectAnswer), {
      revalidateOnMount: true,
    }),
  );

const effectPath = ({ rules, asOf }: EffectQuestion): string =>
  `${path}/rules-effect?${new URLSearchParams({ rules, ...(asOf !== null && { asOf }) })}`;
