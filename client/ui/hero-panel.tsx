import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

/** A large pine panel with arcs of a track in its corner, in both themes. Links and focus rings take the colour that shows on it. */
export function HeroPanel({ children }: { children: ReactNode }) {
  return (
    <Panel>
      <TrackBackground
        cx={60}
        cy={460}
        radius={150}
        count={8}
        width={1100}
        height={420}
        keep="start"
        ground="pine"
      />
      {children}
    </Panel>
  );
}

type TrackBackgroundProps = {
  /** The centre of the arcs in the panel's own units, and the first radius. */
  cx: number;
  cy: number;
  radius: number;
  count: number;
  width: number;
  height: number;
  /** Which corner stays in sight when the panel is narrower. */
  keep: 'start' | 'end';
  ground?: 'paper' | 'pine';
};

const lineWidth = 46;

/** Arcs of a running track behind a large panel. The panel must be positioned and clip what overflows. */
export function TrackBackground({
  cx,
  cy,
  radius,
  count,
  width,
  height,
  keep,
  ground = 'paper',
}: TrackBackgroundProps) {
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${keep === 'start' ? 'xMin' : 'xMax'}YMid slice`}
      $ground={ground}
      aria-hidden
    >
      {Array.from({ length: count }, (_, line) => radius + line * lineWidth).map((r) => (
        <circle key={r} cx={cx} cy={cy} r={r} fill="none" />
      ))}
    </Picture>
  );
}

const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};
  padding: clamp(1.75rem, 1rem + 4vw, 4.5rem);
  border-radius: ${theme.radius.xl};
  background: ${theme.color.tileGoal};
  color: ${theme.color.tileGoalNumeral};
  overflow: hidden;
  & > :not(svg) {
    position: relative;
    min-width: 0;
  }
  & p {
    color: ${theme.color.tileGoalText};
  }
  & p > a {
    color: ${theme.color.tileGoalFill};
  }
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
  }
  & input {
    border-color: transparent;
  }
  /* There the arcs run behind all of the text. */
  ${theme.media.phone} {
    & > svg {
      opacity: .4;
    }
  }
  ${theme.media.broad} {
    grid-template-columns: 1.1fr 1fr;
    align-items: center;
  }
`;

const Picture = styled.svg<{ $ground: 'paper' | 'pine' }>(
  ({ theme, $ground }) => css`
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    stroke: ${$ground === 'pine' ? theme.color.tileGoalLine : theme.color.line};
    stroke-width: 1.5;
    pointer-events: none;
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  `,
);
