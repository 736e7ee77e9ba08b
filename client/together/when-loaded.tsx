import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useInSlices } from '#client/ui/after-paint.ts';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

type WhenLoadedProps<Data> = {
  state: SWRResponse<Data, Error>;
  /** `We couldn’t load your friends.` */
  failure: string;
  height?: string;
  children: (data: Data) => ReactNode;
};

/** Shows data once it is there, and a replacement until then. */
export function WhenLoaded<Data>({ state, failure, height = '8rem', children }: WhenLoadedProps<Data>) {
  const { data, error, mutate } = state;
  const isShown = useInSlices(data !== undefined);
  if (isShown && data !== undefined) return children(data);
  if (error) return <RetryNote onRetry={() => void mutate()}>{failure}</RetryNote>;
  return (
    <SkeletonGroup>
      <Skeleton $height={height} />
    </SkeletonGroup>
  );
}
