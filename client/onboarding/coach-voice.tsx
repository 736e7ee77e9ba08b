import type { ReactNode } from 'react';
import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { IconBadge } from '#client/ui/icon.tsx';

type CoachVoiceProps = {
  title: string;
  /** Where there is room, in a separate column. */
  isLarge?: boolean;
  children: ReactNode;
};

/** The coach beside a number: what it comes to, and why. */
export function CoachVoice({ title, isLarge = false, children }: CoachVoiceProps) {
  return (
    <Voice key={title} $isLarge={isLarge}>
      <IconBadge icon="run" segment={8} />
      <b>{title}</b>
      <p>{children}</p>
    </Voice>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const largeLook = ({ theme }: { theme: DefaultTheme }) => css`
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s4};
    & > span {
      grid-row: auto;
    }
    & > b {
      font-size: 2rem;
    }
    & > p {
      font-size: ${theme.text.t18};
    }
  }
`;

const Voice = styled.div<{ $isLarge: boolean }>(
  ({ theme, $isLarge }) => css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s1} ${theme.space.s3};
    align-items: start;
    animation: ${fadeIn} ${theme.duration.d1} ${theme.ease.out};
    ${theme.media.still} {
      animation: none;
    }
    & > span {
      grid-row: 1 / span 2;
    }
    & > b {
      font-family: ${theme.font.display};
      font-size: ${theme.text.t20};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.heading};
      line-height: 1.15;
      text-wrap: balance;
    }
    & > p {
      color: ${theme.color.ink2};
      line-height: 1.4;
    }
    ${$isLarge && largeLook({ theme })}
  `,
);
