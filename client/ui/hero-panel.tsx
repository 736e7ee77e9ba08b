import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { TrackBackground } from './track-background.tsx';

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

const Panel = styled.div(
  ({ theme }) => css`
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
  `,
);
