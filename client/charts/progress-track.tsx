import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Numeral } from '#client/ui/text.tsx';
import { stadiumPath } from './geometry.ts';

type TrackShape = 'tile' | 'panel';

type TrackProps = {
  /** 0 to 1. */
  share: number;
  /** Names what is measured; without it the track only repeats what its middle says. */
  label?: string;
  /** `tile`: flat, with one line. `panel`: tall, with two lines, for the timer. */
  shape?: TrackShape;
  /** Pine panels have their own line colour. */
  ground?: 'pine' | 'paper';
  children: ReactNode;
};

const shapes = {
  tile: { width: 300, height: 126, stroke: 15, lines: [22] },
  panel: { width: 360, height: 212, stroke: 16, lines: [23, 28] },
} as const;

/** Progress round a stadium, from the middle of its upper side clockwise. Moves from the old value to the new one. */
export function ProgressTrack({ share, label, shape = 'tile', ground = 'pine', children }: TrackProps) {
  const { width, height, stroke, lines } = shapes[shape];
  const line = stadiumPath(width, height, stroke / 2 + 2);
  const percent = Math.min(Math.max(share, 0), 1) * 100;
  const meter = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuenow': Math.round(percent),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : {};
  return (
    <Frame $ground={ground} {...meter}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <Line d={line} strokeWidth={stroke} />
        {lines.map((inset) => (
          <Line key={inset} d={stadiumPath(width, height, inset)} strokeWidth={1.5} />
        ))}
        <Run
          d={line}
          pathLength={100}
          strokeWidth={stroke}
          strokeDasharray={`${percent} 100`}
          $isEmpty={percent === 0}
        />
      </svg>
      <Middle>{children}</Middle>
    </Frame>
  );
}

const Frame = styled.div<{ $ground: 'pine' | 'paper' }>(
  ({ theme, $ground }) => css`
    --track-line: ${$ground === 'pine' ? theme.color.tileGoalLine : theme.color.groove};
    --track-run: ${$ground === 'pine' ? theme.color.tileGoalFill : theme.color.accent};
    position: relative;
    container-type: inline-size;
    width: 100%;
    & > svg {
      width: 100%;
      height: auto;
    }
  `,
);

const Line = styled.path`
  fill: none;
  stroke: var(--track-line);
`;

const Run = styled.path<{ $isEmpty: boolean }>(
  ({ theme, $isEmpty }) => css`
    fill: none;
    stroke: var(--track-run);
    stroke-linecap: round;
    visibility: ${$isEmpty ? 'hidden' : 'visible'};
    transition: stroke-dasharray ${theme.duration.d3} ${theme.ease.out};
  `,
);

/** The numeral in the middle of a `tile` track, as large as the track allows. */
export const TrackNumeral = styled(Numeral)`
  font-size: min(4.25rem, 22cqw);
  color: inherit;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding-top: .1em;
`;
