import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';

/** What a part that shows data gets: `data` is undefined until it is there. */
export type Reading<Data> = {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

export const readingOf = <Data,>({ data, error, mutate }: SWRResponse<Data, Error>): Reading<Data> => ({
  data,
  hasFailed: error !== undefined,
  retry: () => void mutate(),
});

/** Two readings as one, for a part that says nothing before it has both. */
export const together = <A, B>(a: Reading<A>, b: Reading<B>): Reading<readonly [A, B]> => ({
  data: a.data === undefined || b.data === undefined ? undefined : [a.data, b.data],
  hasFailed: a.hasFailed || b.hasFailed,
  retry: () => {
    for (const reading of [a, b]) if (reading.hasFailed) reading.retry();
  },
});

type WhenReadProps<Data> = {
  reading: Reading<Data>;
  /** `Your numbers could not be read.` */
  failure: string;
  /** Stands there until then; a block of `height` when not given. */
  skeleton?: ReactNode;
  height?: string;
  children: (data: Data) => ReactNode;
};

/** What is shown of data once it is there, and what stands in its place until then. */
export function WhenRead<Data>({
  reading,
  failure,
  height = '8rem',
  skeleton,
  children,
}: WhenReadProps<Data>) {
  if (reading.data !== undefined) return children(reading.data);
  if (reading.hasFailed) return <RetryNote onRetry={reading.retry}>{failure}</RetryNote>;
  return <SkeletonGroup>{skeleton ?? <Skeleton $height={height} />}</SkeletonGroup>;
}
