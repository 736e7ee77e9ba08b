import { type ReactNode, useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChartTable, type TableContent } from '#client/charts/chart-table.tsx';
import { Meter } from '#client/charts/meter.tsx';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-overlay.tsx';
import { theme } from '#client/styles/theme.ts';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { inPlace } from '#client/ui/in-place.ts';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralMark } from '#client/ui/text.tsx';
import { progressCopy } from './progress-copy.ts';

type ModeLayoutProps = {
  /** The number that leads. */
  numeral: string;
  /** Hangs beside it: a percent sign. */
  mark?: string;
  /** Which number this is, if it can include commands that wait to be sent. */
  pending?: PendingNumber;
  /** The unit of the number. */
  unit: string;
  /** The picture in words. */
  summary: string;
  /** Chooses what the picture shows. */
  picker?: ReactNode;
  table: TableContent;
  isTable: boolean;
  children: ReactNode;
};

/** One way to see the progress: a number, a sentence, and the picture or its figures. */
export function ModeLayout({
  numeral,
  mark,
  pending,
  unit,
  summary,
  picker,
  table,
  isTable,
  children,
}: ModeLayoutProps) {
  return (
    <ModeLayoutParts>
      <Lead>
        <Big>
          <bdi>{numeral}</bdi>
          {mark && <NumeralMark>{mark}</NumeralMark>}
        </Big>
        <Words>
          <b>
            {unit}
            {pending && <PendingMark of={pending} />}
          </b>
          <span>{summary}</span>
        </Words>
      </Lead>
      {picker}
      {isTable ? <ChartTable {...table} /> : children}
    </ModeLayoutParts>
  );
}

type UnreadChartProps = { picker: ReactNode; hasFailed: boolean; onRetry: () => void };

/** The choice of a chart whose numbers are on their way, or did not come. */
export const UnreadChart = ({ picker, hasFailed, onRetry }: UnreadChartProps) => (
  <>
    {picker}
    {hasFailed ? (
      <RetryNote onRetry={onRetry}>{progressCopy.progressUnread}</RetryNote>
    ) : (
      <SkeletonGroup>
        <Skeleton $height="16rem" />
      </SkeletonGroup>
    )}
  </>
);

/** The chart's top: beyond it the bar stays full, and the number goes on. */
const workoutsCap = 50;
const ticks = [0, 10, 25, workoutsCap].map((at) => ({ at, label: String(at) }));

export function WorkoutsMeter({ totalWorkouts }: { totalWorkouts: number }) {
  return (
    <Meter
      label={progressCopy.workoutsCompleted}
      value={Math.min(totalWorkouts, workoutsCap)}
      maximum={workoutsCap}
      valueText={progressCopy.workoutCount(totalWorkouts)}
      tone="sun"
      ticks={ticks}
    />
  );
}

/**
 * One of a few values, also in the address, so that Back leads to the one before and a reload to the same. It is state first: a radio button
 * follows its press, and the router comes later.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [Value, (value: Value, replace?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const navigation = useNavigationType();
  const asked = values.find((value) => value === address.get(name)) ?? usual;
  const [chosen, choose] = useState(asked);
  useEffect(() => {
    if (navigation === 'POP') choose(asked);
  }, [asked, navigation]);
  return [
    chosen,
    (value, replace = false) => {
      choose(value);
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(name, value);
          return after;
        },
        { ...inPlace, replace },
      );
    },
  ];
}

const ModeLayoutParts = styled.div`
  display: grid;
  gap: ${theme.space.s5};
  min-width: 0;
`;

const Lead = styled.div`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: ${theme.space.s3} ${theme.space.s5};
`;

const Big = styled(Numeral)`
  font-size: 5rem;
`;

const Words = styled.p`
  flex: 1 1 10rem;
  line-height: 1.35;
  color: ${theme.color.ink2};
  & > b {
    display: block;
    color: ${theme.color.ink};
  }
`;
