import type { ReactNode } from 'react';
import { css, styled, useTheme } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { chartsCopy } from './charts-copy.ts';

type RingProps = {
  label: string;
  /** 0 to 100; null where there is nothing to measure yet. */
  percent: number | null;
  /** Between which percent an estimate lies: a thin arc inside the ring. */
  margin?: { readonly from: number; readonly to: number } | undefined;
  tone?: 'accent' | 'sun' | 'good';
  /** The printed value in the middle. */
  children: ReactNode;
};

const box = 132;
const radius = 58.5;

/** Progress round a circle, from the top clockwise. */
export function Ring({ label, percent, margin, tone = 'accent', children }: RingProps) {
  const { color } = useTheme();
  const stroke = { accent: color.accent, sun: color.segment4, good: color.good }[tone];
  // A meter must have a value.
  const gauge =
    percent === null
      ? { role: 'img', 'aria-label': chartsCopy.nothingToMeasure(label) }
      : {
          role: 'meter',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': percent,
        };
  return (
    <Frame {...gauge}>
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden>
        <circle cx={box / 2} cy={box / 2} r={radius} fill="none" stroke={color.groove} strokeWidth="13" />
        <circle cx={box / 2} cy={box / 2} r="47" fill="none" stroke={color.line} strokeWidth="1.5" />
        {margin && (
          <Margin
            cx={box / 2}
            cy={box / 2}
            r="47"
            pathLength={100}
            strokeDasharray={`0 ${margin.from} ${margin.to - margin.from} 100`}
          />
        )}
        <Progress
          cx={box / 2}
          cy={box / 2}
          r={radius}
          pathLength={100}
          stroke={stroke}
          strokeDasharray={`${percent ?? 0} 100`}
          $isEmpty={!percent}
        />
      </svg>
      <Middle>{children}</Middle>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 11.5rem;
  & > svg {
    width: 100%;
    height: auto;
  }
`;

const Progress = styled.circle<{ $isEmpty: boolean }>(
  ({ theme, $isEmpty }) => css`
    fill: none;
    stroke-width: 13;
    stroke-linecap: round;
    transform: rotate(-90deg);
    transform-origin: center;
    /* A round cap would draw a dot for nothing. */
    visibility: ${$isEmpty ? 'hidden' : 'visible'};
    transition: stroke-dasharray ${theme.duration.d3} ${theme.ease.out};
  `,
);

const Margin = styled.circle`
  fill: none;
  stroke: ${theme.color.ink2};
  stroke-width: 4;
  transform: rotate(-90deg);
  transform-origin: center;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding-top: .2em;
`;
