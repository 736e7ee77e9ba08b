import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ProgressTrack } from '#client/charts/progress-track.tsx';
import { theme } from '#client/styles/theme.ts';

type TimerPanelProps = {
  /** Names the region. */
  label: string;
  /** At the top left: the present step. */
  status: ReactNode;
  /** At the top right: the progress. */
  aside?: ReactNode;
  /** Above the clock. */
  picture?: ReactNode;
  /** 0 to 1: how much of the track is filled. */
  share: number;
  /** The figures, and what they count in words. */
  time: string;
  timeLabel: string;
  /** The task, under the track. */
  children: ReactNode;
};

/** A clock inside a track, on pine in both themes. */
export function TimerPanel({
  label,
  status,
  aside,
  picture,
  share,
  time,
  timeLabel,
  children,
}: TimerPanelProps) {
  return (
    <Panel aria-label={label}>
      <Head>
        <b>{status}</b>
        {aside && <span>{aside}</span>}
      </Head>
      {picture}
      <Oval $isSmall={Boolean(picture)}>
        <ProgressTrack share={share} shape="panel">
          <Clock time={time} label={timeLabel} />
        </ProgressTrack>
      </Oval>
      {children}
    </Panel>
  );
}

type ClockProps = {
  /** `0:42`. Each figure is in a separate cell, so that the clock does not jitter. */
  time: string;
  /** The counted time in words: `42 seconds of rest left`. */
  label: string;
};

/** The figures in the middle of a `panel` track. */
export function Clock({ time, label }: ClockProps) {
  return (
    <Figures role="timer" aria-label={label} $length={time.length}>
      {cellsOf(time).map(({ figure, place }) => (
        <Cell key={place} aria-hidden $isColon={figure === ':'}>
          {figure}
        </Cell>
      ))}
    </Figures>
  );
}

/** Counted from the right, so that a cell stays the same one while the clock runs down. */
const cellsOf = (time: string): { figure: string; place: number }[] =>
  [...time].map((figure, index) => ({ figure, place: time.length - index }));

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s3};
  justify-items: center;
  min-width: 0;
  padding: ${theme.space.s4} ${theme.space.card} ${theme.space.s5};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.tileGoal};
  color: ${theme.color.tileGoalText};
  text-align: center;
  overflow-wrap: anywhere;
  overflow: hidden;
  & h1,
  & h2,
  & [role='timer'] {
    color: ${theme.color.tileGoalNumeral};
  }
  & button {
    color: ${theme.color.tileGoalNumeral};
  }
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
  }
  ${theme.media.broad} {
    gap: ${theme.space.s5};
    grid-template-rows: auto 1fr;
    padding: ${theme.space.s8} ${theme.space.s10} ${theme.space.s10};
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
  width: 100%;
  & > * {
    min-width: 0;
  }
  & > b {
    font-weight: ${theme.weight.bold};
  }
  & > span {
    text-align: end;
  }
`;

/** Smaller under a picture, so that the task stays in sight. */
const Oval = styled.div<{ $isSmall: boolean }>`
  align-self: center;
  width: 100%;
  max-width: ${({ $isSmall }) => ($isSmall ? '17rem' : '40rem')};
  ${theme.media.broad} {
    max-width: ${({ $isSmall }) => ($isSmall ? '28rem' : '40rem')};
  }
`;

const Figures = styled.span<{ $length: number }>(
  ({ theme, $length }) => css`
    display: flex;
    /* Hours before minutes in every script. */
    direction: ltr;
    justify-content: center;
    font-family: ${theme.font.display};
    /* Four figures fill the track; more of them are smaller. */
    font-size: ${Math.min(34, 140 / $length)}cqw;
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.label};
    line-height: .82;
    letter-spacing: -.025em;
  `,
);

const Cell = styled.b<{ $isColon: boolean }>`
  width: ${({ $isColon }) => ($isColon ? '.3em' : '.535em')};
  font-weight: inherit;
  text-align: center;
  transform: ${({ $isColon }) => ($isColon ? 'translateY(-.04em)' : 'none')};
`;
