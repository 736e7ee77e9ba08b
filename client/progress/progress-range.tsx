import type { ReactNode } from 'react';
import useSWR from 'swr';
import { readAs } from '#client/lib/http/swr.ts';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { type ProgressRange, progressRanges } from '#domain/progress/progress-series.ts';
import { type ProgressSeries, progressAnswer } from '#service/stats/progress-contract.ts';
import { progressCopy } from './progress-copy.ts';
import { rangeCopy } from './range-copy.ts';
import { useAddressChoice } from './use-address-choice.ts';

const segments = progressRanges.map((value) => ({ value, label: rangeCopy.labels[value] }));

export type RangedSeries = { readonly range: ProgressRange; readonly series: ProgressSeries };

/** How far back a chart goes, by choice, and the chart once its numbers are read. The choice stands in the address. */
export function Ranged({ children }: { children: (ranged: RangedSeries, picker: ReactNode) => ReactNode }) {
  const [range, choose] = useAddressChoice('range', progressRanges, 'quarter');
  const { data, error, mutate } = useSWR<ProgressSeries, Error>(
    `/api/progress?range=${range}`,
    readAs(progressAnswer),
  );
  const picker = (
    <Segmented label={rangeCopy.timeRange} segments={segments} value={range} onChoose={choose} />
  );
  if (data) return children({ range, series: data }, picker);
  return (
    <>
      {picker}
      {error ? (
        <RetryNote onRetry={() => void mutate()}>{progressCopy.progressUnread}</RetryNote>
      ) : (
        <SkeletonGroup>
          <Skeleton $height="16rem" />
        </SkeletonGroup>
      )}
    </>
  );
}
