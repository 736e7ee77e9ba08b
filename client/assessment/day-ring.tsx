import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

type DayRingProps = {
  done: number;
  /** How many arcs the ring has. */
  total: number;
  children: ReactNode;
};

const box = 48;
const stroke = 4;
/** In hundredths of an arc. */
const gap = 12;

/** A ring of arcs, one filled for each exercise that is done. */
export function DayRing({ done, total, children }: DayRingProps) {
  const arcs = Array.from({ length: total }, (_, arc) => arc);
  return (
    <Frame>
      <svg viewBox={`0 0 ${box} ${box}`} aria-hidden>
        {arcs.map((arc) => (
          <Arc
            key={arc}
            cx={box / 2}
            cy={box / 2}
            r={(box - stroke) / 2}
            pathLength={total * 100}
            strokeWidth={stroke}
            strokeDasharray={`${100 - gap} ${total * 100}`}
            strokeDashoffset={-(arc * 100 + gap / 2)}
            $isDone={arc < done}
          />
        ))}
      </svg>
      <Middle>{children}</Middle>
    </Frame>
  );
}

const Frame = styled.span(
  ({ theme }) => css`
    position: relative;
    display: block;
    width: 100%;
    max-width: ${theme.space.s12};
    aspect-ratio: 1;
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
    & > svg {
      width: 100%;
      height: auto;
      transform: rotate(-90deg);
    }
  `,
);

const Arc = styled.circle<{ $isDone: boolean }>(
  ({ theme, $isDone }) => css`
    fill: none;
    stroke: ${$isDone ? theme.color.good : theme.color.groove};
    transition: stroke ${theme.duration.d3} ${theme.ease.out};
  `,
);

const Middle = styled.span`
  position: absolute;
  inset: .4rem;
`;
