import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ProgressTrack } from '#client/charts/progress-track.tsx';
import { Clock } from './clock.tsx';

type TimerPanelProps = {
  /** Names the region. */
  label: string;
  /** Stands top left: what is going on. */
  status: ReactNode;
  /** Stands top right: how far it is. */
  aside?: ReactNode;
  /** 0 to 1: how much of the track is filled. */
  share: number;
  /** The figures, and what they count in words. */
  time: string;
  timeLabel: string;
  /** What is to be done, under the track. */
  children: ReactNode;
};

/** A clock inside a track, on pine in both themes. */
export function TimerPanel({ label, status, aside, share, time, timeLabel, children }: TimerPanelProps) {
  return (
    <Panel aria-label={label}>
      <Head>
        <b>{status}</b>
        {aside && <span>{aside}</span>}
      </Head>
      <Oval>
        <ProgressTrack share={share} shape="panel">
          <Clock time={time} label={timeLabel} />
        </ProgressTrack>
      </Oval>
      {children}
    </Panel>
  );
}

const Panel = styled.section(
  ({ theme }) => css`
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
  `,
);

const Head = styled.div(
  ({ theme }) => css`
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
  `,
);

const Oval = styled.div`
  align-self: center;
  width: 100%;
  max-width: 40rem;
`;
