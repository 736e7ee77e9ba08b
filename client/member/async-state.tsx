import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useInSlices } from '#client/ui/after-paint.ts';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

/** The state of data for a part of a screen: `data` is undefined until it is there. */
export type AsyncState<Data> = {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

export const asyncStateOf = <Data,>({ data, error, mutate }: SWRResponse<Data, Error>): AsyncState<Data> => ({
  data,
  hasFailed: error !== undefined,
  retry: () => void mutate(),
});

/** Joins two states, for a part that shows nothing before it has both. */
export const together = <A, B>(a: AsyncState<A>, b: AsyncState<B>): AsyncState<readonly [A, B]> => ({
  data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
  hasFailed: a.hasFailed || b.hasFailed,
  retry: () => {
    for (const one of [a, b]) if (one.hasFailed) one.retry();
  },
});

type WhenLoadedProps<Data> = {
  state: AsyncState<Data>;
  /** `We couldn’t load your numbers.` */
  failure: string;
  /** Shown until then; a block of `height` when not given. */
  skeleton?: ReactNode;
  height?: string;
  children: (data: Data) => ReactNode;
};

/** Shows data once it is there, and a replacement until then. */
export function WhenLoaded<Data>({
  state,
  failure,
  height = '8rem',
  skeleton,
  children,
}: WhenLoadedProps<Data>) {
  const isShown = useInSlices(state.data !== undefined);
  if (isShown && state.data !== undefined) return children(state.data);
  if (state.hasFailed) return <RetryNote onRetry={state.retry}>{failure}</RetryNote>;
  return <SkeletonGroup>{skeleton ?? <Skeleton $height={height} />}</SkeletonGroup>;
}
